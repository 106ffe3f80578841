import type { Product } from '../product/product.ts'
import { grades } from '../product/terms.ts'
import { formatCount } from '../writing/format.ts'
import type { WarrantySettings } from './settings.ts'
import { isUnused } from './warranted.ts'

const enumeration = new Intl.ListFormat('de')

type Term = NonNullable<NonNullable<WarrantySettings>['new']>

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
  return termText(term)
}

const termText = ({ months, scope }: Term) =>
  [formatCount(months, 'Monat', 'Monate'), scope].filter(Boolean).join(' ')

/** `24 Monate auf die ganze Maschine`: what new and demonstration machines have; null for nothing. */
export const newWarranty = (warranty: WarrantySettings): string | null =>
  warranty?.new && warranty.new.months > 0 ? termText(warranty.new) : null

/** `Klasse A 12 Monate auf Antrieb, Klasse B 6 Monate`: what used machines have; null for nothing. */
export function gradesWarranty(warranty: WarrantySettings): string | null {
  const given = grades.flatMap((grade) => {
    const term = warranty?.[grade]
    return term && term.months > 0 ? [`Klasse ${grade} ${termText(term)}`] : []
  })
  return given.length > 0 ? given.join('; ') : null
}

/** `der Klasse C`, `der Klassen B und C`: the used machines of which the dealer says that they have none. */
export function withoutWarranty(warranty: WarrantySettings): string | null {
  const none = grades.filter((grade) => warranty?.[grade]?.months === 0)
  if (none.length === 0) return null
  return `${none.length === 1 ? 'der Klasse' : 'der Klassen'} ${enumeration.format(none)}`
}

/** The same as a line that stands alone: `Garantie: 6 Monate auf Antrieb und Hydraulik`. */
export function warrantyLine(machine: Warranted, warranty: WarrantySettings): string | null {
  const text = warrantyText(machine, warranty)
  return text === null || text === NONE ? text : `Garantie: ${text}`
}
