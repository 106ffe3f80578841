import { describe, expect, it } from 'vitest'
import { typedLineSum, typedTotals } from './offerForm.ts'

const line = { kind: 'machine', title: '', quantity: 1, unitPrice: 100, priceKind: 'net' }
const given = { ...line, optional: false }

describe('the sums of what is typed', () => {
  it('count each line that has an amount, even without a title', () => {
    const typed = { lines: [given, { ...given, quantity: 2 }], taxMode: 'domestic' }
    expect(typedTotals(typed, 19)).toMatchObject({ totals: { payable: 357 }, incomplete: 0 })
  })

  it.each([
    ['no price', { unitPrice: null }],
    ['a price that is no number', { unitPrice: 'zwölf' }],
    ['half a piece', { quantity: 1.5 }],
  ])('leave out a line with %s, and say so', (_, change) => {
    const lines = [given, { ...given, ...change }]
    expect(typedTotals({ lines, taxMode: 'eu' }, 19)).toMatchObject({
      totals: { payable: 100 },
      incomplete: 1,
    })
    expect(typedLineSum({ ...given, ...change })).toBeNull()
  })

  it('are nothing before there is a line', () => {
    expect(typedTotals({}, 19)).toMatchObject({ totals: { payable: 0 }, incomplete: 0 })
  })
})
