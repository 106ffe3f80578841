import { keepFetched } from './catalogue/feeds/restored.ts'
import { keepBlocks } from './customers/alerts/alert-blocks.ts'
import { keepNumbers } from './customers/offers/offer-number.ts'
import { keepWithdrawn } from './customers/offers/withdrawn-pages.ts'
import { keepErased } from './customers/persons/ledger.ts'
import type { Survivor } from './operation/backup/restore-backup.ts'

/** What must not go back with a restore, from the feature that owns it. It is put back in this order. */
export const survivors: readonly Survivor[] = [
  keepFetched,
  keepNumbers,
  keepWithdrawn,
  keepErased,
  keepBlocks,
]
