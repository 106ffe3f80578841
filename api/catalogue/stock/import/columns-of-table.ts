import {
  columnOfHeader,
  columnOfMapped,
  columnOfTarget,
  isGross,
  type StockColumn,
  standardColumns,
  targetOf,
} from '../../../../shared/stock/columns.ts'
import { isVague, mayCountRows } from '../../../../shared/stock/headings.ts'
import { cellFor, isDayAsText } from '../../../../shared/stock/incoming-cell.ts'
import type { FixedValues, Mapping, TableReading } from '../../../../shared/stock/mapping.ts'
import { holdsNumbers, marksOfNumbers } from '../../../../shared/stock/marks-of-numbers.ts'
import { joinedPictures } from '../../../../shared/stock/pictures-cell.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import {
  type Cell,
  cellText,
  type IncomingCell,
  shownCell,
} from '../../../../shared/tables/table-cell.ts'
import { readWhole } from '../../../../shared/writing/german-number.ts'
import type { TableRow } from '../../../base/files/tables/table.ts'
import { invalid } from '../../../base/requests/http/errors.ts'

/** How the columns of a table are read. */
export interface TableColumns {
  /** Those with a header, and what each is read as. */
  columns: { at: number; header: string; readAs: string | null }[]
  /** The headers of those that are not read. */
  ignored: string[]
  /** How they are read, for the next table with the same headers. */
  reading: Pick<TableReading, 'columns' | 'fixed'>
  /** Whether a column or a fixed value says something. */
  says(target: string): boolean
  /** The cells of a row that are read, and what is the same for all rows. */
  of(cells: readonly (IncomingCell | undefined)[]): StockCell[]
  /** What counts of a cell, also in a column that is not read. */
  cellAt(at: number, cell: IncomingCell | undefined): Cell | undefined
  /** Whether a day stands there where a text is wanted. */
  isDayAsText(at: number, cell: IncomingCell): boolean
  /** The header of a column that is read; null for another one. */
  headerAt(at: number): string | null
  /** The header that a field has in this table, or would have in another one. */
  headerOf(target: string): string
}

/**
 * @param start rows that tell whose marks the numbers of each column have
 * @param isHidden whether a field is none that the one who imports may know of; its column is not read
 * @throws {ApiError} 400 for a mapping to something that no column can be, and for such fixed values
 */
