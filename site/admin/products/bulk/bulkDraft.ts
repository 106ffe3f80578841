import type { BulkChanges } from '../../../../shared/catalogue/bulk-edit.ts'
import { driveChoices } from '../../../../shared/figures/choices.ts'
import type { FeedKey } from '../../../../shared/product/field-rules.ts'
import {
  conditions,
  grades,
  priceKinds,
  productStatuses,
} from '../../../../shared/product/terms.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { readTypedNumber, readWhole } from '../../../../shared/writing/german-number.ts'
import { yardValues } from '../../../../shared/yard/yard.ts'

/** What is chosen in the form; an empty text leaves the field as it is. */
export interface BulkDraft {
  percent: string
  priceKind: string
  status: string
  reservedUntil: string
  location: string
  categoryId: string
  drive: string
  condition: string
  /** `NO_GRADE` takes it away. */
  grade: string
  hours: string
  featured: string
  /** Null leaves the portals as they are. */
  withheldFrom: FeedKey[] | null
}

export const EMPTY: BulkDraft = {
  percent: '',
  priceKind: '',
  status: '',
  reservedUntil: '',
  location: '',
  categoryId: '',
  drive: '',
  condition: '',
  grade: '',
  hours: '',
  featured: '',
  withheldFrom: null,
}

/** What a percentage means as it is typed: `−5`, `+3,5 %`. Null for anything else. */
export const readPercent = (text: string): number | null =>
  readTypedNumber(text.trim().replace(/\s*%$/, '').replace(/^\+/, '').replace(/^[−–]/, '-'))

/** Hours as they are typed: `5200`, `5.200 h`. Null for anything that no machine may have. */
export const readHours = (text: string): number | null =>
  yardValues.shape.hours.safeParse(readWhole(text.trim().replace(/\s*(h|std\.?)$/i, ''))).data ??
  null

export const NO_GRADE = '-'

const one = <Value extends string>(values: readonly Value[], chosen: string) =>
  values.find((known) => known === chosen)

/** What the form asks for; null while it asks for nothing, or a number that is typed is none. */
export function changesOf(draft: BulkDraft): BulkChanges | null {
  const pricePercent = draft.percent.trim() === '' ? undefined : readPercent(draft.percent)
  const hours = draft.hours.trim() === '' ? undefined : readHours(draft.hours)
  if (pricePercent === null || hours === null) return null
  const status = one(productStatuses, draft.status)
  const priceKind = one(priceKinds, draft.priceKind)
  const drive = one(keysOf(driveChoices), draft.drive)
  const condition = one(conditions, draft.condition)
  const grade = draft.grade === NO_GRADE ? null : one(grades, draft.grade)
  const changes: BulkChanges = {
    ...(pricePercent !== undefined && { pricePercent }),
    ...(priceKind && { priceKind }),
    ...(drive && { drive }),
    ...(condition && { condition }),
    ...(grade !== undefined && { grade }),
    ...(hours !== undefined && { hours }),
    ...(status && { status }),
    ...(draft.reservedUntil && { reservedUntil: draft.reservedUntil }),
    ...(draft.location.trim() && { location: draft.location.trim() }),
    ...(draft.categoryId && { categoryId: Number(draft.categoryId) }),
    ...(draft.featured && { featured: draft.featured === 'yes' }),
    ...(draft.withheldFrom && { withheldFrom: draft.withheldFrom }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
