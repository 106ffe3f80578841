import type { FieldKey } from '../../../shared/catalogue-state.ts'

/** What the fields are called, wherever their values are spoken of. */
export const filterLabels = {
  category: 'Kategorie',
  brand: 'Marke',
  yearFrom: 'Baujahr von',
  yearTo: 'Baujahr bis',
  priceFrom: 'Preis von',
  priceTo: 'Preis bis',
  available: 'Nur verfügbare',
  sort: 'Sortierung',
} as const satisfies Record<FieldKey, string>
