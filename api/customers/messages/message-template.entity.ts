import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Language } from '../../../shared/writing/language.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A text that answers are begun with. */
export const MessageTemplateEntity = defineEntity({
  name: 'MessageTemplate',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(100).unique(),
    language: p.string().length(2).$type<Language>().default('de'),
    subject: p.string().length(200).default(''),
    text: p.text(),
    /** Whether the data sheets of the inquiry's machines go with it. */
    dataSheets: p.boolean().default(false),
    updatedAt: p.datetime(),
  },
})
export type MessageTemplateEntity = InferEntity<typeof MessageTemplateEntity>

export const messageTemplateTable = impersonal(MessageTemplateEntity, {
  id: 'work',
  name: 'shop',
  language: 'shop',
  subject: 'shop',
  text: 'shop',
  dataSheets: 'shop',
  updatedAt: 'work',
})
