import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import type { CountKind } from './visit.ts'

/** How often something happened on a day of the dealer's. It says nothing about who did it. */
export const DailyCountEntity = defineEntity({
  name: 'DailyCount',
  properties: {
    day: p.string().length(10).primary(),
    kind: p.string().length(16).$type<CountKind>().primary(),
    /** Of what: a machine's number, a page's path, a website's name, words. */
    key: p.string().length(100).primary(),
    count: p.integer(),
  },
})
export type DailyCountEntity = InferEntity<typeof DailyCountEntity>

export const dailyCountTable = impersonal(DailyCountEntity, {
  day: 'shop',
  kind: 'shop',
  key: 'shop',
  count: 'shop',
})
