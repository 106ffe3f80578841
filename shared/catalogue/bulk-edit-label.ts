import { driveChoices } from '../figures/choices.ts'
import { figures } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import { feedNames } from '../product/field-rules.ts'
import { adminStatusLabels, productLabels } from '../product/product.ts'
import { conditionLabels, gradeLabels, priceKindLabels } from '../product/terms.ts'
import { formatDay } from '../time/dates.ts'
import { formatQuantity } from '../writing/format.ts'
import type { BulkChanges } from './bulk-edit.ts'

/** As much as is kept of it. */
export const LONGEST_LABEL = 500

/** What a bulk edit changes, in few words: `Preis −5 %, Standort: Bremen`. */
export function bulkEditLabel(changes: BulkChanges, categoryName: string): string {
  const { pricePercent, status, reservedUntil, location, categoryId, featured, withheldFrom } =
    changes
  const { condition, grade, priceKind, drive, hours } = changes
  const parts = [
    pricePercent !== undefined && `${productLabels.price} ${signed(pricePercent)}`,
    status && `${productLabels.status}: ${adminStatusLabels[status]}`,
    reservedUntil && `${productLabels.reservedUntil} ${formatDay(reservedUntil)}`,
    reservedUntil === null && 'Reserviert ohne Ende',
    priceKind && `${productLabels.priceKind}: ${priceKindLabels[priceKind]}`,
    condition && `${productLabels.condition}: ${conditionLabels[condition]}`,
    grade && gradeLabels[grade],
    grade === null && `Ohne ${productLabels.grade}`,
    drive && `${figures.drive.name}: ${driveChoices[drive].label}`,
    hours != null && `${figures.hours.name}: ${formatFigure('hours', hours)}`,
    hours === null && `Ohne ${figures.hours.name}`,
    location && `${productLabels.location}: ${location}`,
    categoryId !== undefined && `${productLabels.categoryId}: ${categoryName}`,
    featured !== undefined && (featured ? productLabels.featured : 'Nicht mehr empfohlen'),
    withheldFrom && portals(withheldFrom),
  ]
  const label = parts.filter((part) => part).join(', ')
  return label.length > LONGEST_LABEL
    ? `${label.slice(0, LONGEST_LABEL - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : label
}

const signed = (percent: number) =>
  `${percent < 0 ? '−' : '+'}${formatQuantity(Math.abs(percent), '%', 2)}`

const portals = (withheld: NonNullable<BulkChanges['withheldFrom']>) =>
  withheld.length === 0
    ? 'In allen Portalen anbieten'
    : `Nicht anbieten in ${withheld.map((key) => feedNames[key]).join(', ')}`
