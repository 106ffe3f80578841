import type { BulkChanges } from '../../../../shared/catalogue/bulk-edit.ts'
import type { FeedKey } from '../../../../shared/product/portals.ts'
import { productStatuses } from '../../../../shared/product/terms.ts'
import { readTypedNumber } from '../../../../shared/writing/german-number.ts'

/** What is chosen in the form; an empty text leaves the field as it is. */
export interface BulkDraft {
  percent: string
  status: string
  reservedUntil: string
  location: string
  categoryId: string
  featured: string
  /** Null leaves the portals as they are. */
  withheldFrom: FeedKey[] | null
}

export const EMPTY: BulkDraft = {
  percent: '',
  status: '',
  reservedUntil: '',
  location: '',
  categoryId: '',
  featured: '',
  withheldFrom: null,
}

/** What a percentage means as it is typed: `−5`, `+3,5 %`. Null for anything else. */
export const readPercent = (text: string): number | null =>
  readTypedNumber(text.trim().replace(/\s*%$/, '').replace(/^\+/, '').replace(/^[−–]/, '-'))

/** What the form asks for; null while it asks for nothing, or a percentage is none. */
export function changesOf(draft: BulkDraft): BulkChanges | null {
  const pricePercent = draft.percent.trim() === '' ? undefined : readPercent(draft.percent)
  if (pricePercent === null) return null
  const status = productStatuses.find((known) => known === draft.status)
  const changes: BulkChanges = {
    ...(pricePercent !== undefined && { pricePercent }),
    ...(status && { status }),
    ...(draft.reservedUntil && { reservedUntil: draft.reservedUntil }),
    ...(draft.location.trim() && { location: draft.location.trim() }),
    ...(draft.categoryId && { categoryId: Number(draft.categoryId) }),
    ...(draft.featured && { featured: draft.featured === 'yes' }),
    ...(draft.withheldFrom && { withheldFrom: draft.withheldFrom }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
