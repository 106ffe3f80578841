import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity } from './inquiry.entity.ts'

/** The second and every further machine that an inquiry asks for. Its row itself names the first one. */
export const InquiryProductEntity = defineEntity({
  name: 'InquiryProduct',
  properties: {
    inquiry: () => p.manyToOne(InquiryEntity).deleteRule('cascade').index(false).primary(),
    /** Counts from 1, in the order in which they were asked for. */
    position: p.integer().primary(),
    product: () => p.manyToOne(ProductEntity).nullable().deleteRule('set null').index(),
    /** Kept when the product is deleted. */
    title: p.string().length(200),
    quantity: p.integer().default(1),
    /** The joined inquiry with which it came; null for what is its own. */
    broughtBy: () => p.manyToOne(InquiryEntity).nullable().deleteRule('set null').index(),
  },
})
export type InquiryProductEntity = InferEntity<typeof InquiryProductEntity>
