import { defineEntity, p } from '@mikro-orm/core'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** Whether and where a portal may fetch, and when it did. */
export const FeedEntity = defineEntity({
  name: 'Feed',
  properties: {
    key: p.text().$type<FeedKey>().primary(),
    enabled: p.boolean(),
    /** The part of its address that nobody can guess. */
    secret: p.text(),
    lastFetchedAt: p.datetime().nullable(),
    /** Since when the portal gets its last content, because the stock had lost too much. */
    heldAt: p.datetime().nullable(),
  },
})

export const feedTable = impersonal(FeedEntity, {
  key: 'shop',
  enabled: 'shop',
  secret: 'secret',
  lastFetchedAt: 'shop',
  heldAt: 'shop',
})
