import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A single row that is written to find out whether the database can be written. */
export const HealthCheckEntity = defineEntity({
  name: 'HealthCheck',
  properties: {
    id: p.integer().primary(),
    checkedAt: p.datetime(),
  },
})
export type HealthCheckEntity = InferEntity<typeof HealthCheckEntity>

export const healthCheckTable = impersonal(HealthCheckEntity, {
  id: 'work',
  checkedAt: 'work',
})
