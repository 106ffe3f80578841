import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../data/personal/personal-data.ts'

/** When work that recurs last ran, by its name, such as the clean-up and what is due every morning. */
export const LastRunEntity = defineEntity({
  name: 'LastRun',
  properties: {
    name: p.string().length(32).primary(),
    at: p.datetime(),
  },
})

export const lastRunTable = impersonal(LastRunEntity, {
  name: 'work',
  at: 'work',
})
