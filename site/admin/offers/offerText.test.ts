import { expect, it } from 'vitest'
import { ageText, offerTitle, timeLeft } from './offerText.ts'

const noon = new Date('2026-11-24T11:00:00Z')

it.each([
  ['2026-11-23T23:30:00Z', 'heute'],
  ['2026-11-23T11:00:00Z', 'gestern'],
  ['2026-11-10T08:00:00Z', '14 Tage'],
])('says how old an offer is by German days: %s → %s', (sentAt, text) => {
  expect(ageText({ sentAt, createdAt: '2026-01-01T00:00:00Z' }, noon)).toBe(text)
})

it.each([
  ['2026-11-24', 'nur noch heute'],
  ['2026-11-25', 'noch 1 Tag'],
  ['2026-12-08', 'noch 14 Tage'],
])('says how long an offer that was sent can be accepted: %s → %s', (validUntil, text) => {
  expect(timeLeft({ status: 'sent', validUntil }, noon)).toBe(text)
})

it('counts no days of an offer that nobody waits for', () => {
  expect(timeLeft({ status: 'declined', validUntil: '2026-12-08' }, noon)).toBe('')
})

it.each([
  [{ number: null, revision: 1, status: 'draft' }, 'Angebot (Entwurf)'],
  [{ number: 'AN-2026-0042', revision: 2, status: 'draft' }, 'Angebot AN-2026-0042-2 (Entwurf)'],
  [{ number: 'AN-2026-0042', revision: 1, status: 'sent' }, 'Angebot AN-2026-0042'],
] as const)('names an offer in its heading: %o → %s', (offer, title) => {
  expect(offerTitle({ ...offer, language: 'de' })).toBe(title)
})

it('says in its heading that an offer goes out in English', () => {
  const draft = { number: null, revision: 1, status: 'draft', language: 'en' } as const
  expect(offerTitle(draft)).toBe('Angebot (Entwurf, Englisch)')
  const sent = { ...draft, number: 'AN-2026-0042', status: 'sent' } as const
  expect(offerTitle(sent)).toBe('Angebot AN-2026-0042 (Englisch)')
})
