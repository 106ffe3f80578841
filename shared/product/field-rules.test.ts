import { expect, it } from 'vitest'
import { plainStockNumber } from './field-rules.ts'

it.each([
  ['L 1042', 'L-1042'],
  [' A/17 ', 'A-17'],
  ['2026/03 \u00a017', '2026-03-17'],
  ['L-1042', 'L-1042'],
  ['Grün 5', 'Grün 5'],
  ['', ''],
])('the stock number „%s“ is kept as „%s“', (text, kept) => {
  expect(plainStockNumber(text)).toBe(kept)
})
