import type { EntityManager } from '@mikro-orm/sql'
import { type ProductPatch, productPatch } from '../../../shared/product/product.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import type { Change } from '../../base/requests/change/change.ts'
import type { State } from '../../base/requests/history/revision.entity.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { Batch } from '../products/product.batches.ts'
import { AT_A_TIME, BulkChange } from '../products/product.bulk.ts'
import { withoutPast } from '../products/product.reservation.ts'
import { planUndo, wayBack } from './plan-undo.ts'
import { statesOfBatch } from './states-of-batch.ts'

/**
 * Takes back what a batch did, in the caller's transaction: created machines go to the trash, changed ones
 * become what they were. Those that somebody has changed since stay as they are, and are named.
 */
export async function undoBatch(
  em: EntityManager,
  images: ImageStore,
  batch: Batch,
  author: string,
): Promise<Change<UndoneBatch>> {
  const { created, changed, renumbered, left } = await planUndo(em, batch)
  const bulk = new BulkChange(em, { author, action: 'restored' })
  for (const some of portionsOf(created, AT_A_TIME)) await bulk.trash(some)
  await bulk.vacate(renumbered)
  const isUndone = new Set(changed)
  for await (const states of statesOfBatch(em, batch)) {
    const changes: { id: number; patch: ProductPatch }[] = []
    for (const { id, before, after } of states)
      if (before && isUndone.has(id))
        changes.push({ id, patch: await patchBack(images, before, after) })
    if (changes.length > 0) await bulk.update(changes)
  }
  const result = { undone: created.length + changed.length, left }
  return { result, touched: await bulk.touched.tags(em) }
}

/** What makes a machine what it was. Pictures that are gone by now stay away. */
async function patchBack(images: ImageStore, before: State, after: State): Promise<ProductPatch> {
  const patch = withoutPast(productPatch.parse(wayBack(before, after)))
  if (!patch.images) return patch
  return { ...patch, images: (await images.partMissing(patch.images)).kept }
}
