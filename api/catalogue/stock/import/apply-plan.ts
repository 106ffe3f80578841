import {
  type EntityManager,
  ForeignKeyConstraintViolationException,
  UniqueConstraintViolationException,
} from '@mikro-orm/sql'
import type { ProductInput } from '../../../../shared/product/product.ts'
import type { PicturesToFetch } from '../../../../shared/stock/imports.ts'
import { asLine } from '../../../../shared/writing/text-rules.ts'
import { portionsOf } from '../../../base/data/db/rows.ts'
import type { Change } from '../../../base/requests/change/change.ts'
import { ApiError } from '../../../base/requests/http/errors.ts'
import type { OnProgress } from '../../../base/work/tasks/progress.ts'
import {
  AT_A_TIME,
  BulkChange,
  ChangedMeanwhile,
  type PlannedChange,
} from '../../products/product.bulk.ts'
import { StockImportEntity } from '../stock-import.entity.ts'
import type { ImportPlan } from './import-plan.ts'
import { headerFingerprint } from './used-reading.ts'

const CHANGED_MEANWHILE =
  'Während der Prüfung hat jemand Maschinen geändert, die auch in der Datei stehen. Es wurde nichts geändert; bitte importieren Sie die Datei noch einmal.'

interface Options {
  /** The headers of the table. */
  header: readonly string[]
  author: string
  fileName: string
  onProgress: OnProgress
}

/**
 * Does what was planned, in the caller's transaction.
 * @returns the number of the import
 * @throws {ApiError} 409 if a product has been changed since
 */
export async function applyPlan(
  em: EntityManager,
  plan: ImportPlan,
  { header, author, fileName, onProgress }: Options,
): Promise<Change<number>> {
  const id = await record(em, plan, header, author, fileName)
  const bulk = new BulkChange(em, { author, action: 'imported', batch: `import ${id}` })
  const total = plan.changes
  const created: number[] = []
  try {
    await bulk.vacate(await renumbered(plan))
    for await (const { inputs, changes } of portionsOfPlan(plan)) {
      const ids = inputs.length > 0 ? await bulk.create(inputs.map(({ input }) => input)) : []
      created.push(...ids)
      for (const [at, { row }] of inputs.entries()) plan.rows.identify(row, ids[at] ?? null)
      if (changes.length > 0) await bulk.update(changes)
      onProgress(inputs.length + changes.length, total)
    }
    for (const some of portionsOf(plan.gone.changes(), AT_A_TIME)) {
      await bulk.update(some)
      onProgress(some.length, total)
    }
    const failedPictures = await toFetchAgain(plan)
    const listed = plan.gone.listed(created)
    await em.nativeUpdate(StockImportEntity, { id }, { failedPictures, listed })
  } catch (error) {
    throw isConflict(error) ? new ApiError(409, CHANGED_MEANWHILE) : error
  }
  return { result: id, touched: await bulk.touched.tags(em) }
}

const isConflict = (error: unknown) =>
  error instanceof ChangedMeanwhile ||
  error instanceof UniqueConstraintViolationException ||
  error instanceof ForeignKeyConstraintViolationException

async function record(
  em: EntityManager,
  plan: ImportPlan,
  header: readonly string[],
  author: string,
  fileName: string,
) {
  const { created, changed, unchanged, failed } = plan.report()
  const row = em.create(StockImportEntity, {
    at: new Date(),
    author,
    fileName: asLine(fileName),
    created,
    changed: changed + plan.gone.changes().length,
    unchanged,
    failed,
    headings: headerFingerprint(header),
    ...plan.reading,
  })
  await em.flush()
  return row.id
}

/** The products that get another stock number. */
async function renumbered(plan: ImportPlan): Promise<number[]> {
  const ids: number[] = []
  for await (const entry of plan.toBeStored())
    if (entry.kind === 'changed' && entry.patch.stockNumber !== undefined) ids.push(entry.id)
  return ids
}

/** The machines whose pictures another server may have later. */
async function toFetchAgain(plan: ImportPlan): Promise<PicturesToFetch[]> {
  const lacking = new Map(plan.report().failedPictures.map((machine) => [machine.row, machine]))
  const found: PicturesToFetch[] = []
  for await (const pictures of plan.picturesToFetch()) {
    const { id = null, title = '' } = lacking.get(pictures.row) ?? {}
    if (id !== null) found.push({ id, title, ...pictures })
  }
  return found
}

async function* portionsOfPlan(plan: ImportPlan) {
  let inputs: { row: number; input: ProductInput }[] = []
  let changes: PlannedChange[] = []
  for await (const entry of plan.toBeStored()) {
    if (entry.kind === 'created') inputs.push(entry)
    else changes.push(entry)
    if (inputs.length + changes.length < AT_A_TIME) continue
    yield { inputs, changes }
    inputs = []
    changes = []
  }
  yield { inputs, changes }
}
