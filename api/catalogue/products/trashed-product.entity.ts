import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { ProductState } from './product.facts.ts'

/** A deleted product while it can come back. */
export const TrashedProductEntity = defineEntity({
  name: 'TrashedProduct',
  indexes: [{ properties: ['deletedAt', 'id'] }],
  properties: {
    /** The product's own; no other product ever gets it. */
    id: p.integer().primary().autoincrement(false),
    title: p.string().length(200),
    deletedAt: p.datetime(),
    author: p.string().length(200),
    state: p.json<ProductState>().columnType('json'),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** The inquiries whose first machine it was. */
    inquiries: p.json<number[]>().columnType('json'),
    /** The inquiries that named it further down, each with its position there. */
    places: p.json<[inquiry: number, position: number][]>().columnType('json'),
  },
})
export type TrashedProductEntity = InferEntity<typeof TrashedProductEntity>
