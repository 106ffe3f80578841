import { defineEntity, p } from '@mikro-orm/core'
import type { RevisionAction, RevisionKind } from '../../../../shared/operation/history.ts'
import { impersonal } from '../../data/personal/personal-data.ts'

/** The editable fields of something, as its form sends them. */
export type State = Readonly<Record<string, unknown>>

/** What something was after a change. What it was before is in the revision before. */
export const RevisionEntity = defineEntity({
  name: 'Revision',
  indexes: [{ properties: ['kind', 'subject', 'id'] }, { properties: ['batch', 'id'] }],
  properties: {
    id: p.integer().primary(),
    kind: p.string().length(16).$type<RevisionKind>(),
    subject: p.string().length(64),
    at: p.datetime(),
    /** The name of the account; null for what nobody did, or nobody knows. */
    author: p.string().length(200).nullable(),
    action: p.string().length(16).$type<RevisionAction>(),
    /** Of something deleted: what it was last. */
    state: p.json<State>().columnType('json'),
    batch: p.string().length(32).nullable(),
  },
})

export const revisionTable = impersonal(RevisionEntity, {
  id: 'work',
  kind: 'shop',
  subject: 'shop',
  at: 'shop',
  author: 'staff',
  action: 'shop',
  state: 'shop',
  batch: 'shop',
})
