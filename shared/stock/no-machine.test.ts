import { expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { columnOfHeader } from './columns.ts'
import { isHeading, isRepeatedHeader, isSum } from './no-machine.ts'
import type { StockCell } from './rows.ts'

const HEADER = ['Lag.-Nr.', 'Fabrikat', 'Typ', 'VK netto', 'Platz']

const row = (...cells: Cell[]) => ({
  cells,
  hasFormula: false,
  read: cells.flatMap((cell, at): StockCell[] => {
    const column = columnOfHeader(HEADER[at] ?? '')
    return column ? [[column, cell]] : []
  }),
})

it('sees a sum by its word, by numbers alone and by a formula, where no machine is named', () => {
  expect(isSum(row('Zwischensumme', null, null, '12.000 €', null))).toBe(true)
  expect(isSum(row(null, 'Summe Diesel:', null, 12_000, null))).toBe(true)
  expect(isSum(row(null, null, null, '12.000', null))).toBe(true)
  expect(isSum({ ...row(null, null, null, 12_000, 'netto'), hasFormula: true })).toBe(true)
})

it('takes for a machine what names one, and what says more than numbers', () => {
  expect(isSum(row('L-1', 'Linde', 'H25', 12_000, 'Summe prüfen'))).toBe(false)
  expect(isSum({ ...row('L-1', null, null, 12_000, null), hasFormula: true })).toBe(false)
  expect(isSum(row('Summer 5', null, null, 12_000, null))).toBe(false)
  expect(isSum(row(null, null, null, 12_000, 'Halle'))).toBe(false)
  expect(isSum({ ...row(), read: row('', 'x').read.slice(0, 1), cells: [5] })).toBe(false)
})

it('sees a heading by its being alone, with no digit unless it names a kind, in a table of several columns', () => {
  expect(isHeading(row('Dieselstapler', null, null, null, ''))).toBe(true)
  expect(isHeading(row('L-1', null, null, null, null))).toBe(false)
  expect(isHeading(row('Diesel', null, null))).toBe(false)
  expect(isHeading(row('Dieselstapler bis 3 t', null, null))).toBe(true)
  expect(isHeading(row(null, 'Elektro 3-Rad (2 Stück):', null, null))).toBe(true)
  expect(isHeading(row('Diesel', 'Linde', null, null, null))).toBe(false)
})

it('sees headers that are repeated', () => {
  expect(isRepeatedHeader({ cells: [...HEADER] }, HEADER)).toBe(true)
  expect(isRepeatedHeader({ cells: ['Lag.-Nr.', null, 'Typ', null, null] }, HEADER)).toBe(true)
  expect(isRepeatedHeader({ cells: ['L-1', 'Fabrikat', null, null, null] }, HEADER)).toBe(false)
})
