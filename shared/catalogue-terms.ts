/** Words and limits that the browser needs without a schema library: a third of an island's bytes. */

export const PAGE_SIZE = 12
export const HIGHEST_PRICE = 100_000_000

/** The slug that stands for every category in addresses and filters; no category may take it. */
export const ALL_CATEGORIES = 'all'
export const ALL_CATEGORIES_NAME = 'Alle Gabelstapler'

export const productStatuses = ['active', 'reserved', 'sold', 'inactive'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Machines that can be had stand first where nothing else is asked for: a higher figure comes before. */
export const availability = {
  active: 3,
  reserved: 2,
  sold: 1,
  inactive: 0,
} as const satisfies Record<ProductStatus, number>

const publicLabels = { active: 'Verfügbar', sold: 'Verkauft' } as const

/** What visitors read: anything that is neither available nor sold is reserved. */
export function publicStatusLabel(value: ProductStatus): 'Verfügbar' | 'Verkauft' | 'Reserviert' {
  return value === 'active' || value === 'sold' ? publicLabels[value] : 'Reserviert'
}
