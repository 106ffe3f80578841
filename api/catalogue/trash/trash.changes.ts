import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { productInput } from '../../../shared/product/product.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { forgetHistory, toInput } from '../../base/requests/history/history.ts'
import { notFound } from '../../base/requests/http/errors.ts'
import type { ImageStore } from '../images/image-store.ts'
import { createProduct } from '../products/product.changes.ts'
import { refuseIfImpossible } from '../products/product.obstacles.ts'
import { withoutPast } from '../products/product.reservation.ts'
import { TrashedProductEntity } from '../products/trashed-product.entity.ts'
import { trashLimit } from './trash.queries.ts'

export const NOT_IN_TRASH = 'Diese Maschine liegt nicht im Papierkorb'

/**
 * Puts a product back as it was, with the same id, and links the inquiries that named it.
 * @param categoryId takes the place of its category
 * @returns the pictures that are gone by now
 * @throws {ApiError} 404 if it is not in the trash, 409 if something has taken its place
 */
export async function restoreFromTrash(
  em: EntityManager,
  images: ImageStore,
  id: number,
  categoryId: number | undefined,
): Promise<Change<string[]>> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const trashed = await em.findOne(TrashedProductEntity, id, { lockMode })
  if (!trashed) throw notFound(NOT_IN_TRASH)
  const former = toInput(productInput, { ...trashed.state, ...(categoryId && { categoryId }) })
  const state = withoutPast(former)
  await refuseIfImpossible(em.getKysely<Tables>(), id, state)
  const { createdAt, updatedAt } = trashed
  const { kept, missing } = await images.partMissing(state.images)
  const created = await createProduct(em, { ...state, images: kept }, { id, createdAt, updatedAt })
  await linkInquiries(em, trashed)
  em.remove(trashed)
  return { ...created, result: missing }
}

/** An inquiry that was deleted meanwhile stays so. */
async function linkInquiries(em: EntityManager, { id, inquiries, places }: TrashedProductEntity) {
  const db = em.getKysely<Tables>()
  for (const inquiry of inquiries)
    await db.updateTable('inquiry').set({ product_id: id }).where('id', '=', inquiry).execute()
  for (const [inquiry, position] of places)
    await db
      .updateTable('inquiry_product')
      .set({ product_id: id })
      .where('inquiry_id', '=', inquiry)
      .where('position', '=', position)
      .execute()
}

/** Deletes a product for good, with its history. @throws {ApiError} 404 if it is not in the trash */
export async function deleteForGood(em: EntityManager, id: number): Promise<void> {
  if (!(await deleteTrashed(em, { id }))) throw notFound(NOT_IN_TRASH)
}

/** @returns whether it was in the trash */
function deleteTrashed(em: EntityManager, which: { id: number; deletedAt?: { $lt: Date } }) {
  return em.transactional(async (em) => {
    const count = await em.nativeDelete(TrashedProductEntity, which)
    if (count > 0) await forgetHistory(em, 'product', [which.id])
    return count > 0
  })
}

export const countExpiredTrash = (em: EntityManager, now: Date) =>
  em.count(TrashedProductEntity, { deletedAt: { $lt: trashLimit(now) } })

/** Deletes for good what has been in the trash for long enough. */
export async function deleteExpiredTrash(em: EntityManager, now: Date): Promise<void> {
  const deletedAt = { $lt: trashLimit(now) }
  const expired = await em.find(TrashedProductEntity, { deletedAt }, { fields: ['id'] })
  // Somebody may put one back meanwhile.
  for (const { id } of expired) await deleteTrashed(em, { id, deletedAt })
}
