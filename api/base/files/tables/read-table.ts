import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { cellText, isEmptyCell } from '../../../../shared/tables/table-cell.ts'
import { linesOf } from '../../lines.ts'
import { WorkerProcess } from '../../work/worker-process/worker-process.ts'
import { countKnown, findHeader, headersOf, namesColumns } from './find-header.ts'
import { checkUnknownColumns, type KnowsHeader, RowCount } from './limits.ts'
import type { TableTask } from './read-process.ts'
import { LONGEST_ROW, type MergedCells, type Table, TableRefused, type TableRow } from './table.ts'
import { lineToHead, lineToRow } from './table-file.ts'

const CHUNK_BYTES = 256 * 1024
const ROWS_AT_START = 250

/** A workbook with a cover sheet and some notes before its list. */
const MOST_SHEETS_TRIED = 10

const reading = new WorkerProcess<TableTask>(new URL('./read-process.ts', import.meta.url), {
  heapMb: 256,
  memoryMb: 400,
  deathRefusal:
    'Die Tabelle braucht zum Lesen zu viel Speicher oder Zeit. Bitte teilen Sie sie auf, oder speichern Sie sie als CSV.',
})

interface Options {
  /** Which headers the reader knows; of others there may be 200. */
  knows?: KnowsHeader
  sheet?: string | undefined
  headerRow?: number | undefined
  signal?: AbortSignal
}

/**
 * Reads a table from a file, in a process that a hostile one may bring down. What it holds is put beside it.
 * @throws {TableRefused} if it is none; `rows()` may throw it too
 * @example
 * for await (const { row, cells } of (await readTable(path, 'Bestand.xlsx')).rows()) …
 */
export async function readTable(
  path: string,
  name: string,
  { knows = () => false, sheet, headerRow, signal }: Options = {},
): Promise<Table> {
  const read = async (sheet?: string) => {
    const found = await readSheet({ source: path, name, sheet }, signal)
    return { ...found, known: await countKnown(found.start, knows) }
  }
  const first = await read(sheet)
  if (sheet !== undefined || namesColumns(first.known)) return tableOf(first, knows, headerRow)
  for (const other of first.sheets.slice(1, MOST_SHEETS_TRIED)) {
    const found = await read(other)
    if (namesColumns(found.known)) return tableOf(found, knows, headerRow)
  }
  return tableOf(first, knows, headerRow)
}

type SheetStart = Pick<Table, 'format' | 'sheets' | 'sheet' | 'start'> & { target: string }

async function readSheet(
  asked: Omit<TableTask, 'target'>,
  signal: AbortSignal | undefined,
): Promise<SheetStart> {
  const target = `${asked.source}.${randomUUID()}`
  const death = await reading.run({ ...asked, target }, signal)
  if (death) throw new TableRefused(death, { isTooLarge: true })
  return { ...(await startOf(target)), target }
}

function tableOf(
  { start, target, known, ...head }: SheetStart & { known: number[] },
  knows: KnowsHeader,
  headerRow: number | undefined,
): Table {
  // The keys of JSON are its headers. An empty list names none, and has no row that needs one.
  const found =
    head.format === 'json'
      ? (start[0] ?? { row: 1, cells: [] })
      : findHeader(start, known, headerRow)
  const below = start.filter(({ row }) => row > found.row)
  const header = headersOf(found, below)
  checkUnknownColumns(header, found.row, knows)
  const table: Table = {
    ...head,
    header,
    headerRow: found.row,
    start,
    merged: [],
    rows: () => {
      const rows = rowsOf(target, (merged) => {
        table.merged = merged
      })
      return rowsBelow(table, rows)
    },
  }
  return table
}

const read = (path: string) => linesOf(createReadStream(path, { highWaterMark: CHUNK_BYTES }))

async function startOf(path: string) {
  const lines = read(path)
  const first = await lines.next()
  if (first.done) throw new Error('A table was read without a head')
  const head = lineToHead(first.value)
  const start: TableRow[] = []
  let length = 0
  for await (const row of rowsAmong(lines)) {
    start.push(row)
    for (const cell of row.cells) length += cellText(cell ?? null).length
    if (start.length >= ROWS_AT_START || length > LONGEST_ROW) break
  }
  return { ...head, start }
}

async function* rowsOf(
  path: string,
  onMerged: (merged: MergedCells[]) => void,
): AsyncGenerator<TableRow> {
  const lines = read(path)
  await lines.next()
  yield* rowsAmong(lines, onMerged)
}

async function* rowsAmong(
  lines: AsyncIterable<string>,
  onMerged: (merged: MergedCells[]) => void = () => {},
): AsyncGenerator<TableRow> {
  for await (const line of lines) {
    const said = lineToRow(line)
    if ('merged' in said) onMerged(said.merged)
    else yield said
  }
}

async function* rowsBelow(
  { format, header, headerRow }: Table,
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const count = new RowCount()
  const { length } = header
  for await (const { row, cells, notes } of rows) {
    if (row <= headerRow) continue
    // Beyond the header a cell of CSV is a mistake, and one of Excel a remark beside the table.
    const beyond = cells.splice(length)
    if (format === 'csv' && !beyond.every((cell) => isEmptyCell(cell ?? null)))
      throw tooManyCells(row, headerRow)
    const isEmpty = cells.every((cell) => isEmptyCell(cell ?? null))
    count.add(row, isEmpty)
    if (isEmpty) continue
    while (cells.length < length) cells.push(null)
    const kept = notes?.filter(({ at }) => at < length) ?? []
    yield { row, cells, ...(kept.length > 0 && { notes: kept }) }
  }
}

const tooManyCells = (row: number, headerRow: number) =>
  new TableRefused(
    `Zeile ${row} hat mehr Zellen als Zeile ${headerRow} Überschriften. Vielleicht steht ein Trennzeichen in einem Text ohne Anführungszeichen.`,
    { row },
  )
