import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A single row: up to where in the log of changes the caches in front of the site have dropped what was touched. */
export const EdgeEntity = defineEntity({
  name: 'Edge',
  properties: {
    id: p.integer().primary().autoincrement(false),
    position: p.json<{ id: number; fingerprint: string }>().columnType('json').nullable(),
    /** Why the last purge failed, and since when they fail. */
    error: p.text().nullable(),
    failingSince: p.datetime().nullable(),
  },
})

export const edgeTable = impersonal(EdgeEntity, {
  id: 'work',
  position: 'work',
  error: 'work',
  failingSince: 'work',
})
