import { describe, expect, it } from 'vitest'
import { priceParts, priceText, rentText, visiblePrice } from './price.ts'

const net = { priceKind: 'net', previousPrice: null } as const

describe('the text of a price', () => {
  it('is a net price, with cents only where there are some', () => {
    expect(priceText({ ...net, price: 28_500 })).toBe('28.500\u00a0€ zzgl. MwSt.')
    expect(priceParts({ ...net, price: 0.5 }).amount).toBe('0,50\u00a0€')
    expect(priceText({ ...net, price: 19_900.5 })).toBe('19.900,50\u00a0€ zzgl. MwSt.')
  })

  it('says that the tax of a margin price cannot be shown, and adds none', () => {
    expect(priceText({ ...net, priceKind: 'margin', price: 9000 })).toBe(
      '9.000\u00a0€ Differenzbesteuert nach §\u00a025a\u00a0UStG, MwSt. nicht ausweisbar',
    )
  })

  it.each([0, -0, 0.49])(
    'is on request where nothing is asked for, and names no tax: %d',
    (price) => {
      expect(priceText({ ...net, price })).toBe('Preis auf Anfrage')
    },
  )

  it.each([null, 28_500])('keeps a price on request to itself: %s', (price) => {
    const product = { priceKind: 'onRequest', price, previousPrice: 30_000 } as const
    expect(priceParts(product)).toEqual({ amount: 'Preis auf Anfrage', note: null, previous: null })
    expect(visiblePrice(product)).toBeNull()
  })

  it('strikes a previous price through only when it was higher', () => {
    const previous = (previousPrice: number) =>
      priceParts({ ...net, price: 28_500, previousPrice }).previous
    expect(previous(30_000)).toBe('30.000\u00a0€')
    expect(previous(28_500)).toBeNull()
    expect(previous(20_000)).toBeNull()
  })
})

it('names the rents that there are, the shortest first', () => {
  expect(rentText({ month: 900, day: 95 })).toBe('95\u00a0€ je Tag, 900\u00a0€ je Monat')
  expect(rentText(null)).toBe('')
})
