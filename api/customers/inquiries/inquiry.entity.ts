import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Concern } from '../../../shared/inquiries/concern.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'

export const InquiryEntity = defineEntity({
  name: 'Inquiry',
  indexes: [{ properties: ['spam', 'status', 'createdAt', 'id'] }],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(200),
    company: p.string().length(200),
    /** Empty where only a callback is asked for. */
    email: p.string().length(254),
    phone: p.string().length(50),
    message: p.text(),
    callback: p.boolean().default(false),
    concern: p.text().$type<Concern>().nullable(),
    product: () => p.manyToOne(ProductEntity).nullable().deleteRule('set null').index(),
    /** Kept when the product is deleted. */
    productTitle: p.string().length(200).nullable(),
    status: p.string().length(16).$type<InquiryStatus>().default('new'),
    spam: p.boolean().default(false),
    notes: p.text().default(''),
    /** Where `search` looks; see `inquirySearchText`. */
    searchText: p.text().default('').lazy(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
export type InquiryEntity = InferEntity<typeof InquiryEntity>
