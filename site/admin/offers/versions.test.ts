import { expect, it } from 'vitest'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import { conflictOf, merged } from './versions.ts'

const line = {
  kind: 'service',
  productId: null,
  title: 'Prüfung',
  description: '',
  quantity: 1.5,
  unitPrice: 90,
  priceKind: 'net',
  optional: false,
  isAlternative: false,
} as const
const seen: OfferContent = {
  recipient: {
    name: 'Karla Kundin',
    company: '',
    street: '',
    postalCode: '',
    city: '',
    country: 'DE',
    vatId: '',
  },
  lines: [line],
  taxMode: 'domestic',
  validUntil: '2026-12-24',
  binding: false,
  intro: '',
  deliveryTime: '',
  paymentTerms: '',
  closing: '',
}

it('proposes of each field what somebody has changed, and saves what is chosen', () => {
  const typed = {
    ...seen,
    recipient: { ...seen.recipient, street: 'Kai 1' },
    lines: [{ ...line, unitPrice: 99 }],
  }
  const record = {
    ...seen,
    recipient: { ...seen.recipient, city: 'Bremen' },
    lines: [line, line],
    closing: 'Bis bald',
  }
  const conflict = conflictOf({ record, typed, seen })
  expect(conflict.differing.map(({ field, likely }) => [field.label, likely])).toEqual([
    ['Straße und Hausnummer', 'mine'],
    ['Ort', 'theirs'],
    ['Positionen', 'mine'],
    ['Schluss', 'theirs'],
  ])
  const chosen = conflict.differing.map(({ field, likely }) => ({ field, side: likely }))
  expect(merged(conflict, chosen)).toEqual({
    ...record,
    recipient: { ...seen.recipient, street: 'Kai 1', city: 'Bremen' },
    lines: typed.lines,
  })
})

it('says of the lines that differ how many there are of what, and at which price', () => {
  const other = { ...line, title: 'Fahrt' }
  const record = { ...seen, lines: [other] }
  const { mine, theirs, differing } = conflictOf({
    record,
    typed: { ...seen, lines: [line, other] },
    seen,
  })
  expect(differing[0]?.field.text(theirs, mine)).toBe('')
  expect(differing[0]?.field.text(mine, theirs).replaceAll('\u00a0', ' ')).toBe(
    'Dienstleistung Prüfung\n1,5 × 90,00 €',
  )
})
