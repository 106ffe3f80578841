import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import type { NewRevision } from '../../base/requests/history/history.ts'
import { factsOf, stateOf } from './product.edit.ts'
import { ProductEntity } from './product.entity.ts'
import { touchedByProduct } from './product.tags.ts'

/** Takes a deleted picture off the products that show it. */
export async function removeImageFromProducts(
  em: EntityManager,
  filename: string,
): Promise<Change<null>> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom('product')
    .select('id')
    .where(sql<string>`cast(images as text)`, 'like', `%${filename}%`)
    .execute()
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const products = await em.find(ProductEntity, { id: ids }, { lockMode, orderBy: { id: 'asc' } })
  const touched: string[] = []
  const revisions: NewRevision[] = []
  for (const product of products) {
    const before = stateOf(product)
    const images = product.images.filter((image) => !image.endsWith(`/${filename}`))
    em.assign(product, { images, updatedAt: laterThan(product.updatedAt) })
    touched.push(...touchedByProduct(factsOf(product), factsOf(product)))
    revisions.push({ kind: 'product', subject: product.id, before, after: stateOf(product) })
  }
  return { result: null, touched: [...new Set(touched)], revisions }
}
