import { expect, it } from 'vitest'
import type { OfferLine, TaxMode } from '../../../shared/offers/offer-input.ts'
import { ageText, lineFacts, offerTitle, timeLeft } from './offer.tsx'

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

it('says of a line of an offer how it is taxed: abroad without VAT, by its margin wherever it goes', () => {
  const title = 'Linde H30'
  const counted = { quantity: 2, unitPrice: 100, optional: false, isAlternative: false }
  const about = { kind: 'machine', priceKind: 'net', productId: null, description: '' } as const
  const line: OfferLine = { ...about, ...counted, title }
  const factsOf = (change: Partial<OfferLine>, mode: TaxMode) =>
    lineFacts({ ...line, ...change }, mode).map((fact) => fact.replaceAll('\u00a0', ' '))
  expect(factsOf({}, 'domestic')).toEqual(['Maschine', '2 × 100,00 €', 'zzgl. MwSt.'])
  for (const mode of ['eu', 'export'] as const) {
    expect(factsOf({}, mode)).toEqual(['Maschine', '2 × 100,00 €', 'Steuerfrei'])
    expect(factsOf({ priceKind: 'margin' }, mode)).toContain('Differenzbesteuert (§ 25a UStG)')
  }
  expect(factsOf({ kind: 'tradeIn', quantity: 1 }, 'export')).toEqual(['Inzahlungnahme'])
})
