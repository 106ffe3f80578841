import { POSTCODE } from '../addresses/parameters.ts'
import { PAGE_SIZE } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { type CatalogueSort, catalogueSorts } from './sorts.ts'

export const catalogueViews = ['raster', 'liste'] as const
type CatalogueView = (typeof catalogueViews)[number]

/** What a visitor has chosen on the list of all machines. */
export interface CatalogueState {
  search: string
  category: string
  brand: string
  /** A part of the place where a machine stands. */
  location: string
  yearFrom: number | null
  yearTo: number | null
  priceFrom: number | null
  priceTo: number | null
  available: boolean
  /** Choices as the address has them: `used,demo`. */
  condition: string
  grade: string
  drive: string
  mast: string
  tyres: string
  attachments: string
  batteryType: string
  voltage: string
  emissionStage: string
  /** In the unit of the figure. */
  capacityFrom: number | null
  capacityTo: number | null
  liftHeightFrom: number | null
  liftHeightTo: number | null
  passageHeightTo: number | null
  closedHeightTo: number | null
  freeLiftFrom: number | null
  hoursTo: number | null
  aisleWidthTo: number | null
  rentable: boolean
  warranty: boolean
  fullFreeLift: boolean
  sort: CatalogueSort
  /** From where the nearest come first; empty in any other order, and while nobody has said it. */
  postcode: string
  view: CatalogueView
  page: number
}

/** The part that decides which machines are hits. */
export type CatalogueFilters = Omit<CatalogueState, 'sort' | 'postcode' | 'view' | 'page'>

export const noFilters: CatalogueFilters = {
  search: '',
  category: '',
  brand: '',
  location: '',
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
  available: false,
  condition: '',
  grade: '',
  drive: '',
  mast: '',
  tyres: '',
  attachments: '',
  batteryType: '',
  voltage: '',
  emissionStage: '',
  capacityFrom: null,
  capacityTo: null,
  liftHeightFrom: null,
  liftHeightTo: null,
  passageHeightTo: null,
  closedHeightTo: null,
  freeLiftFrom: null,
  hoursTo: null,
  aisleWidthTo: null,
  rentable: false,
  warranty: false,
  fullFreeLift: false,
}

export const initialCatalogueState: CatalogueState = {
  ...noFilters,
  sort: 'newest',
  postcode: '',
  view: 'raster',
  page: 1,
}

export const parameterNames = {
  search: 'suche',
  category: 'kategorie',
  brand: 'marke',
  location: 'standort',
  yearFrom: 'baujahr_von',
  yearTo: 'baujahr_bis',
  priceFrom: 'preis_von',
  priceTo: 'preis_bis',
  available: 'verfuegbar',
  condition: 'zustand',
  grade: 'klasse',
  drive: 'antrieb',
  mast: 'mast',
  tyres: 'reifen',
  attachments: 'anbau',
  batteryType: 'batterie',
  voltage: 'spannung',
  emissionStage: 'abgasstufe',
  capacityFrom: 'tragkraft_von',
  capacityTo: 'tragkraft_bis',
  liftHeightFrom: 'hubhoehe_von',
  liftHeightTo: 'hubhoehe_bis',
  passageHeightTo: 'durchfahrt_bis',
  closedHeightTo: 'bauhoehe_bis',
  freeLiftFrom: 'freihub_von',
  hoursTo: 'stunden_bis',
  aisleWidthTo: 'gang_bis',
  rentable: 'miete',
  warranty: 'garantie',
  fullFreeLift: 'vollfreihub',
  sort: 'sortierung',
  postcode: POSTCODE,
  view: 'ansicht',
  page: 'seite',
} as const satisfies Record<keyof CatalogueState, string>
export type CatalogueKey = keyof typeof parameterNames
/** The filters that are on or off. */
export const switchKeys = [
  'available',
  'rentable',
  'warranty',
  'fullFreeLift',
] as const satisfies CatalogueKey[]
export type SwitchKey = (typeof switchKeys)[number]
/** The keys that have a labelled field. */
export type FieldKey = Exclude<CatalogueKey, 'search' | 'view' | 'page'>
export const catalogueKeys = keysOf(parameterNames)

/** Whether a text of an address is the number of a page of hits. */
export const isPageNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Up to this many machines the browser holds the whole catalogue; beyond, it asks page by page. */
export const BROWSER_CATALOGUE_LIMIT = 1000

/** The longest search that the API takes. */
export const SEARCH_LENGTH = 200

/** A value from the address or a field that is ignored because it is invalid. */
export interface LeftOut {
  key: FieldKey
  text: string
  /** A sentence for the visitor. */
  reason: string
}

/**
 * The query string of a state, without what equals the initial state; starts with `?` or is empty.
 * @param leftOut stays in the address, as what was typed stays in its field
 */
export function formatCatalogueState(state: CatalogueState, leftOut: LeftOut[] = []): string {
  const query = new URLSearchParams()
  for (const key of catalogueKeys) {
    const value = leftOut.find((entry) => entry.key === key)?.text ?? state[key]
    if (value !== initialCatalogueState[key]) query.set(parameterNames[key], parameterText(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** How the address writes a choice; empty for none. */
export function parameterText(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? '1' : ''
  return String(value ?? '')
}

/** A text as the API takes it: one line, trimmed, not too long. */
export function clean(text: string, length = SEARCH_LENGTH): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .trimEnd()
    .toWellFormed()
}

/** The filters as the API's product list and facets take them. */
export function filterParameters(filters: CatalogueFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of keysOf(noFilters)) {
    const value = filters[key]
    if (value !== null && value !== noFilters[key]) query.set(key, String(value))
  }
  return query
}

/** A page of the hits as the API's product list takes it. */
export function listParameters(state: CatalogueState): URLSearchParams {
  const query = filterParameters(state)
  const { postcode } = state
  const isUnknown = state.sort === 'nearest' && postcode === ''
  const { sort, order } = catalogueSorts[isUnknown ? initialCatalogueState.sort : state.sort]
  if (postcode !== '') query.set('postcode', postcode)
  for (const [name, value] of Object.entries({ sort, order, page: state.page, limit: PAGE_SIZE }))
    query.set(name, String(value))
  return query
}
