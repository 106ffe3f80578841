import { isWarranted, NOTHING_WARRANTED, type Warranted } from '../buying/warranted.ts'
import { figureRows, filterKeys, filterNames, passesFigure } from '../figures/filters.ts'
import { saysFullFreeLift } from '../product/full-free-lift.ts'
import type { ListedProduct } from '../product/listed-product.ts'
import { visiblePrice } from '../product/price.ts'
import { availability, PAGE_SIZE } from '../product/terms.ts'
import type { Sentence } from '../search/sentence.ts'
import { memoized } from '../values/memoized.ts'
import { formatNumber } from '../writing/format.ts'
import type { Away } from './places.ts'
import { isNamed } from './places.ts'
import { type CatalogueSort, catalogueSorts, isSoldLast } from './sorts.ts'
import type { CatalogueFilters, CatalogueState } from './state.ts'

type Test = (product: ListedProduct) => boolean

/**
 * Whether a machine passes all filters and a search: what the list shows, and what an alert tells of.
 * @param fits whether it is what was searched for
 * @param warranted which machines the dealer answers for
 */
export function hitTest(filters: CatalogueFilters, fits: Test, warranted: Warranted): Test {
  const tests = Object.values(catalogueTests(filters, fits, warranted))
  return (product) => tests.every((test) => test(product))
}

/** One test for each kind of filter; a machine that passes all of them is a hit. */
export function catalogueTests(filters: CatalogueFilters, fits: Test, warranted: Warranted) {
  const { category, brand, location, yearFrom, yearTo, priceFrom, priceTo } = filters
  const { available, condition, grade, rentable, warranty, fullFreeLift } = filters
  return {
    search: fits,
    category: (product) =>
      category === '' ||
      product.category.slug === category ||
      String(product.categoryId) === category,
    brand: (product) => product.brand.toLowerCase().includes(brand.toLowerCase()),
    location: (product) => isNamed(product.location, location),
    year: ({ year }) => within(year, yearFrom, yearTo),
    price: (product) => within(visiblePrice(product), priceFrom, priceTo),
    available: ({ status }) => !available || status === 'active',
    condition: (product) => condition === '' || condition.split(',').includes(product.condition),
    grade: (product) =>
      grade === '' || (product.grade !== null && grade.split(',').includes(product.grade)),
    rentable: ({ rent }) => !rentable || rent !== null,
    warranty: (product) => !warranty || isWarranted(product, warranted),
    fullFreeLift: (product) => !fullFreeLift || fullFreeLiftOf(product),
    passageHeight: (product) => passesFigure('passageHeight', rowsOf(product), filters),
    ...byFigures(filters),
  } satisfies Record<string, Test>
}

/** The values that a machine is filtered by. */
export const rowsOf = memoized(({ figures }: ListedProduct) => figureRows(figures))

/** Whether it has full free lift. */
export const fullFreeLiftOf = memoized((product: ListedProduct) => saysFullFreeLift(product))

function byFigures(filters: CatalogueFilters): Record<string, Test> {
  return Object.fromEntries(
    filterKeys
      .filter((key) => isAsked(filterNames(key), filters))
      .map((key) => [key, (product: ListedProduct) => passesFigure(key, rowsOf(product), filters)]),
  )
}

/** What nothing is asked of lets every machine pass, and need not be tried with each. */
const isAsked = (names: string[], chosen: Readonly<Record<string, unknown>>) =>
  names.some((name) => (chosen[name] ?? '') !== '')

/** What is not known is in no range but the one without ends. */
function within(value: number | null, from: number | null, to: number | null): boolean {
  if (value === null) return from === null && to === null
  return (from === null || value >= from) && (to === null || value <= to)
}

type SortKeys = (product: ListedProduct) => (number | null)[]

const sortKeys: Record<(typeof catalogueSorts)[CatalogueSort]['sort'], SortKeys> = {
  available: ({ status, createdAt }) => [availability[status], Date.parse(createdAt)],
  // Of what is as far away, as without another order.
  distance: (product) => sortKeys.available(product),
  createdAt: ({ createdAt }) => [Date.parse(createdAt)],
  price: (product) => [visiblePrice(product)],
  year: ({ year }) => [year],
  capacity: ({ figures }) => [figures.capacity ?? null],
  liftHeight: ({ figures }) => [figures.liftHeight ?? null],
  hours: ({ figures }) => [figures.hours ?? null],
}

