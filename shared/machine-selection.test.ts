import { expect, it } from 'vitest'
import { MOST_COMPARED, readSelection, withSelection } from './machine-selection.ts'

it.each<[string[], number[], string[]]>([
  [['5,1,3'], [5, 1, 3], []],
  [['5', '1'], [5, 1], []],
  [[' 5 ,1,,5'], [5, 1], []],
  [['5,abc,0,-1,1e3,05,99999999999'], [5], ['abc', '0', '-1', '1e3', '05', '99999999999']],
  [['1,2,3,4,5,x'], [1, 2, 3, 4], ['5', 'x']],
  [[''], [], []],
  [[], [], []],
])('%j asks for the machines %j and leaves out %j', (texts, ids, leftOut) => {
  expect(readSelection(texts, MOST_COMPARED)).toEqual({ ids, leftOut })
})

it('writes what it reads', () => {
  expect(withSelection('/vergleich', [5, 1])).toBe('/vergleich?maschinen=5,1')
  expect(withSelection('/vergleich', [])).toBe('/vergleich')
})
