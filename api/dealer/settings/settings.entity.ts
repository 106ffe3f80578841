import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import type { StoredLogo } from './logo.ts'

/** What the dealer has said of the house: one row, and none while it is the demo's. */
export const SettingsEntity = defineEntity({
  name: 'Settings',
  properties: {
    name: p.text().primary(),
    content: p.json<unknown>().columnType('json'),
    logo: p.json<StoredLogo>().columnType('json').nullable(),
    /** In Base64. */
    logoBytes: p.text().nullable().lazy(),
    /** The address of the site that all these data belong to; null until that is known. */
    siteUrl: p.string().length(2048).nullable(),
    updatedAt: p.datetime(),
  },
})
export type SettingsEntity = InferEntity<typeof SettingsEntity>

export const settingsTable = impersonal(SettingsEntity, {
  name: 'shop',
  content: 'shop',
  logo: 'shop',
  logoBytes: 'shop',
  siteUrl: 'shop',
  updatedAt: 'work',
})

/** Names who the dealer is, their hours and their look: on every page. */
export const SETTINGS_TAG = 'settings'
