import { passage } from '../figures/derived.ts'
import { figures } from '../figures/registry.ts'
import type { Category } from '../product/category.ts'
import { filterBrands } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { formatPrice } from '../writing/format.ts'
import { type ChoiceKey, choiceKeys, choiceLabel, chosenValues } from './choices.ts'
import {
  type FigureRangeKind,
  formatRangeEnd,
  type RangeKey,
  rangeEnds,
  rangeFigure,
} from './ranges.ts'
import type { FieldKey, LeftOut } from './state.ts'
import { type CatalogueFilters, noFilters, switchKeys } from './state.ts'

/** What the fields are called, wherever their values are spoken of. */
export const filterLabels: Record<FieldKey, string> = {
  category: 'Kategorie',
  brand: 'Marke',
  location: 'Standort',
  yearFrom: 'Baujahr von',
  yearTo: 'Baujahr bis',
  priceFrom: 'Preis von',
  priceTo: 'Preis bis',
  available: 'Nur verfügbare',
  condition: 'Zustand',
  grade: 'Zustandsklasse',
  drive: figures.drive.name,
  mast: figures.mast.name,
  tyres: figures.tyres.name,
  attachments: figures.attachments.name,
  batteryType: figures.batteryType.name,
  voltage: figures.voltage.name,
  emissionStage: figures.emissionStage.name,
  capacityFrom: `${figures.capacity.name} von`,
  capacityTo: `${figures.capacity.name} bis`,
  liftHeightFrom: `${figures.liftHeight.name} von`,
  liftHeightTo: `${figures.liftHeight.name} bis`,
  passageHeightTo: `${passage.name} bis`,
  closedHeightTo: `${figures.closedHeight.name} bis`,
  freeLiftFrom: `${figures.freeLift.name} von`,
  hoursTo: `${figures.hours.name} bis`,
  aisleWidthTo: `${figures.aisleWidth.name} bis`,
  rentable: 'Nur Mietgeräte',
  warranty: 'Nur mit Garantie',
  fullFreeLift: 'Nur mit Vollfreihub',
  sort: 'Sortierung',
  postcode: 'Postleitzahl',
}

/** What cannot be read, by reason: `Preis von „2000“, Preis bis „1000“`. */
export const leftOutByReason = (leftOut: LeftOut[]) =>
  [...new Set(leftOut.map(({ reason }) => reason))].map((reason) => ({
    reason,
    named: leftOut
      .filter((entry) => entry.reason === reason)
      .map(({ key, text }) => `${filterLabels[key]} „${text}“`)
      .join(', '),
  }))

/** The search is no filter here: it stands in its own field. */
type FilterKey = Exclude<keyof CatalogueFilters, 'search'>

interface ActiveFilter {
  key: FilterKey
  label: string
}

/** What is filtered by, in words, one entry for each thing that can be taken back. */
export function activeFilters(
  filters: CatalogueFilters,
  categories: readonly Pick<Category, 'slug' | 'name'>[],
): ActiveFilter[] {
  const { brand, location, yearFrom, yearTo, priceFrom, priceTo } = filters
  const category = categories.find(({ slug }) => slug === filters.category)
  const labels: Partial<Record<FilterKey, string>> = {
    category: category?.name ?? filters.category,
    brand: filterBrands.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand,
    location: `${filterLabels.location}: ${location}`,
    yearFrom: `Baujahr ab ${yearFrom}`,
    yearTo: `Baujahr bis ${yearTo}`,
    priceFrom: `ab ${formatPrice(priceFrom ?? 0)}`,
    priceTo: `bis ${formatPrice(priceTo ?? 0)}`,
    ...Object.fromEntries(switchKeys.map((key) => [key, filterLabels[key]])),
    ...Object.fromEntries(figureRanges.flatMap((kind) => rangeLabels(kind, filters))),
    ...Object.fromEntries(choiceKeys.map((key) => [key, choiceText(key, filters[key])])),
  }
  return keysOf(labels)
    .filter((key) => filters[key] !== noFilters[key])
    .map((key) => ({ key, label: labels[key] ?? '' }))
}

const figureRanges = keysOf(rangeEnds).filter(
  (kind): kind is FigureRangeKind => kind !== 'year' && kind !== 'price',
)

/** `Tragkraft ab 2.500 kg`, for each end of the range. */
function rangeLabels(kind: FigureRangeKind, filters: CatalogueFilters): [RangeKey, string][] {
  const ends: { from?: RangeKey; to?: RangeKey } = rangeEnds[kind]
  return (['from', 'to'] as const).flatMap((end): [RangeKey, string][] => {
    const key = ends[end]
    const value = key ? filters[key] : null
    if (!key || value === null) return []
    const which = end === 'from' ? 'ab' : 'bis'
    return [[key, `${rangeFigure(kind).name} ${which} ${formatRangeEnd(kind, value)}`]]
  })
}

/** `Antrieb: Elektro oder Diesel`. */
function choiceText(key: ChoiceKey, text: string): string {
  const values = chosenValues(text).map((value) => choiceLabel(key, value))
  return `${filterLabels[key]}: ${values.join(' oder ')}`
}

type Named = readonly Pick<Category, 'slug' | 'name'>[]

/** `„Triplex“, Elektrostapler, Baujahr ab 2018, bis 20.000 €`, in the words of the list; empty for all machines. */
export function soughtWords(filters: CatalogueFilters, categories: Named): string {
  const labels = activeFilters(filters, categories).map(({ label }) => label)
  return [...(filters.search ? [`„${filters.search}“`] : []), ...labels].join(', ')
}

/** As `soughtWords`, with words for all machines. */
export const soughtText = (filters: CatalogueFilters, categories: Named): string =>
  soughtWords(filters, categories) || 'alle Gabelstapler'
