import { z } from 'zod'
import { retention } from '../../../shared/operation/retention.ts'
import { productInput } from '../../../shared/product/product.ts'
import {
  type TrashedProduct,
  type TrashQuery,
  trashedProduct,
} from '../../../shared/product/trash.ts'
import { DAY } from '../../../shared/time/time.ts'
import type { Db } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'

const stored = trashedProduct.omit({ image: true, stockNumber: true, expiresAt: true }).extend({
  state: z.record(z.string(), z.unknown()),
})
const readStored = rowReader(stored)

/** What was deleted before this moment is deleted for good now. */
export const trashLimit = (now: Date) => new Date(now.getTime() - retention.trashDays * DAY)

function selectTrash(db: Db) {
  return db.selectFrom('trashed_product').select(columnsOf(stored, 'trashed_product'))
}

/** What is in the trash, the latest first. */
export async function listTrash(db: Db, { page, limit }: TrashQuery) {
  const rows = await selectTrash(db)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('trashed_product')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return { products: rows.map(toTrashed), total: Number(total) }
}

export async function findTrashed(db: Db, id: number): Promise<TrashedProduct | null> {
  const row = await selectTrash(db).where('id', '=', id).executeTakeFirst()
  return row ? toTrashed(row) : null
}

function toTrashed(row: unknown): TrashedProduct {
  const { state, ...facts } = readStored(row)
  const { data: images = [] } = productInput.shape.images.safeParse(state.images)
  const { data: stockNumber = null } = productInput.shape.stockNumber.safeParse(state.stockNumber)
  const expiresAt = new Date(Date.parse(facts.deletedAt) + retention.trashDays * DAY).toISOString()
  return { ...facts, stockNumber, image: images[0] ?? null, expiresAt }
}