export function columnsOfTable(
  { header, start }: { header: readonly string[]; start: readonly Pick<TableRow, 'cells'>[] },
  mapping: Mapping,
  fixed: FixedValues,
  isHidden: (field: string) => boolean,
): TableColumns {
  const taken = new Set<string>()
  const readColumns: { at: number; column: StockColumn }[] = []
  const wanted = header.map((text, at) => {
    if (text === '') return null
    const isMapped = Object.hasOwn(mapping, text)
    const isCount =
      !isMapped && mayCountRows(text) && countsRows(start.map(({ cells }) => cells[at]))
    return isCount ? null : read(text, mapping)
  })
  const vague = header.map((text, at) => {
    const column = wanted[at]
    return !Object.hasOwn(mapping, text) && (isVague(text) || (column != null && isGross(column)))
  })
  const plain = new Set(
    wanted.flatMap((column, at) => (column && !vague[at] ? meaningOf(column) : [])),
  )
  const columns = header.flatMap((text, at) => {
    if (text === '') return []
    const column = wanted[at]
    const target = column && targetOf(column)
    const meaning = column && meaningOf(column)
    const isOutdone = meaning && vague[at] && plain.has(meaning)
    // Of two columns that mean the same, the first one counts. Pictures may have several.
    const isTaken = meaning && meaning !== PICTURES && taken.has(meaning)
    if (!target || !meaning || isOutdone || isTaken || isHidden(column.field))
      return { at, header: text, readAs: null }
    taken.add(meaning)
    readColumns.push({ at, column })
    return { at, header: text, readAs: target }
  })
  const numbers = readColumns.filter(({ column }) => holdsNumbers(column))
  const marks = marksOfNumbers(numbers, ({ at }) => start.map(({ cells }) => cells[at]))
  for (const [read, own] of marks) read.column = { ...read.column, marks: own }
  const columnAt = new Map(readColumns.map(({ at, column }) => [at, column]))
  const cellAt = (at: number, cell: IncomingCell | undefined) => {
    const column = columnAt.get(at)
    if (cell === undefined) return undefined
    return column ? cellFor(column, cell) : shownCell(cell)
  }
  const fixedCells = fixedCellsOf(fixed, taken)
  return {
    columns,
    ignored: columns.filter(({ readAs }) => readAs === null).map(({ header }) => header),
    reading: {
      // Those who may know of a hidden one have it read the next time.
      columns: Object.fromEntries(
        columns.flatMap(({ at, header, readAs }) =>
          isHidden(wanted[at]?.field ?? '') ? [] : [[header, readAs]],
        ),
      ),
      fixed,
    },
    of: (cells) => {
      const read = readColumns.map(({ at, column }): StockCell => [column, cellAt(at, cells[at])])
      const [pictures, ...further] = read.filter(([{ field }]) => field === PICTURES)
      if (!pictures || further.length === 0) return [...read, ...fixedCells]
      const joined = joinedPictures([pictures, ...further].map(([, cell]) => cell))
      return [
        ...read.filter(([{ field }]) => field !== PICTURES),
        [pictures[0], joined],
        ...fixedCells,
      ]
    },
    cellAt,
    says: (target) => taken.has(target) || (fixed[target] ?? '') !== '',
    headerAt: (at) => columnAt.get(at)?.header ?? null,
    isDayAsText: (at, cell) => {
      const column = columnAt.get(at)
      return column !== undefined && isDayAsText(column, cell)
    },
    headerOf: (target) => {
      const isTarget = (column: StockColumn) =>
        targetOf(column) === target || column.field === target
      const own = readColumns.find(({ column }) => isTarget(column))?.column
      return (own ?? standardColumns.find(isTarget))?.header ?? target
    },
  }
}

function read(header: string, mapping: Mapping): StockColumn | null {
  const target = Object.hasOwn(mapping, header) ? mapping[header] : undefined
  if (target === undefined) return columnOfHeader(header)
  if (target === null) return null
  const column = columnOfMapped(header, target)
  if (!column) throw invalid({ mapping: [`„${target}“ ist keine Angabe einer Maschine`] })
  return column
}

/** Whether the whole numbers of a column are 1, 2, 3, perhaps beginning anew below a heading. */
function countsRows(cells: readonly (IncomingCell | undefined)[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const number = readWhole(cellText(cell ?? null))
    return number === null ? [] : [number]
  })
  // A title above the table may hold a number, too.
  const first = numbers.indexOf(1)
  const isNext = (number: number, index: number) =>
    number === 1 || number === (numbers[first + index - 1] ?? 0) + 1
  return first >= 0 && numbers.slice(first).every(isNext)
}

/** A price is one, with VAT or without. */
const meaningOf = (column: StockColumn) => (isGross(column) ? 'price' : targetOf(column))

const PICTURES = 'images'

/** What two machines never share, or as good as never. */
const OWN = ['id', 'stockNumber', 'serialNumber', 'purchasePrice', 'preparationCost']

function fixedCellsOf(fixed: FixedValues, taken: ReadonlySet<string>): StockCell[] {
  return Object.entries(fixed).flatMap(([target, text]): StockCell[] => {
    const column = columnOfTarget(target)
    if (!column || OWN.includes(target))
      throw invalid({ fixed: [`„${target}“ kann nicht für alle Maschinen gelten`] })
    if (taken.has(meaningOf(column)))
      throw invalid({ fixed: [`„${column.header}“ steht schon in einer Spalte der Datei`] })
    return text === '' ? [] : [[column, text]]
  })
}
