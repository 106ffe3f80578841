import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A single row, which is written to find out whether anything can be. */
export const HealthCheckEntity = defineEntity({
  name: 'HealthCheck',
  properties: {
    id: p.integer().primary(),
    checkedAt: p.datetime(),
  },
})
export type HealthCheckEntity = InferEntity<typeof HealthCheckEntity>