/**
 * Orders as the API does: ties by id in the same direction, last what has no value to sort by, and sold machines behind
 * all others (see `isSoldLast`). Where no other order was chosen, what has the figures of a search exactly stands before
 * what does as much, the nearest first, and sold machines last; what a search finds in prose alone stands behind what
 * says it in a figure or name, and of what can be had alike first the machines of the category that the search names.
 * What is as far away as another stands in that order, too.
 * @param away null while nobody knows from where
 */
function compareProducts(sort: CatalogueSort, sentence: Sentence, away: Away | null) {
  const { sort: key, order } = catalogueSorts[sort]
  const isUsual = key === 'available' || key === 'distance'
  const sign = order === 'asc' && !isUsual ? 1 : -1
  const keysOf = memoized((product: ListedProduct) => [
    // Nothing to sort by stands last in either direction.
    (away || isSoldLast(key)) && product.status === 'sold' ? null : 0,
    ...(away ? [nearness(away(product.location))] : []),
    ...(isUsual ? [...needKeys(product), ...searchKeys(product)] : []),
    ...sortKeys[key](product),
    product.id,
  ])
  const needKeys = (product: ListedProduct) => {
    if (!sentence.wider) return []
    const isExact = sentence.isExact(product)
    const beyond = isExact ? 0 : sentence.beyond(product)
    return [product.status === 'sold' ? 0 : 1, isExact ? 1 : 0, -beyond]
  }
  const searchKeys = (product: ListedProduct) => [
    sentence.saysPlainly(product) ? 1 : 0,
    availability[product.status],
    sentence.namesakes.includes(product.category.slug) ? 1 : 0,
  ]
  return (one: ListedProduct, other: ListedProduct): number => {
    const others = keysOf(other)
    for (const [index, a] of keysOf(one).entries()) {
      const b = others[index] ?? null
      if (a === b) continue
      if (a === null || b === null) return a === null ? 1 : -1
      return sign * (a - b)
    }
    return 0
  }
}

const nearness = (away: number | null) => away && -away

/**
 * Every hit among these machines in the order that was chosen; the browser's version of the API's `where`.
 * @param away how far places are away, where that is the order
 */
export const catalogueHits = (
  products: ListedProduct[],
  state: CatalogueState,
  sentence: Sentence,
  warranted: Warranted = NOTHING_WARRANTED,
  away: Away | null = null,
): ListedProduct[] =>
  products
    .filter(hitTest(state, sentence.fits, warranted))
    .sort(compareProducts(state.sort, sentence, away))

/** How many hits have every figure of a search exactly and are not sold; null for a search without figures. */
export const exactAmong = (hits: ListedProduct[], sentence: Sentence): number | null =>
  sentence.wider &&
  hits.filter((product) => product.status !== 'sold' && sentence.isExact(product)).length

/** The part of the hits that a page shows, pages counted from 1. */
export function pageOf<Item>(items: Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
}

/** How many pages hits fill; an empty list has one. */
export function pageCount(hits: number): number {
  return Math.max(1, Math.ceil(hits / PAGE_SIZE))
}

/** Of a search with bare figures: how many have them exactly, and what they are widened to. */
export interface Nearness {
  exact: number
  /** `2,5 t und 4 m` */
  exactly: string
  /** `ab 2,5 t und 4 m` */
  wider: string
}

/** `3 von 6 Gabelstaplern für „linde“`; `1 von 24 Gabelstaplern, 6 weitere ab 2,5 t`. */
export function countText(
  hits: number,
  total: number,
  search: string,
  nearness: Nearness | null = null,
): string {
  const text = `${formatNumber(nearness?.exact ?? hits)} von ${formatNumber(total)} Gabelstaplern`
  const more = hits - (nearness?.exact ?? hits)
  if (nearness && more > 0) return `${text}, ${moreText(nearness.exact, more)} ${nearness.wider}`
  return search === '' ? text : `${text} für „${search}“`
}

/** `6 weitere`; without any that have a figure exactly they are no further ones. */
function moreText(exact: number, more: number): string {
  if (exact === 0) return formatNumber(more)
  return more === 1 ? '1 weiterer' : `${formatNumber(more)} weitere`
}

/**
 * The line between those that have the figures exactly and those that do as much:
 * `Genau 2,5 t und 4 m: 1. Ab 2,5 t und 4 m: 6 weitere`.
 */
export function lineText(
  { exactly, wider }: Omit<Nearness, 'exact'>,
  exact: number,
  more: number,
): string {
  const least = `${wider.slice(0, 1).toUpperCase()}${wider.slice(1)}`
  return exact === 0
    ? `Genau ${exactly} haben wir nicht. ${least}:`
    : `Genau ${exactly}: ${formatNumber(exact)}. ${least}: ${moreText(exact, more)}`
}
