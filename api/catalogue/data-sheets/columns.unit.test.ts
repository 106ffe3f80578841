import { expect, it } from 'vitest'
import { setBalanced, setInColumns, setPage } from './columns.ts'

const heading = (name: string) => ({ name, height: 20, isHeading: true })
const entries = (...names: string[]) =>
  names.map((name) => ({ name, height: 10, isHeading: false }))
const continued = <Heading extends { name: string }>(item: Heading) => ({
  ...item,
  name: `${item.name.replace(' …', '')} …`,
})
const columns = (height: number) => [
  { x: 0, top: 0, bottom: height },
  { x: 100, top: 0, bottom: height },
]
const names = (placed: { item: { name: string }; x: number }[], x: number) =>
  placed.filter((place) => place.x === x).map(({ item }) => item.name)

it('goes on in the next column of a page without naming the heading again', () => {
  const items = [heading('Maße'), ...entries('a', 'b', 'c', 'd')]
  const { placed, rest } = setInColumns(items, columns(40), continued)
  expect(names(placed, 0)).toEqual(['Maße', 'a', 'b'])
  expect(names(placed, 100)).toEqual(['c', 'd'])
  expect(rest).toEqual([])
})

it('leaves no heading alone at the end of a column', () => {
  const items = [heading('Maße'), ...entries('a'), heading('Leistung'), ...entries('b')]
  const { placed } = setInColumns(items, columns(55), continued)
  expect(names(placed, 100)).toEqual(['Leistung', 'b'])
})

it('leaves over what does not fit, under its heading', () => {
  const items = [heading('Maße'), ...entries(...'abcdefg')]
  const { rest } = setInColumns(items, columns(40), continued)
  expect(rest.map(({ name }) => name)).toEqual(['Maße …', 'g'])
})

it('makes the columns about equally long where everything fits', () => {
  const items = entries('a', 'b', 'c', 'd')
  const { placed } = setBalanced(items, columns(500), continued)
  expect(names(placed, 0)).toEqual(['a', 'b'])
  expect(names(placed, 100)).toEqual(['c', 'd'])
})

it('leaves either nothing or several entries to the next page, under their heading', () => {
  const letters = 'abcdefghij'.split('')
  for (let count = 1; count <= letters.length; count++) {
    const items = [heading('Maße'), ...entries(...letters.slice(0, count))]
    const { placed, rest } = setPage(items, columns(50), continued)
    const over = rest.filter(({ isHeading }) => !isHeading)
    expect([0, 6]).toContain(over.length)
    if (over.length > 0) expect(rest[0]?.name).toBe('Maße …')
    expect(placed.filter(({ item }) => !item.isHeading)).toHaveLength(count - over.length)
  }
})

it('names a heading again on the next page for three entries or more', () => {
  const groups = (first: number) => [
    heading('Maße'),
    ...entries(...'abcdefghijkl'.slice(0, first)),
    heading('Leistung'),
    ...entries('m', 'n', 'o', 'p', 'q', 'r'),
  ]
  for (let first = 1; first <= 12; first++) {
    const items = groups(first)
    const { placed, rest } = setPage(items, columns(70), continued)
    const continuing = rest[0]?.name.endsWith('…') ? rest.slice(1) : []
    const next = continuing.findIndex(({ isHeading }) => isHeading)
    if (continuing.length > 0)
      expect(next < 0 ? continuing.length : next, `${first}`).toBeGreaterThanOrEqual(3)
    expect(placed.at(-1)?.item.isHeading, `${first}`).toBe(false)
    const all = [
      ...placed.map(({ item }) => item),
      ...rest.filter(({ name }) => !name.endsWith('…')),
    ]
    expect(all.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
  }
})
