import type { EntityManager } from '@mikro-orm/sql'
import { columnOfHeader } from '../../../../shared/stock/columns.ts'
import type { ImportPhase, ImportReport } from '../../../../shared/stock/import.ts'
import { formatCount } from '../../../../shared/writing/format.ts'
import type { Database } from '../../../base/data/db/database.ts'
import { readTable } from '../../../base/files/tables/read-table.ts'
import { type Table, TableRefused } from '../../../base/files/tables/table.ts'
import type { Change } from '../../../base/requests/change/change.ts'
import { ApiError } from '../../../base/requests/http/errors.ts'
import type { OnProgress } from '../../../base/work/tasks/progress.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { applyPlan } from './apply-plan.ts'
import type { FailedRows } from './failed-rows.ts'
import { ImportPictures } from './pictures/import-pictures.ts'
import type { PictureFetcher } from './pictures/picture-fetcher.ts'
import { type ImportFiles, unpack } from './pictures/unpack.ts'
import { planImport } from './plan-import.ts'
import type { ImportRequest } from './receive-import.ts'
import type { RunningImport } from './stock-imports.ts'

const CANCELLED = 'Der Import wurde abgebrochen. Es wurde nichts geändert.'

interface Running {
  request: ImportRequest
  job: RunningImport
  /** Writes the progress for all processes, and cancels the import if somebody asked for that. */
  reportProgress: () => Promise<void>
  /** Where files may be put until it ends. */
  folder: string
  author: string
  /** Whether a field is none that the author may know of. */
  isHidden: (field: string) => boolean
  /** The dealer's rate of VAT, in percent. */
  vatRate: number
  /** Reads a file that the product has written for a portal as a table of ours; any other table is what it was. */
  asOwnTable: (table: Table) => Promise<Table>
  /** Makes the change for all to see. */
  apply: (work: (em: EntityManager) => Promise<Change<number>>) => Promise<number>
}

interface Parts {
  database: Database
  images: ImageStore
  pictureFetcher: PictureFetcher
}

/**
 * Checks a file, and applies it if that is asked for: all of it or nothing, unless rows that fail may be skipped.
 * The five stations of an import, each with the file that does it:
 *
 * 1. receive: `receive-import.ts` reads the form and has put its file into a folder; `unpack.ts` opens a ZIP.
 * 2. read: `base/files/tables/read-table.ts` parses the table in a process of its own.
 * 3. plan: `plan-import.ts` finds the product of each row (`match-rows.ts`), checks what the row says
 *    (`check-row.ts`), and writes down what would be done (`import-plan.ts`). A check ends here, with the report.
 * 4. pictures: `import-pictures.ts` stores those that the plan needs.
 * 5. apply: `apply-plan.ts` changes all products in one transaction.
 * @throws {ApiError} 400 for a file that is no table, and with the report if rows fail; 409, 413
 */
export async function runImport(
  { database, images, pictureFetcher: fetcher }: Parts,
  failedRows: FailedRows,
  { request, job, reportProgress, folder, author, isHidden, vatRate, asOwnTable, apply }: Running,
): Promise<ImportReport> {
  const { file, reading, corrections, fates, mode, skipFailed, fetchPictures: fetches } = request
  const { sheet, headerRow, remembered } = request
  const { signal } = job
  const during = <Result>(phase: ImportPhase, work: (onProgress: OnProgress) => Promise<Result>) =>
    job.progress.during(phase, async (onProgress) => {
      await reportProgress()
      signal.throwIfAborted()
      return work(onProgress)
    })
  let pictures: ImportPictures | null = null
  let isApplied = false
  try {
    const received = await filesOf(file, folder)

    const { path, name } = received.table
    const knows = (header: string) =>
      Object.hasOwn(reading.columns, header) || columnOfHeader(header) !== null
    const table = await during('check', async () =>
      asOwnTable(await readTable(path, name, { knows, sheet, headerRow, signal })),
    )

    pictures = new ImportPictures({ images, fetcher, folder, files: received.pictures, fetches })
    const asked = { ...reading, remembered, corrections, fates }
    const options = { db: database.db, table, asked, vatRate, pictures, isHidden, folder, signal }
    const plan = await during('check', (onProgress) => planImport({ ...options, onProgress }))

    if (mode === 'apply' && plan.pictures.count > 0 && (skipFailed || plan.rows.failed === 0))
      await during('pictures', (onProgress) => plan.storePictures(signal, onProgress))
    const { rows } = plan
    const failedFile =
      rows.failed > 0
        ? await failedRows.write(table, plan.columns, (row) => rows.reasonOf(row), folder)
        : null
    const report = { ...plan.report(), ...(failedFile && { failedRows: failedFile }) }
    if (mode === 'check') return report
    if (rows.failed > 0 && !skipFailed)
      throw new ApiError(400, failedText(rows.failed), { data: report })
    if (plan.changes === 0) return report

    const number = await during('apply', (onProgress) =>
      apply(async (em) => {
        const { header } = table
        const about = { header, author, fileName: file.name }
        const applied = await applyPlan(em, plan, { ...about, onProgress })
        isApplied = true
        return applied
      }),
    )
    return { ...report, failedPictures: plan.report().failedPictures, import: number }
  } catch (error) {
    // From here on the machines may be stored. Pictures that none of them shows go with the clean-up.
    if (isApplied) throw error
    await pictures?.discard()
    if (signal.aborted) throw new ApiError(409, CANCELLED)
    throw error instanceof TableRefused ? refusedTable(error) : error
  }
}

/** A table by itself, or one with pictures beside it. */
async function filesOf(file: ImportRequest['file'], folder: string): Promise<ImportFiles> {
  if (/\.zip$/i.test(file.name)) return unpack(file.path, folder)
  return { table: file, pictures: null }
}

const failedText = (failed: number) =>
  failed === 1
    ? 'Eine Zeile ist fehlerhaft. Es wurde nichts geändert.'
    : `${formatCount(failed, 'Zeile', 'Zeilen')} sind fehlerhaft. Es wurde nichts geändert.`

function refusedTable({ message, row, column, isTooLarge }: TableRefused): ApiError {
  const place = [row && `Zeile ${row}`, column && `Spalte „${column}“`].filter(Boolean).join(', ')
  // Most reasons name their row themselves.
  const isPlaced = place === '' || message.includes(`Zeile ${row}`)
  const sentence = isPlaced ? message : `${place}: ${message}`
  return new ApiError(isTooLarge ? 413 : 400, sentence, { details: { file: [sentence] } })
}
