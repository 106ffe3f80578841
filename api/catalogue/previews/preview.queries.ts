import type { EntityManager } from '@mikro-orm/sql'
import type { z } from 'zod'
import type { previewedProduct } from '../../../shared/product/preview.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findProduct, findProducts, forVisitors } from '../products/product.queries.ts'
import { similarTo } from '../products/similar.ts'
import { ProductPreviewEntity } from './product-preview.entity.ts'

/** The preview of a machine that has not ended; null for none. */
export const findPreview = (em: EntityManager, product: number) =>
  em.findOne(ProductPreviewEntity, { product, until: inFuture() })

const inFuture = () => ({ $gt: new Date() })

/** Whether a text can be one at all; another may hold what no database takes. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** What a token shows: the machine as visitors will see it. Null for one that has ended or never was. */
export async function findPreviewed(
  em: EntityManager,
  db: Db,
  token: string,
): Promise<z.input<typeof previewedProduct> | null> {
  const preview = isToken(token)
    ? await em.findOne(ProductPreviewEntity, { token, until: inFuture() })
    : null
  const product = preview && (await findProduct(db, preview.product.id))
  if (!product) return null
  const isDraft = product.status === 'inactive'
  const shown = forVisitors({ ...product, status: isDraft ? 'active' : product.status })
  const comparedPrice = visiblePrice(shown) ?? 0
  const similar = await similarTo(db, { ...shown, comparedPrice })
  return {
    product: shown,
    similar: await findProducts(db, similar),
    isDraft,
    until: preview.until.toISOString(),
  }
}

/** Whether a token shows anything. */
export const isPreview = async (em: EntityManager, token: string) =>
  isToken(token) && (await em.count(ProductPreviewEntity, { token, until: inFuture() })) > 0
