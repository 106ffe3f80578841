import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** The last number that a year's offers have got. It never goes back, not even with a restore. */
export const OfferNumberEntity = defineEntity({
  name: 'OfferNumber',
  properties: {
    year: p.integer().primary().autoincrement(false),
    last: p.integer(),
  },
})
export type OfferNumberEntity = InferEntity<typeof OfferNumberEntity>
