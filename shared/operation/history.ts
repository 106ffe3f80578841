import { z } from 'zod'
import { paging } from '../calls/query.ts'
import { keysOf } from '../values/records.ts'

export const revisionKinds = ['product', 'category', 'settings', 'text'] as const
export type RevisionKind = (typeof revisionKinds)[number]

/**
 * `found` is what was there before anything was recorded; nobody knows who made it so. What has expired or was
 * published has become so by itself, at its time.
 */
export const revisionActionLabels = {
  found: 'Stand vor der Aufzeichnung',
  created: 'Angelegt',
  changed: 'Geändert',
  deleted: 'Gelöscht',
  restored: 'Wiederhergestellt',
  imported: 'Importiert',
  expired: 'Reservierung abgelaufen',
  published: 'Wie geplant veröffentlicht',
} as const
export type RevisionAction = keyof typeof revisionActionLabels
export const revisionActions = keysOf(revisionActionLabels)

export const historyQuery = z.object(paging(20))
export type HistoryQuery = z.infer<typeof historyQuery>

/** The values of fields before and after; a field that was not there is null. */
export const differences = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))
export type Differences = z.infer<typeof differences>

/** One change as it is recorded, with the fields that differ. */
export const recordedRevision = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  author: z.string().nullable(),
  action: z.enum(revisionActions),
  fields: differences,
})

/** What changed something together with others. */
const origin = z.object({
  fileName: z.string().nullable().meta({ description: 'Woraus es importiert wurde' }),
  bulkEdit: z.string().nullable().meta({
    description: 'Die Sammeländerung, zu der es gehört: was sie geändert hat',
  }),
})
export type Origin = z.infer<typeof origin>
export const ofItsOwn: Origin = { fileName: null, bulkEdit: null }

/** One change as the history shows it. */
export const revision = recordedRevision.extend(origin.shape).meta({ id: 'Revision' })
export type Revision = z.infer<typeof revision>

/** A revision together with what restoring it would change now. */
export const revisionPreview = revision
  .extend({ restores: differences })
  .meta({ id: 'RevisionPreview' })
export type RevisionPreview = z.infer<typeof revisionPreview>
