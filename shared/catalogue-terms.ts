/** Words and limits for the browser. Without zod here, an island weighs a third less. */

export const PAGE_SIZE = 12
export const HIGHEST_PRICE = 100_000_000

/** The slug that stands for every category in addresses and filters; no category may take it. */
export const ALL_CATEGORIES = 'all'
export const ALL_CATEGORIES_NAME = 'Alle Gabelstapler'

export const productStatuses = ['active', 'reserved', 'sold', 'inactive'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** The default order shows available machines first. A higher figure comes first. */
export const availability = {
  active: 3,
  reserved: 2,
  sold: 1,
  inactive: 0,
} as const satisfies Record<ProductStatus, number>

const publicLabels = { active: 'Verfügbar', sold: 'Verkauft' } as const

/** The label for visitors. Anything that is neither available nor sold reads as reserved. */
export function publicStatusLabel(value: ProductStatus): 'Verfügbar' | 'Verkauft' | 'Reserviert' {
  return value === 'active' || value === 'sold' ? publicLabels[value] : 'Reserviert'
}
