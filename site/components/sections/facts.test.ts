import { expect, it } from 'vitest'
import { cellsInRow } from './facts.ts'

it.each([
  [1, 5, [1]],
  [4, 5, [4, 4, 4, 4]],
  [5, 2, [2, 2, 2, 2, 1]],
  [5, 3, [3, 3, 3, 2, 2]],
  [7, 5, [4, 4, 4, 4, 3, 3, 3]],
  [12, 5, Array(12).fill(4)],
])('%i cells of which %i fit in a row fill their rows', (count, most, cells) => {
  expect(cellsInRow(count, most)).toEqual(cells)
})
