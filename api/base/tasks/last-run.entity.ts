import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** When a task last ran with a clock that could be trusted. */
export const LastRunEntity = defineEntity({
  name: 'LastRun',
  properties: {
    name: p.string().length(32).primary(),
    at: p.datetime(),
  },
})
export type LastRunEntity = InferEntity<typeof LastRunEntity>
