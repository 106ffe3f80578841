import { cellText, type IncomingCell, isEmptyCell } from '../../../../shared/tables/table-cell.ts'
import { formatNumber } from '../../../../shared/writing/format.ts'
import { pauses } from '../../turns.ts'
import { checkColumns, type KnowsHeader } from './limits.ts'
import {
  columnLetters,
  LONGEST_HEADER,
  MOST_ROWS_ABOVE_HEADER,
  TableRefused,
  type TableRow,
} from './table.ts'

export async function countKnown(start: TableRow[], knows: KnowsHeader): Promise<number[]> {
  const pause = pauses()
  const known: number[] = []
  for (const { cells } of start.slice(0, MOST_ROWS_ABOVE_HEADER)) {
    known.push(count(cells, (cell) => isKnown(plainName(cell), knows)))
    await pause()
  }
  return known
}

const isKnown = (name: string, knows: KnowsHeader) => name.length <= LONGEST_HEADER && knows(name)

/**
 * The row of the headers: the one that names the most known columns. Where hardly any are, it has to be filled like a
 * header, with at least half as many texts as the widest row has cells.
 * @throws {TableRefused} if there is none
 */
export function findHeader(start: TableRow[], known: number[], chosen?: number): TableRow {
  const rows = start.slice(0, MOST_ROWS_ABOVE_HEADER)
  if (chosen === NO_HEADER) return withoutHeader(start)
  const found =
    chosen === undefined
      ? likelyHeader(rows, known)
      : rows.find(({ row, cells }) => row === chosen && cells.some(isText))
  const [first] = rows
  if (!found && chosen === undefined && first && holdsValues(first)) return withoutHeader(start)
  if (!found) throw noHeader(chosen)
  return chosen === undefined && !namesColumns(known) && holdsValues(found)
    ? withoutHeader(start)
    : found
}

/** The row of the headers where the first row has values already. */
export const NO_HEADER = 0

const withoutHeader = (start: TableRow[]): TableRow => ({
  row: NO_HEADER,
  cells: Array.from({ length: Math.max(...start.map(({ cells }) => cells.length)) }, () => null),
})

/** `2016`, `12.900 €`, `3,5 t`: values that no heading is. */
const VALUE = /^\d+(?:[.,]\d+)*(?: ?(?:€|eur|kg|t|mm|m|h|std\.?|v|kw))?$/i
const FEWEST_VALUES = 3

const holdsValues = ({ cells }: TableRow) =>
  count(cells, (cell) => !isEmptyCell(cell)) >= FEWEST_VALUES &&
  cells.some((cell = null) => VALUE.test(cellText(cell).trim()))

function likelyHeader(rows: TableRow[], known: number[]): TableRow | undefined {
  const widest = Math.max(...rows.map(({ cells }) => count(cells, (cell) => !isEmptyCell(cell))))
  const isLikely = ({ cells }: TableRow) => {
    const texts = count(cells, isText)
    return texts > 0 && texts * 2 >= widest
  }
  const likely = rows.map(isLikely)
  const knownOfLikely = known.map((count, at) => (likely[at] ? count : 0))
  return (
    rows[namingMost(known, 2)] ?? rows[namingMost(knownOfLikely, 1)] ?? rows[likely.indexOf(true)]
  )
}

export const namesColumns = (known: number[]): boolean => namingMost(known, 2) >= 0

function namingMost(known: number[], fewest: number): number {
  const most = Math.max(...known)
  return most >= fewest ? known.indexOf(most) : -1
}

const count = (cells: TableRow['cells'], is: (cell: IncomingCell) => boolean) =>
  cells.filter((cell) => is(cell ?? null)).length

const isText = (cell: IncomingCell | undefined) => typeof cell === 'string' && /\p{L}/u.test(cell)

/** The columns' names, each its own; a nameless one with values has its letter. @throws {TableRefused} for too many */
export function headersOf({ row, cells }: TableRow, below: readonly TableRow[]): string[] {
  const names = cells.map((cell) => plainName(cell ?? null))
  const isUsed = (at: number) => below.some((other) => !isEmptyCell(other.cells[at] ?? null))
  while (names.at(-1) === '' && !isUsed(names.length - 1)) names.pop()
  checkColumns(names.length, row)
  const header = numbered(
    names.map((name, at) => (name === '' && isUsed(at) ? `Spalte ${columnLetters(at)}` : name)),
  )
  const long = header.findIndex((name) => name.length > LONGEST_HEADER)
  if (long >= 0)
    throw new TableRefused(
      `Die ${long + 1}. Überschrift ist länger als ${formatNumber(LONGEST_HEADER)} Zeichen. Bitte kürzen Sie sie.`,
      { row },
    )
  return header
}

/** Programs name columns alike that they mean one after the other: the second `Bild` is `Bild 2`. */
function numbered(names: string[]): string[] {
  const taken = new Set(names)
  return names.map((name, at) => {
    if (name === '' || names.indexOf(name) === at) return name
    let number = 2
    while (taken.has(`${name} ${number}`)) number++
    taken.add(`${name} ${number}`)
    return `${name} ${number}`
  })
}

/** Signs that nobody sees come along from web pages. */
const plainName = (cell: IncomingCell) =>
  cellText(cell)
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()

const noHeader = (chosen?: number) =>
  new TableRefused(
    chosen === undefined
      ? `In Zeile 1 bis ${MOST_ROWS_ABOVE_HEADER} stehen keine Überschriften wie „Titel“ oder „Preis (€)“.`
      : `In Zeile ${chosen} stehen keine Überschriften. Sie müssen in einer der ersten ${MOST_ROWS_ABOVE_HEADER} Zeilen stehen.`,
    { row: chosen ?? 1 },
  )
