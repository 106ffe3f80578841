import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { ProductEntity } from '../products/product.entity.ts'

/** The address under which somebody without an account sees a draft. */
export const ProductPreviewEntity = defineEntity({
  name: 'ProductPreview',
  properties: {
    product: () => p.manyToOne(ProductEntity).deleteRule('cascade').index(false).primary(),
    /** Readable, because the address is shown again to the one who passes it on. */
    token: p.string().length(64).unique(),
    until: p.datetime(),
  },
})
export type ProductPreviewEntity = InferEntity<typeof ProductPreviewEntity>

export const productPreviewTable = impersonal(ProductPreviewEntity, {
  product: 'shop',
  token: 'secret',
  until: 'shop',
})
