import { expect, it } from 'vitest'
import { INVALID_POSTCODE } from '../../../../shared/buying/postcodes.ts'
import { missingAddress } from './sendForm.ts'

const recipient = { name: 'Karla Kundin', company: '', street: 'Kai 1', country: 'DE', vatId: '' }

it('names what the address of an offer lacks, and nothing of a whole one', () => {
  expect(missingAddress({ ...recipient, postalCode: '', city: '' })).toEqual({
    'recipient.postalCode': 'Postleitzahl fehlt',
    'recipient.city': 'Ort fehlt',
  })
  expect(missingAddress({ ...recipient, postalCode: '20457', city: 'Hamburg' })).toEqual({})
})

it('doubts what is no German postcode, and none of another country', () => {
  const short = { ...recipient, postalCode: '2045', city: 'Hamburg' }
  expect(missingAddress(short)).toEqual({ 'recipient.postalCode': INVALID_POSTCODE })
  expect(missingAddress({ ...short, country: 'AT' })).toEqual({})
})
