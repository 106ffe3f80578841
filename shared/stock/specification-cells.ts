import { definitionOf, type FigureKey } from '../figures/registry.ts'
import { type Cell, sameCell, saysNothing } from '../tables/table-cell.ts'
import type { StockColumn } from './columns.ts'
import {
  type FigureRow,
  figureHeader,
  figureRowsOf,
  readFigureCell,
  writeFigureCell,
} from './figure-cell.ts'
import { textOf } from './read-value.ts'
import { damageOf, respelled } from './spreadsheet-cell.ts'

type Specifications = Record<string, string>

/** Writes the cells of one machine's specifications. */
export function specificationWriter(specifications: Specifications) {
  const shown = figureRowsOf(specifications)
  const names = new Set([...shown.values()].map(({ name }) => name))
  return {
    figure: (key: FigureKey): Cell => writeFigureCell(key, shown.get(key)),
    further: (name: string): Cell =>
      Object.hasOwn(specifications, name) && !names.has(name)
        ? (specifications[name] ?? null)
        : null,
  }
}

type SpecificationCell = readonly [Extract<StockColumn, { field: 'specifications' }>, Cell]

/**
 * The specifications after the cells of a row. A row that its cell repeats stays as it is, with its
 * name and its place; new ones come last.
 * @param say is told of a cell that cannot be read, and of one whose text is kept all the same
 */
export function readSpecifications(
  cells: readonly SpecificationCell[],
  existing: Specifications,
  say: (kind: 'problem' | 'hint', column: StockColumn, cell: Cell, message: string) => void,
): Specifications {
  const rows = new Map(Object.entries(existing))
  const shown = figureRowsOf(existing)
  const names = new Set([...shown.values()].map(({ name }) => name))

  const given = cells.filter(([, cell]) => !saysNothing(cell))
  const taken = new Set([
    ...rows.keys(),
    ...given.flatMap(([column]) => (column.kind === 'further' ? [column.name] : [])),
  ])

  for (const [column, cell] of cells) {
    if (column.kind !== 'figure') continue
    const row = shown.get(column.key)
    if (sameCell(cell, writeFigureCell(column.key, row))) continue
    if (saysNothing(cell)) {
      if (row) rows.delete(row.name)
      continue
    }
    const damage = damageOf(cell)
    const reading = damage ? { problem: damage } : readFigureCell(column.key, cell, column)
    if ('hint' in reading && reading.hint) say('hint', column, cell, reading.hint)
    if ('problem' in reading) say('problem', column, cell, reading.problem)
    else if (!row || !isSaidBy(row, reading.value, reading.text)) {
      const name = row?.name ?? freeName(column.key, taken)
      rows.set(name, reading.text)
      names.add(name)
    }
  }
  for (const [column, cell] of cells) {
    if (column.kind !== 'further') continue
    const before = rows.get(column.name)
    if (before !== undefined && sameCell(cell, before)) continue
    const kept = respelled(cell, before)
    if (kept) {
      say('hint', column, cell, kept)
      continue
    }
    const damage = damageOf(cell)
    if (damage) say('problem', column, cell, damage)
    else if (!saysNothing(cell)) {
      const { value, hint } = textOf(cell, (text) => text.trim())
      if (hint) say('hint', column, cell, hint)
      rows.set(column.name, value)
      // The row of a figure is emptied by the figure's own column.
    } else if (!names.has(column.name)) rows.delete(column.name)
  }
  return Object.fromEntries(rows)
}

const isSaidBy = (row: FigureRow, value: FigureRow['value'], text: string) =>
  value === null ? sameCell(row.text, text) : JSON.stringify(row.value) === JSON.stringify(value)

/** The figure's name, or another one of it where a further specification has that. */
function freeName(key: FigureKey, taken: ReadonlySet<string>): string {
  const { name, aliases = [] } = definitionOf(key)
  return [name, ...aliases, figureHeader(key)].find((known) => !taken.has(known)) ?? name
}
