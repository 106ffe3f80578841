import { isWarranted, NOTHING_WARRANTED, type Warranted } from '../buying/warranted.ts'
import { countRows, figureFacets, filterKeys } from '../figures/filters.ts'
import type { Category } from '../product/category.ts'
import type { ListedProduct } from '../product/listed-product.ts'
import { visiblePrice } from '../product/price.ts'
import { conditions, filterBrands, grades, productStatuses } from '../product/terms.ts'
import type { Sentence } from '../search/sentence.ts'
import { catalogueTests, fullFreeLiftOf, rowsOf } from './catalogue.ts'
import { locationFacets } from './places.ts'
import type { ProductFacets } from './product-facets.ts'
import type { CatalogueFilters } from './state.ts'

interface BrandCount {
  brand: string
  count: number
}

/**
 * The brands to choose from, with the hits of each. A brand is found by a part of its name, so
 * `Linde` counts `Linde Material Handling` too, and only names that no other choice covers are
 * added to the fixed list.
 * @param groups machines by their exact brand, in any order
 */
export function brandFacets(groups: BrandCount[]): BrandCount[] {
  const stock = groups.map(({ brand, count }) => ({ brand, key: brand.toLowerCase(), count }))
  const choices: string[] = [...filterBrands]
  for (const { brand, key } of stock.toSorted((a, b) => a.key.localeCompare(b.key, 'de')))
    if (!choices.some((choice) => key.includes(choice.toLowerCase()))) choices.push(brand)
  return choices.map((brand) => ({
    brand,
    count: stock
      .filter(({ key }) => key.includes(brand.toLowerCase()))
      .reduce((sum, { count }) => sum + count, 0),
  }))
}

/** What `GET /products/facets` answers, for a catalogue that the browser holds as a whole. */
export function catalogueFacets(
  products: ListedProduct[],
  filters: CatalogueFilters,
  categories: Pick<Category, 'slug' | 'name'>[],
  sentence: Sentence,
  warranted: Warranted = NOTHING_WARRANTED,
): ProductFacets {
  const tests = Object.entries(catalogueTests(filters, sentence.fits, warranted))
  const misses = products.map((product) =>
    tests.filter(([, test]) => !test(product)).map(([kind]) => kind),
  )
  const leftBut = (facet: string) =>
    products.filter((_, index) => misses[index]?.every((kind) => kind === facet))

  const hits = leftBut('')
  const ofCategory = tally(leftBut('category').map(({ category }) => category.slug))
  const ofBrand = tally(leftBut('brand').map(({ brand }) => brand))
  const ofPlace = tally(leftBut('location').map(({ location }) => location))
  return {
    total: hits.length,
    categories: categories.map(({ slug, name }) => ({ slug, name, count: ofCategory(slug) })),
    brands: brandFacets(
      [...new Set(products.map(({ brand }) => brand))].map((brand) => ({
        brand,
        count: ofBrand(brand),
      })),
    ),
    locations: locationFacets(
      [...new Set(products.map(({ location }) => location))].map((location) => ({
        location,
        count: ofPlace(location),
      })),
    ),
    statuses: counted(
      productStatuses,
      hits.map(({ status }) => status),
    ).map(({ value, count }) => ({ status: value, count })),
    conditions: counted(
      conditions,
      leftBut('condition').map(({ condition }) => condition),
    ),
    grades: counted(
      grades,
      leftBut('grade').map(({ grade }) => grade),
    ),
    rentable: leftBut('rentable').filter(({ rent }) => rent !== null).length,
    warranty: leftBut('warranty').filter((product) => isWarranted(product, warranted)).length,
    fullFreeLift: leftBut('fullFreeLift').filter(fullFreeLiftOf).length,
    figures: figureFacets(
      countRows(
        filterKeys.flatMap((key) =>
          leftBut(key).flatMap((product) => rowsOf(product).filter(({ figure }) => figure === key)),
        ),
      ),
    ),
    year: range(leftBut('year').map(({ year }) => year)),
    price: range(leftBut('price').map(visiblePrice)),
    corrections: sentence.corrections,
    unread: sentence.unread,
  }
}

/** How often each value occurs. */
function tally<Value>(values: Value[]): (value: Value) => number {
  const counts = new Map<Value, number>()
  const countOf = (value: Value) => counts.get(value) ?? 0
  for (const value of values) counts.set(value, countOf(value) + 1)
  return countOf
}

/** Those choices that occur among the values, and how often. */
function counted<Value>(choices: readonly Value[], values: (Value | null)[]) {
  const countOf = tally(values)
  return choices.map((value) => ({ value, count: countOf(value) })).filter(({ count }) => count > 0)
}

/** The ends of what is known. */
function range(values: (number | null)[]): { min: number; max: number } | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  return known.reduce(
    ({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
    { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
  )
}
