import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFigure } from '../testing/figures.ts'
import { isFigures } from './figures-shape.ts'
import { readFigure } from './read-figure.ts'
import { definitionOf, figureKeys } from './registry.ts'
import { units } from './units.ts'

const anyQuantity = anyFigure.chain(({ key, value }) => {
  const definition = definitionOf(key)
  if (definition.kind !== 'number' || definition.unit === null || typeof value !== 'number')
    return fc.constant(null)
  const { unit, decimals = 0 } = definition
  return fc.constantFrom(...Object.entries<number>(units[unit])).map(([spelling, factor]) => {
    const maximumFractionDigits = decimals + String(factor).length - 1
    return { key, value, spelling, amount: value / factor, maximumFractionDigits }
  })
})

describe('a quantity', () => {
  const grouped = fc.boolean()
  const before = fc.constantFrom('', 'ca. ', 'ca.', 'etwa ', ' ', '~')
  const after = fc.constantFrom('', '.', ' ', ' mit Last')
  const between = fc.constantFrom('', ' ', '\u00a0')

  it('is read in every unit, with and without dots, blanks and „ca.“', () => {
    fc.assert(
      fc.property(anyQuantity, grouped, before, between, after, (quantity, ...writing) => {
        fc.pre(quantity !== null)
        const [useGrouping, start, gap, end] = writing
        const { key, value, spelling, amount, maximumFractionDigits } = quantity
        const digits = amount.toLocaleString('de-DE', { useGrouping, maximumFractionDigits })
        expect(readFigure(key, `${start}${digits}${gap}${spelling}${end}`)).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  it('is read right or not at all when its comma and dots are the English ones', () => {
    fc.assert(
      fc.property(anyQuantity, grouped, between, (quantity, useGrouping, gap) => {
        fc.pre(quantity !== null)
        const { key, value, spelling, amount, maximumFractionDigits } = quantity
        const digits = amount.toLocaleString('en-US', { useGrouping, maximumFractionDigits })
        expect([value, null]).toContain(readFigure(key, `${digits}${gap}${spelling}`))
      }),
      { numRuns: 2000 },
    )
  })
})

it('answers with a value that the figure can have, or with none, to any text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...figureKeys),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,/ a-z%()-]{1,12}$/)),
      (key, text) => {
        expect(isFigures({ [key]: readFigure(key, text) ?? undefined })).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
