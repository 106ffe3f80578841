import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/**
 * The ledger of erased persons. Backups contain it, so that a restore erases them again. It holds what is needed to
 * recognise them, but nothing that can be read.
 */
export const ErasureEntity = defineEntity({
  name: 'Erasure',
  properties: {
    /** One of the identifiers of a person; see `entriesOf` in `ledger.ts`. */
    hash: p.string().length(64).primary(),
    /** The key with which it was made: that of the database in which the person was erased. */
    key: p.string().length(64),
    /** Whatever this person sent before is erased. */
    at: p.datetime(),
  },
})
export type ErasureEntity = InferEntity<typeof ErasureEntity>

export const erasureTable = impersonal(ErasureEntity, {
  hash: 'work',
  key: 'secret',
  at: 'work',
})
