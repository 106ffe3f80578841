import { targetOf } from '../../../../shared/stock/columns.ts'
import { isHeading, isRepeatedHeader, isSum } from '../../../../shared/stock/no-machine.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import {
  cellText,
  type IncomingCell,
  isEmptyCell,
  isNoValue,
  isText,
} from '../../../../shared/tables/table-cell.ts'
import { columnLetters, type Table } from '../../../base/files/tables/table.ts'
import type { TableColumns } from './columns-of-table.ts'
import type { CorrectedRow } from './corrected-rows.ts'
import type { RowMessage } from './row-outcomes.ts'

/** A row of a table with what is read of it. */
export interface ListRow {
  row: number
  cells: StockCell[]
  /** What stands in its cells as words, also in columns that are not read. */
  texts: string[]
  /** The headings below which somebody has chosen something here. */
  chosen: ReadonlySet<string>
  /** Why it is about no machine at all; null for any other row. */
  passedOver: RowMessage | null
  /** Why it is about none unless the stock knows one of that number. */
  passedOverIfNew: RowMessage | null
  errors: RowMessage[]
  hints: RowMessage[]
}

const AS_DATE = 'Steht als Datum in der Tabelle; es zählt, was dort angezeigt wird'

/** What is a name of something else, or the drive itself. */
const NO_WORDS = ['stockNumber', 'serialNumber', 'brand', 'location', 'images', 'drive']

/** @returns what sees in a row of a dealer's list whether it is about a machine, and what its cells hold besides values */
export function listRowReader(table: Pick<Table, 'header'>, columns: TableColumns) {
  /** Prepared rows have a running number and nothing else. */
  const saysNothing = (cells: CorrectedRow['cells']) =>
    cells.every(
      (cell = null, at) => isEmptyCell(cell) || isNoValue(cell) || columns.headerAt(at) === null,
    )
  const silent = new Set(
    columns.columns.flatMap(({ at, readAs }) => (NO_WORDS.includes(readAs ?? '') ? [at] : [])),
  )
  const told = new Set<string>()
  /** Once a column: a database writes it into every row. */
  const noValues = (cells: CorrectedRow['cells']) =>
    cells.flatMap((cell = null, at): RowMessage[] => {
      const column = columns.headerAt(at)
      if (column === null || !isNoValue(cell) || told.has(column)) return []
      told.add(column)
      const value = cellText(cell).trim()
      return [{ column, value, message: `${quoted(value)} zählt als leer, in allen Zeilen` }]
    })
  return ({ row, cells, notes = [], added, chosen, isLeftOut }: CorrectedRow): ListRow => {
    const read = withAdded(columns.of(cells), added)
    const messages = (isError: boolean) =>
      notes.flatMap((note): RowMessage[] => {
        const column = columns.headerAt(note.at)
        if (column === null || note.isError !== isError) return []
        return [{ column, value: cellText(cells[note.at] ?? null), message: note.text }]
      })
    const days = cells.flatMap((cell = null, at): RowMessage[] => {
      if (!columns.isDayAsText(at, cell)) return []
      return [{ column: columns.headerAt(at) ?? '', value: cellText(cell), message: AS_DATE }]
    })
    const pass = (message: string): RowMessage => ({ column: '', value: firstText(cells), message })
    return {
      row,
      cells: read,
      texts: cells.flatMap((cell, at) => (isText(cell) && !silent.has(at) ? [cell.trim()] : [])),
      chosen,
      passedOver: isLeftOut
        ? { column: '', value: '', message: 'Die Zeile wird weggelassen, wie gewählt' }
        : isRepeatedHeader({ cells }, table.header)
          ? pass('Die Zeile wiederholt die Überschriften und wird übergangen')
          : isSum({ cells, read, hasFormula: notes.some(({ isError }) => !isError) })
            ? pass('Die Zeile ist eine Summe und wird übergangen')
            : !isHeading({ cells }) && added.length === 0 && saysNothing(cells)
              ? pass('In der Zeile steht nichts, was gelesen wird; sie wird übergangen')
              : null,
      passedOverIfNew: isHeading({ cells })
        ? pass('Die Zeile ist eine Zwischenüberschrift und wird übergangen')
        : null,
      errors: messages(true),
      hints: [...messages(false), ...days, ...noValues(cells)],
    }
  }
}

/** What a row calls its machine, as it stands there. */
export function nameIn(cells: readonly StockCell[]): string {
  const textOf = (field: string) =>
    cellText(cells.find(([column]) => column.field === field)?.[1] ?? null).trim()
  return textOf('title') || `${textOf('brand')} ${textOf('model')}`.trim()
}

/** What was said of a row alone counts before what is the same for all. */
const withAdded = (cells: StockCell[], added: readonly StockCell[]) => [
  ...cells.filter(([column]) => !added.some(([other]) => targetOf(other) === targetOf(column))),
  ...added,
]

const firstText = (cells: readonly (IncomingCell | undefined)[]) =>
  cellText(cells.find((cell) => !isEmptyCell(cell ?? null)) ?? null)

/** What is to be said of cells that are merged over several rows, as if all of them had the value. */
export function mergedHints(table: Table, columns: TableColumns) {
  return table.merged.flatMap(({ row, lastRow, at }) => {
    const column = columns.headerAt(at)
    if (column === null || row <= table.headerRow) return []
    const letters = columnLetters(at)
    const message = `Die Zellen ${letters}${row}:${letters}${lastRow} sind verbunden; ihr Wert zählt nur in Zeile ${row}`
    return [{ row, hint: { column, value: '', message } }]
  })
}
