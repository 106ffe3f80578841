import { expect, it } from 'vitest'
import { missingAddress } from './sendForm.ts'

const recipient = { name: 'Karla Kundin', company: '', street: 'Kai 1', country: 'DE', vatId: '' }

it('names what the address of an offer lacks, and nothing of a whole one', () => {
  expect(missingAddress({ ...recipient, postalCode: '', city: '' })).toEqual({
    'recipient.postalCode': 'Postleitzahl fehlt',
    'recipient.city': 'Ort fehlt',
  })
  expect(missingAddress({ ...recipient, postalCode: '20457', city: 'Hamburg' })).toEqual({})
})

it('doubts a German postcode without five digits, and none of another country', () => {
  const short = { ...recipient, postalCode: '2045', city: 'Hamburg' }
  expect(missingAddress(short)).toEqual({
    'recipient.postalCode': 'Postleitzahl 2045 hat keine fünf Ziffern',
  })
  expect(missingAddress({ ...short, country: 'AT' })).toEqual({})
})
