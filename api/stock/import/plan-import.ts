import { setImmediate as turn } from 'node:timers/promises'
import type { Differences } from '../../../shared/history.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import type { ImportReport } from '../../../shared/stock/report.ts'
import type { StockCategory } from '../../../shared/stock/stock-product.ts'
import type { Db } from '../../database.ts'
import { ApiError } from '../../http/errors.ts'
import type { OnProgress } from '../../progress.ts'
import { batchesOf } from '../../tables/batches.ts'
import type { Table } from '../../tables/table.ts'
import { RowCheck } from './check-row.ts'
import { TableColumns } from './columns-of-table.ts'
import type { ImportPictures } from './pictures/import-pictures.ts'
import { PlanFile } from './plan-file.ts'
import { type MatchedRow, RowMatching } from './row-matching.ts'
import { StockNumbers } from './stock-numbers.ts'
import { Tally } from './tally.ts'

const NO_PICTURE = 'Dieses Bild gibt es nicht'
const NOTHING_READ =
  'Keine Spalte der Datei ist zu erkennen. Die erste Zeile muss die Überschriften enthalten, etwa „Titel“, „Marke“ oder „Preis (€)“.'

interface Options {
  db: Db
  table: Table
  mapping: Mapping
  pictures: ImportPictures
  /** Where the plan is written. */
  folder: string
  signal: AbortSignal
  onProgress: OnProgress
}

export interface Plan {
  file: PlanFile
  tally: Tally
  pictures: ImportPictures
  /** Fails the rows whose pictures cannot be taken, and what cannot be without them. */
  settle(): Promise<void>
  report(): ImportReport
}

/** Compares a table with the stock, and says what an import would do. Changes nothing. */
export async function planImport(options: Options): Promise<Plan> {
  const { db, table, mapping, pictures, folder, signal, onProgress } = options
  const columns = new TableColumns(table.header, mapping)
  if (columns.ignored.length === columns.columns.length) throw new ApiError(400, NOTHING_READ)
  const categories: StockCategory[] = await db
    .selectFrom('category')
    .select(['id', 'name', 'slug'])
    .execute()
  const [matching, check] = [
    new RowMatching(db, columns),
    new RowCheck(columns, categories, pictures),
  ]
  const [file, tally, numbers] = [new PlanFile(folder), new Tally(), new StockNumbers()]

  const failPictures = (row: number, pictures: [value: string, message: string][]) => {
    const column = columns.headerOf('images')
    tally.fail(
      row,
      pictures.map(([value, message]) => ({ column, value, message })),
    )
  }
  /** With the pictures as the table calls them. */
  const named = ({ images, ...fields }: Differences): Differences => {
    if (!images) return fields
    const names = (addresses: unknown) =>
      Array.isArray(addresses) ? addresses.map((one) => pictures.nameOf(String(one))) : null
    return { ...fields, images: [names(images[0]), names(images[1])] }
  }
  const plan = async (matched: MatchedRow) => {
    const { row, existing } = matched
    const checked = check.check(matched)
    if (checked.kind === 'failed') return tally.fail(row, checked.errors)
    if (checked.kind === 'unchanged') return tally.add(row, 'unchanged')
    const fields = checked.kind === 'created' ? checked.input : checked.patch
    const added = (fields.images ?? []).filter((image) => !existing?.images.includes(image))
    const missing = await pictures.want(added)
    if (missing.length > 0)
      return failPictures(
        row,
        missing.map((value) => [value, NO_PICTURE]),
      )
    const title = fields.title ?? existing?.title ?? ''
    tally.add(row, checked.kind, { id: existing?.id ?? null, title, fields: named(checked.fields) })
    if (fields.stockNumber !== undefined) {
      if (existing?.stockNumber) numbers.release(existing.id, row)
      if (fields.stockNumber !== null)
        numbers.claim({ row, id: existing?.id ?? null, stockNumber: fields.stockNumber })
    }
    if (checked.kind === 'created') return file.add({ kind: 'created', row, input: checked.input })
    if (!existing) return
    const { id, updatedAt: version } = existing
    return file.add({ kind: 'changed', row, id, version, patch: checked.patch })
  }

  for await (const rows of batchesOf(table.rows(signal))) {
    signal.throwIfAborted()
    const read = rows.map(({ row, cells }) => ({ row, cells: columns.of(cells) }))
    const matched = await matching.match(read, (row, error) => tally.fail(row, [error]))
    for (const one of matched) if (!tally.hasFailed(one.row)) await plan(one)
    onProgress(rows.length, 0)
    // So that visitors are answered in between.
    await turn()
  }
  await file.end()
  const settle = async () => {
    for await (const { row, ...entry } of file.entries()) {
      const images = ('input' in entry ? entry.input : entry.patch).images ?? []
      const problems = images.flatMap((image): [string, string][] => {
        const problem = pictures.problemOf(image)
        return problem === null ? [] : [[pictures.nameOf(image), problem]]
      })
      if (problems.length > 0) failPictures(row, problems)
    }
    await numbers.settle(
      db,
      (row) => tally.hasFailed(row),
      ({ row, stockNumber }, message) =>
        tally.fail(row, [{ column: columns.headerOf('stockNumber'), value: stockNumber, message }]),
    )
  }
  await settle()
  const report = () => ({
    ...tally.report(),
    ignored: columns.ignored,
    columns: columns.columns,
    pictures: pictures.count,
  })
  return { file, tally, pictures, settle, report }
}
