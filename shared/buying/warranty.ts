import type { Product } from '../product/product.ts'
import { formatCount } from '../writing/format.ts'
import { isUnused } from './warranted.ts'
import type { WarrantySettings } from './warranty-settings.ts'

type Warranted = Pick<Product, 'condition' | 'grade' | 'status'>

const NONE = 'ohne Garantie'

/**
 * What the dealer answers for, as one text: `6 Monate auf Antrieb und Hydraulik`, `ohne Garantie`. Null where nothing
 * is said: without the setting, for a used machine without a grade, and for one that is sold.
 */
export function warrantyText(
  { condition, grade, status }: Warranted,
  warranty: WarrantySettings,
): string | null {
  const key = isUnused(condition) ? 'new' : grade
  const term = status === 'sold' || key === null ? null : warranty?.[key]
  if (!term) return null
  if (term.months === 0) return NONE
  return [formatCount(term.months, 'Monat', 'Monate'), term.scope].filter(Boolean).join(' ')
}

/** The same as a line that stands alone: `Garantie: 6 Monate auf Antrieb und Hydraulik`. */
export function warrantyLine(machine: Warranted, warranty: WarrantySettings): string | null {
  const text = warrantyText(machine, warranty)
  return text === null || text === NONE ? text : `Garantie: ${text}`
}
