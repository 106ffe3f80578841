import { describe, expect, it } from 'vitest'
import { germanAlone, textsIn } from '../testing/own-words.ts'
import { englishWords, offerWords } from './english.ts'
import { englishTimeOfDelivery } from './english-draft.ts'
import type { OfferLine } from './offer-input.ts'
import { totalsOf } from './totals.ts'
import {
  germanWords,
  kindBesideTitle,
  lineAmounts,
  lineNotes,
  sumsAfterTradeIn,
  sumsOf,
} from './wording.ts'

const line = (change: Partial<OfferLine>): OfferLine => ({
  kind: 'machine',
  productId: null,
  title: 'Linde H30D',
  description: '',
  quantity: 1,
  unitPrice: 28_500,
  priceKind: 'net',
  optional: false,
  isAlternative: false,
  ...change,
})

describe('an offer in English', () => {
  it('writes amounts and quantities as English readers know them', () => {
    const rented = line({ kind: 'rent', quantity: 1.5, unitPrice: 1_480.5 })
    expect(lineAmounts(rented, englishWords)).toEqual({ unit: '€1,480.50', total: '€2,220.75' })
    const discount = line({ kind: 'discount', unitPrice: 1_000, optional: true })
    expect(lineAmounts(discount, englishWords).total).toBe('(−€1,000.00)')
    expect(englishWords.number(1.5)).toBe('1.5')
    expect(englishWords.percent(2.5)).toBe('2.5%')
  })

  it('has the same sums as the German one, in its own words', () => {
    const lines = [
      line({}),
      line({ priceKind: 'margin', unitPrice: 5_000 }),
      line({ kind: 'tradeIn', unitPrice: 900 }),
    ]
    const totals = totalsOf(lines, { taxMode: 'domestic', vatRate: 19 })
    const inBoth = (words: typeof germanWords) => [
      ...sumsOf({ totals }, words),
      ...sumsAfterTradeIn({ totals }, words),
    ]
    expect(inBoth(englishWords).map(({ amount }) => amount)).toEqual(
      inBoth(germanWords).map(({ amount }) => amount),
    )
    expect(inBoth(englishWords).map(({ label }) => label)).toEqual([
      ...['Subtotal, net', 'plus 19% VAT', 'Including VAT'],
      ...['Margin scheme goods (§ 25a UStG)', 'Total'],
      ...['less trade-in', 'Amount payable'],
    ])
  })

  it.each([
    ['Loyalty discount', 5, ['5% off']],
    ['Discount 5%', 5, []],
    ['Discount 2.5%', 2.5, []],
    ['Nachlass 2,5 %', 2.5, []],
    ['100% in advance', 5, ['5% off']],
  ] as const)('of “%s” with %s percent says %j beside it', (title, percent, notes) => {
    expect(lineNotes(line({ kind: 'discount', title, percent }), englishWords)).toEqual(notes)
  })

  it('names the kind of a line that does not begin with it', () => {
    const nameOf = (kind: OfferLine['kind'], title: string) =>
      kindBesideTitle({ kind, title }, englishWords)
    expect(nameOf('delivery', 'Delivery to 30159')).toBeNull()
    expect(nameOf('delivery', 'Fracht nach Wien')).toBe('Delivery')
  })

  it('says that several pieces have one stock number, whatever its line calls that', () => {
    for (const name of ['Stock number', 'Lagernummer'])
      expect(lineNotes(line({ quantity: 3, description: `${name} 17` }), englishWords)).toEqual([
        '3 pieces under one stock number',
      ])
  })

  it('does not say where machines are picked up if a line delivers them', () => {
    expect(englishTimeOfDelivery('By arrangement, ex works (EXW) at the location')).toBe(
      'By arrangement',
    )
  })

  it('leaves no German word', () => {
    expect(germanAlone(offerWords.en, offerWords.de).length).toBeGreaterThan(20)
    for (const text of textsIn(offerWords.en))
      expect(text, text).not.toMatch(/[äöüß]|Angebot|Maschine|Steuer|zzgl|Gesamt/)
  })
})
