import { feedNames } from '../product/portals.ts'
import { adminStatusLabels, productLabels } from '../product/product.ts'
import { formatDay } from '../time/dates.ts'
import { formatQuantity } from '../writing/format.ts'
import type { BulkChanges } from './bulk-edit.ts'

/** What a bulk edit changes, in few words: `Preis −5 %, Standort: Bremen`. */
export function bulkEditLabel(changes: BulkChanges, categoryName: string): string {
  const { pricePercent, status, reservedUntil, location, categoryId, featured, withheldFrom } =
    changes
  const parts = [
    pricePercent !== undefined && `${productLabels.price} ${signed(pricePercent)}`,
    status && `${productLabels.status}: ${adminStatusLabels[status]}`,
    reservedUntil && `${productLabels.reservedUntil} ${formatDay(reservedUntil)}`,
    reservedUntil === null && 'Reserviert ohne Ende',
    location && `${productLabels.location}: ${location}`,
    categoryId !== undefined && `${productLabels.categoryId}: ${categoryName}`,
    featured !== undefined && (featured ? productLabels.featured : 'Nicht mehr empfohlen'),
    withheldFrom && portals(withheldFrom),
  ]
  return parts.filter((part) => part).join(', ')
}

const signed = (percent: number) =>
  `${percent < 0 ? '−' : '+'}${formatQuantity(Math.abs(percent), '%', 2)}`

const portals = (withheld: NonNullable<BulkChanges['withheldFrom']>) =>
  withheld.length === 0
    ? 'In allen Portalen anbieten'
    : `Nicht anbieten in ${withheld.map((key) => feedNames[key]).join(', ')}`
