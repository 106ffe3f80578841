import { columnOfCell, type ParsedTable, TableRefused } from './table.ts'
import { sheetRows } from './xlsx/sheet.ts'
import { openWorkbook, type Workbook } from './xlsx/workbook.ts'

const MOST_MERGED = 100

/** Its rows have to be read to the end, or given up, for the file to be closed. Without a name the first sheet. */
export async function openXlsx(path: string, sheet?: string): Promise<ParsedTable> {
  const workbook = await ofTheFile(openWorkbook(path, sheet))
  const merged: ParsedTable['merged'] = []
  return {
    sheets: workbook.sheets,
    sheet: workbook.sheetName,
    merged,
    rows: rowsOf(workbook, (area) => {
      const [, column, row, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(area) ?? []
      // A row whose cells are merged is a title. Below each other they look as if all rows had the value.
      if (!column || row === last || merged.length >= MOST_MERGED) return
      merged.push({ row: Number(row), lastRow: Number(last), at: columnOfCell(column) })
    }),
  }
}

async function* rowsOf(workbook: Workbook, onMerged: (area: string) => void) {
  const rows = sheetRows(workbook, onMerged)
  try {
    for (let next = await ofTheFile(rows.next()); !next.done; next = await ofTheFile(rows.next()))
      yield next.value
  } finally {
    workbook.close()
  }
}

async function ofTheFile<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw isOfTheFile(error) ? broken() : error
  }
}

const broken = () =>
  new TableRefused(
    'Die Excel-Datei ist beschädigt oder unvollständig. Bitte speichern Sie sie noch einmal als .xlsx.',
  )

/** Anything but our own words, and a disk that fails. */
const isOfTheFile = (error: unknown) =>
  !(error instanceof TableRefused) && !(error instanceof Error && 'syscall' in error)
