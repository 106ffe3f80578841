import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** What the dealer has written for a page: no row as long as its template counts. */
export const PageTextEntity = defineEntity({
  name: 'PageText',
  properties: {
    page: p.text().primary(),
    content: p.json<unknown>().columnType('json'),
    updatedAt: p.datetime(),
  },
})
export type PageTextEntity = InferEntity<typeof PageTextEntity>

export const pageTextTable = impersonal(PageTextEntity, {
  page: 'shop',
  content: 'shop',
  updatedAt: 'work',
})

/** Names the texts of one page. */
export const textTag = (page: string) => `text:${page}`
