import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { PREVIEW_DAYS } from '../../../shared/product/preview.ts'
import { DAY } from '../../../shared/time/time.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { findProductEntity } from '../products/product.edit.ts'
import { findPreview } from './preview.queries.ts'
import { ProductPreviewEntity } from './product-preview.entity.ts'

const NO_DRAFT = 'Eine Vorschau gibt es nur von inaktiven Maschinen; diese steht auf der Website'

/**
 * Lets whoever gets the address see a draft for some days. An address that was given to somebody goes on with the new
 * end; one that has ended stays so.
 * @throws {ApiError} 404 for an unknown machine, 409 for one that is no draft
 */
export function openPreview(em: EntityManager, id: number): Promise<ProductPreviewEntity> {
  return em.transactional(async (em) => {
    const product = await findProductEntity(em, id)
    if (product.status !== 'inactive') throw new ApiError(409, NO_DRAFT)
    const token = (await findPreview(em, id))?.token ?? randomBytes(32).toString('base64url')
    const until = new Date(Date.now() + PREVIEW_DAYS * DAY)
    return em.upsert(ProductPreviewEntity, { product, token, until })
  })
}

/** Ends the preview of a machine at once, if there is one. */
export async function endPreview(em: EntityManager, product: number): Promise<void> {
  await em.nativeDelete(ProductPreviewEntity, { product })
}
