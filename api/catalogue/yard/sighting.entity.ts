import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { ProductEntity } from '../products/product.entity.ts'

/** When a machine was last seen in the yard, and by whom. Who takes that back gets the one before of another day or person. */
export const SightingEntity = defineEntity({
  name: 'Sighting',
  properties: {
    product: () => p.manyToOne(ProductEntity).deleteRule('cascade').index(false).primary(),
    at: p.datetime(),
    author: p.string().length(200),
    beforeAt: p.datetime().nullable(),
    beforeAuthor: p.string().length(200).nullable(),
  },
})
export type SightingEntity = InferEntity<typeof SightingEntity>

export const sightingTable = impersonal(SightingEntity, {
  product: 'shop',
  at: 'shop',
  author: 'staff',
  beforeAt: 'shop',
  beforeAuthor: 'staff',
})
