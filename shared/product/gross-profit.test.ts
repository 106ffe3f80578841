import { describe, expect, it } from 'vitest'
import { grossProfit, grossProfitText } from './gross-profit.ts'

const sale = { price: 20_000, isMargin: false, purchasePrice: 15_000 }

describe('what a sale brings', () => {
  it('is the net price without what the machine has cost', () => {
    expect(grossProfit(sale, 19)).toEqual({ amount: 5000, percent: 25 })
  })

  it('is without the VAT on the difference where that alone is taxed', () => {
    // § 25a UStG: 11,900 € for what has cost 10,000 € hold 19 % of 1,900 / 1.19, which is 303.36 €.
    const margin = { price: 11_900, isMargin: true, purchasePrice: 10_000 }
    const profit = grossProfit(margin, 19)
    expect(profit?.amount).toBeCloseTo(1596.64, 2)
    expect(profit?.percent).toBeCloseTo((1596.64 / 11_596.64) * 100, 2)
  })

  it('is a loss below what was paid, and no VAT comes back of it', () => {
    for (const isMargin of [false, true])
      expect(grossProfit({ price: 8000, isMargin, purchasePrice: 10_000 }, 19)).toEqual({
        amount: -2000,
        percent: -25,
      })
  })

  it.each([{ price: null }, { price: 0 }, { purchasePrice: null }])(
    'is not known with %o',
    (missing) => {
      expect(grossProfit({ ...sale, ...missing }, 19)).toBeNull()
      expect(grossProfitText({ ...sale, ...missing }, 19)).toBe('')
    },
  )

  it('is all of the price of what has cost nothing', () => {
    expect(grossProfit({ ...sale, purchasePrice: 0 }, 19)).toEqual({ amount: 20_000, percent: 100 })
  })

  it('is said in euros and as a share of the net price', () => {
    const text = (purchasePrice: number) =>
      grossProfitText({ ...sale, purchasePrice }, 19).replaceAll('\u00a0', ' ')
    expect(text(12_345.67)).toBe('Rohertrag 7.654 €, das sind 38,3 % vom Nettopreis')
    expect(text(21_000)).toBe('Verlust 1.000 €, das sind 5 % vom Nettopreis')
  })
})
