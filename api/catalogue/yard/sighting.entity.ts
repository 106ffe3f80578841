import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { ProductEntity } from '../products/product.entity.ts'

/** When a machine was last seen in the yard, and by whom. */
export const SightingEntity = defineEntity({
  name: 'Sighting',
  properties: {
    product: () => p.manyToOne(ProductEntity).deleteRule('cascade').index(false).primary(),
    at: p.datetime(),
    author: p.string().length(200),
  },
})

export const sightingTable = impersonal(SightingEntity, {
  product: 'shop',
  at: 'shop',
  author: 'staff',
})
