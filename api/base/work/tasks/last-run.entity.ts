import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** When work that recurs last ran, by its name, such as the clean-up and what is due every morning. */
export const LastRunEntity = defineEntity({
  name: 'LastRun',
  properties: {
    name: p.string().length(32).primary(),
    at: p.datetime(),
  },
})
export type LastRunEntity = InferEntity<typeof LastRunEntity>
