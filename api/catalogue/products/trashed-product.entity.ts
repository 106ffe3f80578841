import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import type { ProductState } from './product.edit.ts'

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

export const trashedProductTable = impersonal(TrashedProductEntity, {
  id: 'work',
  title: 'shop',
  deletedAt: 'shop',
  author: 'staff',
  state: 'shop',
  createdAt: 'work',
  updatedAt: 'work',
  inquiries: 'work',
  places: 'work',
})
