import { expect, it } from 'vitest'
import { MOST_COMPARED, readSelection, withQuantity, withSelection } from './machine-selection.ts'

it.each<[string[], number[], string[]]>([
  [['5,1,3'], [5, 1, 3], []],
  [['5', '1'], [5, 1], []],
  [[' 5 ,1,,5'], [5, 1], []],
  [['5,abc,0,-1,1e3,05,99999999999'], [5], ['abc', '0', '-1', '1e3', '05', '99999999999']],
  [['1,2,3,4,5,x'], [1, 2, 3, 4], ['5', 'x']],
  [['5x2x3,1x,x2,3x-1'], [], ['5x2x3', '1x', 'x2', '3x-1']],
  [['5x0,1x100,3x1.5,7x02'], [], ['5x0', '1x100', '3x1.5', '7x02']],
  [[''], [], []],
  [[], [], []],
])('%j asks for the machines %j and leaves out %j', (texts, ids, leftOut) => {
  expect(readSelection(texts, MOST_COMPARED)).toMatchObject({ ids, leftOut })
})

it('writes what it reads', () => {
  expect(withSelection('/vergleich', [5, 1])).toBe('/vergleich?maschinen=5,1')
  expect(withSelection('/vergleich', [])).toBe('/vergleich')
})

it('knows how many of a machine are wanted, and writes it as it reads it', () => {
  const { ids, quantities } = readSelection(['5x2,1,3x99,5x7,7x1'], MOST_COMPARED)
  expect(ids).toEqual([5, 1, 3, 7])
  expect(quantities).toEqual({ 5: 2, 3: 99 })
  const address = withSelection('/merkliste', ids, { quantities })
  expect(address).toBe('/merkliste?maschinen=5x2,1,3x99,7')
  expect(withQuantity(address, 5, 1)).toBe('/merkliste?maschinen=5,1,3x99,7')
  expect(withQuantity(address, 7, 12)).toBe('/merkliste?maschinen=5x2,1,3x99,7x12')
  expect(withQuantity(address, 99, 2)).toBe(address)
  expect(withQuantity('/kontakt?produkte=5,7&plz=24103', 7, 2)).toBe(
    '/kontakt?produkte=5,7x2&plz=24103',
  )
})
