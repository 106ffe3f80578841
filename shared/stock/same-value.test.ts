import { expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { respelled } from './same-value.ts'

it.each<[Cell, string]>([
  [123, '00123'],
  ['1.5', '1,5'],
  ['85,00 %', '85 %'],
  ['85.00%', '85 %'],
  ['30.11.26', '30.11.2026'],
  ['11/30/26', '30.11.2026'],
  ['2026-11-30', '30.11.2026'],
])('keeps a text that a spreadsheet writes in its own way: %j for %s', (cell, before) => {
  expect(respelled(cell, before)).toContain(`Bleibt „${before}“`)
})

it.each<[Cell, Cell]>([
  [124, '00123'],
  ['03.04.26', '04.03.2026'],
  ['85 %', '85'],
  ['1.50 m', '1,5 m'],
  [28_500, 28_500],
])('takes what says something else: %j for %s', (cell, before) => {
  expect(respelled(cell, before)).toBeNull()
})
