import type { ProductSort, SortOrder } from './product-query.ts'

export const catalogueSorts = {
  newest: { label: 'Neueste zuerst', sort: 'available', order: 'desc' },
  price_asc: { label: 'Preis aufsteigend', sort: 'price', order: 'asc' },
  price_desc: { label: 'Preis absteigend', sort: 'price', order: 'desc' },
  nearest: { label: 'Nächste zuerst', sort: 'distance', order: 'asc' },
  year_desc: { label: 'Baujahr: neueste zuerst', sort: 'year', order: 'desc' },
  year_asc: { label: 'Baujahr: älteste zuerst', sort: 'year', order: 'asc' },
  capacity_desc: { label: 'Tragkraft absteigend', sort: 'capacity', order: 'desc' },
  lift_desc: { label: 'Hubhöhe absteigend', sort: 'liftHeight', order: 'desc' },
  hours_asc: { label: 'Wenigste Betriebsstunden', sort: 'hours', order: 'asc' },
  // Called so in addresses that people have kept; it once sorted by title.
  title_asc: { label: 'Älteste zuerst', sort: 'createdAt', order: 'asc' },
} as const satisfies Record<string, { label: string; sort: ProductSort; order: SortOrder }>
export type CatalogueSort = keyof typeof catalogueSorts

/** What buyers compare machines by. The other orders are those of the stock itself. */
const comparedBy: readonly ProductSort[] = ['price', 'year', 'capacity', 'liftHeight', 'hours']

/** Whether sold machines stand behind all others in this order, whichever way it goes. */
export const isSoldLast = (sort: ProductSort) => comparedBy.includes(sort)

export function isCatalogueSort(value: string): value is CatalogueSort {
  return Object.hasOwn(catalogueSorts, value)
}
