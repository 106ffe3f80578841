import { describe, expect, it } from 'vitest'
import { makersInStock } from './makers.ts'

describe('the makers in stock', () => {
  it('are those of whom there is a machine, by name', () => {
    expect(
      makersInStock([
        { brand: 'Still', count: 1 },
        { brand: 'Crown', count: 0 },
        { brand: 'Cat', count: 3 },
      ]),
    ).toEqual(['Cat', 'Still'])
  })

  it('are those with most machines, if there are too many for a page', () => {
    const many = Array.from({ length: 30 }, (_, count) => ({ brand: `Marke ${count}`, count }))
    const shown = makersInStock(many)
    expect([shown.length, shown.includes('Marke 12'), shown.includes('Marke 11')]).toEqual([
      18,
      true,
      false,
    ])
  })
})
