import { describe, expect, it } from 'vitest'
import { machinesProfit } from './machines-profit.ts'

const machine = {
  kind: 'machine',
  productId: 1,
  quantity: 1,
  unitPrice: 20_000,
  priceKind: 'net',
  optional: false,
} as const
const bought = (purchasePrice: number, preparationCost: number | null = null) => ({
  purchasePrice,
  preparationCost,
})
const costs = new Map([
  [1, bought(15_000)],
  [2, bought(10_000)],
  [4, bought(15_000, 1_200)],
])
const profit = (lines: Parameters<typeof machinesProfit>[0]) => machinesProfit(lines, costs, 19)

describe('what the machines of an offer bring', () => {
  it('is their price less what they have cost, without transport and what is optional', () => {
    const delivery = { ...machine, kind: 'delivery', productId: null, unitPrice: 450 } as const
    expect(profit([machine, delivery, { ...machine, optional: true }])).toBe(5000)
    expect(profit([{ ...machine, quantity: 2 }])).toBe(10_000)
  })

  it('is less by what each piece has cost to be prepared', () => {
    const prepared = { ...machine, productId: 4 }
    expect(profit([prepared])).toBe(3800)
    expect(profit([{ ...prepared, quantity: 2 }, machine])).toBe(12_600)
  })

  it('is less by a discount', () => {
    const discount = { ...machine, kind: 'discount', productId: null, unitPrice: 1000 } as const
    expect(profit([machine, discount])).toBe(4000)
  })

  it('is without the VAT on the difference of each machine that is taxed by its margin', () => {
    const margin = { ...machine, priceKind: 'margin' } as const
    const sold = { ...margin, productId: 2, unitPrice: 11_900 }
    expect(profit([sold])).toBeCloseTo(1900 / 1.19, 6)
    // A loss with the one takes nothing from the tax on the other.
    expect(profit([sold, { ...margin, unitPrice: 14_000 }])).toBeCloseTo(1900 / 1.19 - 1000, 6)
  })

  it.each([
    ['without machines', []],
    [
      'with a machine of which nobody knows what it has cost',
      [machine, { ...machine, productId: 3 }],
    ],
    ['with one that is not of the stock', [{ ...machine, productId: null }]],
  ])('is not known %s', (_, lines) => {
    expect(profit(lines)).toBeNull()
  })
})
