import { TableRefused, type TableRow } from './table.ts'
import { sheetRows } from './xlsx/sheet.ts'
import { openWorkbook } from './xlsx/workbook.ts'

/** The rows of an Excel file, the header first. */
export async function* xlsxRows(path: string): AsyncGenerator<TableRow> {
  try {
    const workbook = await openWorkbook(path)
    try {
      yield* sheetRows(workbook)
    } finally {
      workbook.close()
    }
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
