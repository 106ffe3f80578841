import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** What the dealer has said of himself: one row, and none as long as he is the demo dealer. */
export const SettingsEntity = defineEntity({
  name: 'Settings',
  properties: {
    name: p.text().primary(),
    content: p.json<unknown>().columnType('json'),
    updatedAt: p.datetime(),
  },
})
export type SettingsEntity = InferEntity<typeof SettingsEntity>
