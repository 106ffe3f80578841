import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A single row that is written to find out whether the database can be written. */
export const HealthCheckEntity = defineEntity({
  name: 'HealthCheck',
  properties: {
    id: p.integer().primary(),
    checkedAt: p.datetime(),
  },
})
export type HealthCheckEntity = InferEntity<typeof HealthCheckEntity>
