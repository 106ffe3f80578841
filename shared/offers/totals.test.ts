import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../values/records.ts'
import { percentOfLines } from './discount.ts'
import { type LineKind, lineKindLabels, linePriceKindLabels, taxModeLabels } from './offer-input.ts'
import { machinesProfit, type OfferTotals, totalsOf } from './totals.ts'

const line = {
  kind: 'machine',
  quantity: 1,
  unitPrice: 0,
  priceKind: 'net',
  optional: false,
} as const
const domestic = { taxMode: 'domestic', vatRate: 19 } as const

describe('the totals of an offer', () => {
  it('take VAT once of the net sum, and none of what is taxed by its margin', () => {
    const lines = [
      { ...line, unitPrice: 28_500 },
      { ...line, kind: 'delivery', unitPrice: 480.5 },
      { ...line, unitPrice: 9_900, priceKind: 'margin' },
    ] as const
    expect(totalsOf(lines, domestic)).toEqual({
      net: 28_980.5,
      vatRate: 19,
      vat: 5_506.3,
      gross: 34_486.8,
      margin: 9_900,
      total: 44_386.8,
      tradeIn: 0,
      payable: 44_386.8,
    })
  })

  it('lower the block of a discount, and take what is traded in from the total', () => {
    const lines = [
      { ...line, unitPrice: 1_000 },
      { ...line, unitPrice: 500, priceKind: 'margin' },
      { ...line, kind: 'discount', unitPrice: 100 },
      { ...line, kind: 'discount', unitPrice: 50, priceKind: 'margin' },
      { ...line, kind: 'tradeIn', unitPrice: 300 },
    ] as const
    expect(totalsOf(lines, domestic)).toMatchObject({
      net: 900,
      vat: 171,
      margin: 450,
      total: 1_521,
      tradeIn: 300,
      payable: 1_221,
    })
  })

  it('round a line with parts of an hour before they add up, so that a reader comes to the same', () => {
    const third = { ...line, kind: 'service', quantity: 0.33, unitPrice: 10.01 } as const
    expect(totalsOf([third, third, third], domestic)).toMatchObject({ net: 9.9, vat: 1.88 })
    const part = { ...line, kind: 'service', quantity: 1.42, unitPrice: 31.25 } as const
    expect(totalsOf([part], domestic)).toMatchObject({ net: 44.38, vat: 8.43, gross: 52.81 })
  })

  it('are nothing after a discount of everything, and exact after one of nearly everything', () => {
    const part = { ...line, kind: 'service', quantity: 2.25, unitPrice: 64.22 } as const
    const all = { ...line, kind: 'discount', unitPrice: percentOfLines([part], 100) } as const
    expect(totalsOf([part, all], domestic)).toMatchObject({ net: 0, vat: 0, payable: 0 })
    const most = { ...line, kind: 'discount', unitPrice: 7_500 } as const
    expect(totalsOf([{ ...line, unitPrice: 8_500 }, most], domestic).payable).toBe(1_190)
  })

  it('count half a cent of a discount in percent up', () => {
    const amountOf = (unitPrice: number, percent: number) =>
      percentOfLines([{ ...line, unitPrice }], percent)
    expect([amountOf(7.5, 8.2), amountOf(17.5, 8.2), amountOf(1.5, 1)]).toEqual([0.62, 1.44, 0.02])
  })

  it.each(['eu', 'export'] as const)('know no VAT for %s', (taxMode) => {
    expect(totalsOf([{ ...line, unitPrice: 100 }], { taxMode, vatRate: 19 })).toMatchObject({
      vatRate: 0,
      vat: 0,
      gross: 100,
    })
  })

  it('round half a cent up', () => {
    // 19 % of 0.50 € are 9.5 cents.
    expect(totalsOf([{ ...line, unitPrice: 0.5 }], domestic).vat).toBe(0.1)
    // Three lines of 16.67 € make 9.5019 €; rounded line by line it would be 9.51 €.
    expect(totalsOf([{ ...line, quantity: 3, unitPrice: 16.67 }], domestic).vat).toBe(9.5)
  })

  it('leave out what is optional', () => {
    expect(totalsOf([{ ...line, unitPrice: 100, optional: true }], domestic).payable).toBe(0)
  })
})

const lines = fc.array(
  fc.record({
    kind: fc.constantFrom(...keysOf(lineKindLabels)),
    quantity: fc.integer({ min: 1, max: 999 }),
    cents: fc.integer({ min: 0, max: 1_000_000_000 }),
    priceKind: fc.constantFrom(...keysOf(linePriceKindLabels)),
    optional: fc.boolean(),
  }),
  { maxLength: 50 },
)

interface Given {
  kind: LineKind
  quantity: number
  cents: number
  priceKind: 'net' | 'margin'
  optional: boolean
}

/** The same in whole numbers of any size: hundredths of a percent of a cent. */
function exact(of: readonly Given[], rate: number) {
  const signed = { net: 0n, margin: 0n, tradeIn: 0n }
  for (const { kind, quantity, cents, priceKind, optional } of of) {
    if (optional) continue
    const amount = BigInt(quantity) * BigInt(cents)
    if (kind === 'tradeIn') signed.tradeIn += amount
    else signed[priceKind] += kind === 'discount' ? -amount : amount
  }
  const product = signed.net * BigInt(rate)
  const vat = product / 10_000n + (product % 10_000n >= 5_000n ? 1n : 0n)
  return { ...signed, vat, payable: signed.net + vat + signed.margin - signed.tradeIn }
}

it('are those of exact arithmetic, whatever is offered', () => {
  fc.assert(
    fc.property(
      lines,
      fc.integer({ min: 0, max: 5_000 }),
      fc.constantFrom(...keysOf(taxModeLabels)),
      (given, hundredths, taxMode) => {
        const oracle = exact(given, taxMode === 'domestic' ? hundredths : 0)
        fc.pre(oracle.net >= 0n)
        const totals = totalsOf(
          given.map(({ cents, ...rest }) => ({ ...rest, unitPrice: cents / 100 })),
          { taxMode, vatRate: hundredths / 100 },
        )
        const cents = (key: keyof OfferTotals) => BigInt(Math.round(totals[key] * 100))
        for (const key of ['net', 'margin', 'tradeIn', 'vat', 'payable'] as const)
          expect(cents(key), key).toBe(oracle[key])
        expect(cents('total')).toBe(cents('gross') + cents('margin'))
      },
    ),
  )
})

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
