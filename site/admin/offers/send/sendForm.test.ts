import { expect, it } from 'vitest'
import { INVALID_POSTCODE } from '../../../../shared/buying/postcodes.ts'
import { doubtsAbout, firstLetter, missingAddress, obstaclesIn } from './sendForm.tsx'

const recipient = { name: 'Karla Kundin', company: '', street: 'Kai 1', country: 'DE', vatId: '' }

it('names what the address of an offer lacks, and nothing of a whole one', () => {
  expect(missingAddress({ ...recipient, postalCode: '', city: '' })).toEqual({
    'recipient.postalCode': 'Postleitzahl fehlt',
    'recipient.city': 'Ort fehlt',
  })
  expect(missingAddress({ ...recipient, postalCode: '20457', city: 'Hamburg' })).toEqual({})
})

it('misses a postcode in Germany alone: many countries have none', () => {
  const accra = { ...recipient, country: 'GH', postalCode: '', city: 'Accra' }
  expect(missingAddress(accra)).toEqual({})
  expect(missingAddress({ ...accra, city: '' })).toEqual({ 'recipient.city': 'Ort fehlt' })
})

it('doubts what is no German postcode, and none of another country', () => {
  const short = { ...recipient, postalCode: '2045', city: 'Hamburg' }
  expect(missingAddress(short)).toEqual({ 'recipient.postalCode': INVALID_POSTCODE })
  expect(missingAddress({ ...short, country: 'AT' })).toEqual({})
})

it('tells the customer which offer another version replaces', () => {
  const inquiry = { name: 'Karla Kundin', receipt: 'A-2026-00042', email: 'karla@kai.example' }
  const offer = { number: 'AN-2026-0007', language: 'de' } as const
  const first = firstLetter(inquiry, { ...offer, revision: 1 })
  expect(first.subject).toBe('Unser Angebot zu Ihrer Anfrage A-2026-00042')
  expect(first.text).not.toContain('ersetzt')
  const third = firstLetter(inquiry, { ...offer, revision: 3 })
  expect(third.subject).toBe('Unser überarbeitetes Angebot zu Ihrer Anfrage A-2026-00042')
  expect(third.text).toContain('ersetzt das Angebot AN-2026-0007-2.')
  const english = firstLetter(inquiry, { ...offer, language: 'en', revision: 3 })
  expect(english.subject).toBe('Our revised offer on your enquiry A-2026-00042')
  expect(english.text).toMatch(/^Dear Karla Kundin,\n\nWe .*it replaces offer AN-2026-0007-2\./)
})

it('tells what stands in the way of sending from what is only asked', () => {
  const warnings = {
    'recipient.vatId': 'Falsch',
    taxMode: 'Wirklich?',
    'lines.0.title': 'Verkauft',
  }
  expect(obstaclesIn({ warnings })).toEqual({ 'recipient.vatId': 'Falsch' })
  expect(doubtsAbout({ warnings })).toEqual({ taxMode: 'Wirklich?', 'lines.0.title': 'Verkauft' })
})
