import { defineEntity, p } from '@mikro-orm/core'
import { LONGEST_LABEL } from '../../../shared/catalogue/bulk-edit-label.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A change of many machines at once. What it changed is in the revisions that carry its number. */
export const BulkEditEntity = defineEntity({
  name: 'BulkEdit',
  properties: {
    id: p.integer().primary(),
    at: p.datetime(),
    author: p.string().length(200),
    /** What was changed, as somebody reads it. */
    label: p.string().length(LONGEST_LABEL),
    changed: p.integer(),
    undoneAt: p.datetime().nullable(),
    undoneBy: p.string().length(200).nullable(),
  },
})

export const bulkEditTable = impersonal(BulkEditEntity, {
  id: 'work',
  at: 'shop',
  author: 'staff',
  label: 'shop',
  changed: 'shop',
  undoneAt: 'shop',
  undoneBy: 'shop',
})
