import { categoryNames } from '../../../../shared/stock/category-names.ts'
import {
  type ChosenFates,
  type ImportReport,
  LISTED_ROWS_AT_START,
  SAMPLES,
} from '../../../../shared/stock/import.ts'
import type { Corrections, TableReading } from '../../../../shared/stock/mapping.ts'
import { isHeading } from '../../../../shared/stock/no-machine.ts'
import { clipped } from '../../../../shared/stock/quoted.ts'
import { cellText, isEmptyCell } from '../../../../shared/tables/table-cell.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { batchesOf } from '../../../base/files/tables/batches.ts'
import { NO_HEADER } from '../../../base/files/tables/find-header.ts'
import type { Table } from '../../../base/files/tables/table.ts'
import { ApiError } from '../../../base/requests/http/errors.ts'
import { pauses } from '../../../base/turns.ts'
import type { OnProgress } from '../../../base/work/tasks/progress.ts'
import { type CheckedRow, rowChecker } from './check-row.ts'
import { columnsOfTable, type TableColumns } from './columns-of-table.ts'
import { rowCorrector } from './corrected-rows.ts'
import { checkChoices, DealersList } from './dealers-list.ts'
import { GoneMachines } from './gone-machines.ts'
import { ImportPlan } from './import-plan.ts'
import { rowMatcher } from './match-rows.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import type { RowMessage } from './row-outcomes.ts'
import { listRowReader, mergedHints, nameIn } from './rows-of-list.ts'
import { findUsedReading } from './used-reading.ts'

const NOTHING_READ =
  'Keine Spalte der Datei ist zu erkennen. Bitte wählen Sie die Zeile mit den Überschriften, etwa „Titel“, „Marke“ oder „Preis (€)“, oder was die Spalten enthalten.'

interface Options {
  db: Db
  table: Table
  /** How it is to be read, as far as somebody has said it. */
  asked: TableReading & { remembered: boolean; corrections: Corrections; fates: ChosenFates }
  /** Of the dealer, in percent. */
  vatRate: number
  pictures: ImportPictures
  /** Whether a field is none that the one who imports may know of. */
  isHidden: (field: string) => boolean
  /** Where the plan is written. */
  folder: string
  signal: AbortSignal
  onProgress: OnProgress
}

/** Compares a table with the stock, and says what an import would do. Changes nothing. */
export async function planImport(options: Options): Promise<ImportPlan> {
  const { db, table, asked, vatRate, pictures, isHidden, folder, signal, onProgress } = options
  const used = asked.remembered ? await findUsedReading(db, table.header) : null
  const reading = used ?? asked
  const columns = columnsOfTable(table, reading.columns, reading.fixed, isHidden)
  const stockCategories = await db.selectFrom('category').select(['id', 'name', 'slug']).execute()
  const categories = categoryNames(stockCategories)
  if (!used) checkChoices(asked, columns, categories)
  const list = await DealersList.open(db, { reading, columns, categories, vatRate })
  const { fates } = asked
  const gone = await GoneMachines.open(db, { header: table.header, columns, fates })
  const correct = rowCorrector(table, asked.corrections)
  const about = () => ({
    ...aboutTable(table, columns),
    ...list.report(),
    ...gone.report(),
    isRemembered: used !== null,
  })
  const { sections, words } = reading
  const kept = { ...columns.reading, sections, words }
  const plan = new ImportPlan({ db, columns, reading: kept, about, gone, pictures, folder })
  // Where there are no headings, nothing is read before somebody says what the columns are.
  if (table.headerRow !== NO_HEADER && columns.ignored.length === columns.columns.length) {
    await plan.end()
    throw new ApiError(400, NOTHING_READ, { data: plan.report() })
  }
  const match = rowMatcher(db, columns, (row, error) => plan.rows.fail(row, [error]))
  const check = rowChecker(columns, stockCategories, pictures)
  const readRow = listRowReader(table, columns)

  const pause = pauses()
  for await (const rows of batchesOf(table.rows(), ({ cells }) => cells)) {
    signal.throwIfAborted()
    const read = rows.map((row) => readRow(correct(row)))
    for (const { row, cells, passedOver, hints } of read) {
      gone.note(cells)
      plan.rows.hint(row, passedOver ? [passedOver] : hints)
      if (!passedOver) plan.rows.name(row, nameIn(cells))
    }
    for (const matched of await match(read.filter(({ passedOver }) => !passedOver))) {
      const { row, existing, passedOverIfNew } = matched
      if (existing) gone.note([], existing.id)
      if (passedOverIfNew && !existing) {
        plan.rows.hint(row, [list.enter(passedOverIfNew)])
        continue
      }
      const { cells, hints, errors: open } = list.read(matched)
      const errors = [...matched.errors, ...open]
      plan.rows.hint(row, hints)
      const checked = list.explain(check({ ...matched, cells }))
      plan.rows.hint(row, list.note({ ...matched, cells }, checked))
      const { title = existing?.title } = checked.read
      if (typeof title === 'string') plan.rows.name(row, title)
      if (errors.length > 0) plan.rows.fail(row, [...errors, ...othersOf(checked, errors)])
      else if (!plan.rows.hasFailed(row)) await plan.add(matched, checked)
      await pause()
    }
    onProgress(rows.length, 0)
    await pause()
  }
  for (const { row, hint } of mergedHints(table, columns)) plan.rows.hint(row, [hint])
  await gone.find()
  await plan.end()
  return plan
}

/** What else is wrong with a row, so that it is mended in one round. */
function othersOf(checked: CheckedRow, errors: readonly RowMessage[]): RowMessage[] {
  if (checked.kind !== 'failed') return []
  return checked.errors.filter(({ column }) => !errors.some((error) => error.column === column))
}

/** Where the table is in its file, and three values of each column. */
function aboutTable(
  { sheets, sheet, headerRow, start }: Table,
  { columns, reading }: TableColumns,
): Pick<ImportReport, 'columns' | 'samples' | 'fixed' | 'table'> {
  const below = start.filter(({ row, cells }) => row > headerRow && !isHeading({ cells }))
  const textsOf = (cells: (typeof start)[number]['cells']) =>
    cells.flatMap((cell) => (isEmptyCell(cell ?? null) ? [] : [cellText(cell ?? null)]))
  return {
    columns: columns.map(({ header, readAs }) => ({ header, readAs })),
    samples: columns.map(({ at }) =>
      below
        .flatMap(({ cells }) => textsOf([cells[at]]))
        .slice(0, SAMPLES)
        .map(clipped),
    ),
    fixed: reading.fixed,
    table: {
      sheets,
      sheet,
      headerRow,
      start: start
        .slice(0, LISTED_ROWS_AT_START)
        .map(({ row, cells }) => ({ row, text: clipped(textsOf(cells).join(' · ')) })),
    },
  }
}
