import { describe, expect, it } from 'vitest'
import { grossProfit, grossProfitText } from './gross-profit.ts'

const sale = { price: 20_000, isMargin: false, purchasePrice: 15_000, preparationCost: null }

describe('what a sale brings', () => {
  it('is the net price without what the machine has cost', () => {
    expect(grossProfit(sale, 19)).toEqual({ amount: 5000, percent: 25 })
  })

  it('is without the VAT on the difference where that alone is taxed', () => {
    // § 25a UStG: 11,900 € for what has cost 10,000 € hold 19 % of 1,900 / 1.19, which is 303.36 €.
    const margin = { price: 11_900, isMargin: true, purchasePrice: 10_000, preparationCost: null }
    const profit = grossProfit(margin, 19)
    expect(profit?.amount).toBeCloseTo(1596.64, 2)
    expect(profit?.percent).toBeCloseTo((1596.64 / 11_596.64) * 100, 2)
  })

  it('is less by its preparation, which lowers no VAT', () => {
    expect(grossProfit({ ...sale, preparationCost: 1_500 }, 19)).toEqual({
      amount: 3500,
      percent: 17.5,
    })
    const margin = { price: 11_900, isMargin: true, purchasePrice: 10_000 }
    expect(grossProfit({ ...margin, preparationCost: 600 }, 19)?.amount).toBeCloseTo(996.64, 2)
    expect(grossProfit({ ...sale, purchasePrice: null, preparationCost: 600 }, 19)).toBeNull()
  })

  it('is a loss below what was paid, and no VAT comes back of it', () => {
    for (const isMargin of [false, true])
      expect(grossProfit({ ...sale, price: 8000, isMargin, purchasePrice: 10_000 }, 19)).toEqual({
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
