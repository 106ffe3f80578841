import { describe, expect, it } from 'vitest'
import { priceParts, priceText } from './price.ts'

describe('the text of a price', () => {
  it('is a net price in whole euros', () => {
    expect(priceText({ price: 28_500 })).toBe('28.500\u00a0€ zzgl. MwSt.')
    expect(priceParts({ price: 0.5 })).toEqual({ amount: '1\u00a0€', note: 'zzgl. MwSt.' })
  })

  it.each([0, -0, 0.49])(
    'asks to be asked where it would read 0 €, and names no tax: %d',
    (price) => {
      expect(priceText({ price })).toBe('Preis auf Anfrage')
    },
  )
})
