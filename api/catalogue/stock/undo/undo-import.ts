import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { type ProductPatch, productPatch } from '../../../../shared/product/product.ts'
import type { UndoneImport } from '../../../../shared/stock/imports.ts'
import type { Change } from '../../../base/change/change.ts'
import type { State } from '../../../base/history/state.ts'
import { ApiError, notFound } from '../../../base/http/errors.ts'
import type { ImageStore } from '../../images/image-store.ts'
import { stillThere } from '../../images/still-there.ts'
import { BulkChange, batches } from '../../products/product.bulk.ts'
import { withoutPast } from '../../products/product.reservation.ts'
import { StockImportEntity } from '../stock-import.entity.ts'
import { importedStates } from './import-revisions.ts'
import { planUndo, wayBack } from './plan-undo.ts'

export const UNKNOWN_IMPORT = 'Diesen Import gibt es nicht'
const UNDONE = 'Dieser Import ist bereits rückgängig gemacht'

/**
 * Takes back what an import did, in the caller's transaction: created machines go to the trash, changed ones
 * become what they were. Those that somebody has changed since stay as they are.
 * @throws {ApiError} 404, 409 for one that is undone already
 */
export async function undoImport(
  em: EntityManager,
  images: ImageStore,
  id: number,
  author: string,
): Promise<Change<UndoneImport>> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const found = await em.findOne(StockImportEntity, id, { lockMode })
  if (!found) throw notFound(UNKNOWN_IMPORT)
  if (found.undoneAt) throw new ApiError(409, UNDONE)
  const { created, changed, renumbered, left } = await planUndo(em, id)
  const bulk = new BulkChange(em, { author, action: 'restored' })
  for (const some of batches(created)) await bulk.trash(some)
  await bulk.vacate(renumbered)
  const isUndone = new Set(changed)
  for await (const states of importedStates(em, id)) {
    const changes: { id: number; patch: ProductPatch }[] = []
    for (const { id, before, after } of states)
      if (before && isUndone.has(id))
        changes.push({ id, patch: await patchBack(images, before, after) })
    if (changes.length > 0) await bulk.update(changes)
  }
  await em.nativeUpdate(StockImportEntity, { id }, { undoneAt: new Date(), undoneBy: author })
  const result = { undone: created.length + changed.length, left }
  return { result, touched: await bulk.touched.tags(em) }
}

/** What makes a machine what it was. Pictures that are gone by now stay away. */
async function patchBack(images: ImageStore, before: State, after: State): Promise<ProductPatch> {
  const patch = withoutPast(productPatch.parse(wayBack(before, after)))
  if (!patch.images) return patch
  return { ...patch, images: (await stillThere(images, patch.images)).kept }
}
