import { describe, expect, it } from 'vitest'
import type { Rent } from '../product/field-rules.ts'
import { machine } from '../testing/product.ts'
import { rentClasses } from './rent-classes.ts'

const rented = (id: number, capacity: number | undefined, rent: Rent | null) => ({
  ...machine,
  id,
  rent,
  figures: capacity === undefined ? {} : { capacity },
})
const { slug } = machine.category
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
/** With `~` for what keeps a price in one line. */
const price = (text: string | null) => text?.replaceAll('\u00a0', '~') ?? null

const classes = rentClasses(
  [
    rented(1, undefined, { day: 70 }),
    rented(2, 3000, { day: 120, week: 480 }),
    rented(3, 2900, { day: 125 }),
    rented(4, 2500, { day: 110, month: 1300 }),
    rented(5, 2500, { day: 110, month: 1250 }),
    rented(6, 16_000, { month: 9000 }),
    { ...rented(7, 1000, { day: 1 }), category: { ...machine.category, slug: 'anderswo' } },
  ],
  slug,
)

describe('what a class of machines costs to rent', () => {
  it('is told by category and what its machines do lift, the lightest first, unknown ones last', () => {
    expect(
      classes.map(({ label, machines }) => [plain(label), machines.map(({ id }) => id)]),
    ).toEqual([
      ['2,5 t', [4, 5]],
      ['2,9–3 t', [2, 3]],
      ['16 t', [6]],
      ['', [1]],
    ])
  })

  it('begins with the lowest rate of each period, and nothing is said where none is known', () => {
    const rates = classes.map(({ rates: { day, week, month } }) => [day, week, month].map(price))
    expect(rates).toEqual([
      ['110~€', null, 'ab~1.250~€'],
      ['ab~120~€', 'ab~480~€', null],
      [null, null, '9.000~€'],
      ['70~€', null, null],
    ])
  })

  it('leads to the list of its machines', () => {
    expect(classes.map(({ query }) => query)).toEqual([
      `?kategorie=${slug}&tragkraft_von=2500&tragkraft_bis=2500&miete=1`,
      `?kategorie=${slug}&tragkraft_von=2900&tragkraft_bis=3000&miete=1`,
      `?kategorie=${slug}&tragkraft_von=16000&tragkraft_bis=16000&miete=1`,
      `?kategorie=${slug}&miete=1`,
    ])
  })
})
