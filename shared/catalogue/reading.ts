import { INVALID_POSTCODE, readPostcode } from '../buying/postcodes.ts'
import type { Category } from '../product/category.ts'
import { ALL_CATEGORIES } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { choiceKeys, readChoices } from './choices.ts'
import { filterRange, type RangeKey, type RangeKind, rangeEnds, readRange } from './ranges.ts'
import { isCatalogueSort } from './sorts.ts'
import {
  type CatalogueKey,
  type CatalogueState,
  catalogueKeys,
  clean,
  type FieldKey,
  formatCatalogueState,
  initialCatalogueState,
  isPageNumber,
  type LeftOut,
  parameterNames,
  parameterText,
  switchKeys,
} from './state.ts'

export interface CatalogueReading {
  state: CatalogueState
  leftOut: LeftOut[]
}

const UNKNOWN = 'Diese Auswahl gibt es nicht.'

/**
 * Reads the filters from an address. Invalid values are ignored and returned with a reason.
 * @param categories every category there is; any name passes where they are not given
 */
export function readCatalogue(
  query: URLSearchParams,
  categories?: Pick<Category, 'id' | 'slug'>[],
): CatalogueReading {
  const leftOut: LeftOut[] = []
  const textOf = (key: CatalogueKey, length?: number) => clean(textIn(query, key) ?? '', length)

  function choice<Value>(
    key: FieldKey,
    nothing: Value,
    read: (text: string) => Value | undefined,
    reason = UNKNOWN,
  ): Value {
    const text = textOf(key)
    if (text === '') return nothing
    const value = read(text)
    if (value === undefined) leftOut.push({ key, text, reason })
    return value ?? nothing
  }
  function range(kind: RangeKind): Partial<Record<RangeKey, number | null>> {
    const ends: { from?: RangeKey; to?: RangeKey } = rangeEnds[kind]
    const endText = (key: RangeKey | undefined) => (key ? textOf(key) : '')
    const { problems, ...read } = readRange(filterRange(kind), {
      from: endText(ends.from),
      to: endText(ends.to),
    })
    const values: Partial<Record<RangeKey, number | null>> = {}
    for (const end of ['from', 'to'] as const) {
      const key = ends[end]
      if (!key) continue
      values[key] = read[end]
      const reason = problems[end]
      if (reason) leftOut.push({ key, text: textOf(key), reason })
    }
    return values
  }
  function categorySlug(text: string): string | undefined {
    if (text === ALL_CATEGORIES) return ''
    if (!categories) return clean(text, 60)
    return categories.find(({ id, slug }) => slug === text || String(id) === text)?.slug
  }

  const page = textOf('page')
  const sort = choice('sort', initialCatalogueState.sort, (text) =>
    isCatalogueSort(text) ? text : undefined,
  )
  const state: CatalogueState = {
    ...initialCatalogueState,
    ...Object.assign({}, ...keysOf(rangeEnds).map(range)),
    ...Object.fromEntries(
      choiceKeys.map((key) => [key, choice(key, '', (text) => readChoices(key, text))]),
    ),
    search: textOf('search'),
    category: choice('category', '', categorySlug),
    brand: textOf('brand'),
    ...Object.assign({}, ...switchKeys.map((key) => ({ [key]: choice(key, false, readSwitch) }))),
    location: textOf('location'),
    sort,
    postcode:
      sort === 'nearest'
        ? choice('postcode', '', (text) => readPostcode(text) ?? undefined, INVALID_POSTCODE)
        : '',
    view: textOf('view') === 'liste' ? 'liste' : 'raster',
    page: isPageNumber(page) ? Number(page) : 1,
  }
  return { state, leftOut }
}

/** A form without a script sends several choices one by one, a link all of them with commas. */
const textIn = (query: URLSearchParams, key: CatalogueKey) =>
  isSeveral(key) ? query.getAll(parameterNames[key]).join(',') : query.get(parameterNames[key])

const isSeveral = (key: CatalogueKey) => choiceKeys.some((several) => several === key)

const readSwitch = (text: string) => (text === '1' ? true : undefined)

/** What a control sets. The fields of a range pass on their raw text. */
export type CatalogueChoice = Partial<Omit<CatalogueState, RangeKey>> &
  Partial<Record<RangeKey, string | number | null>>

/** The query string after a choice: another filter, search or order starts again on the first page. */
export function changeAddress(query: URLSearchParams, choice: CatalogueChoice): string {
  const asked = new URLSearchParams(query)
  for (const key of catalogueKeys) {
    const value = choice[key]
    if (value !== undefined) asked.set(parameterNames[key], parameterText(value))
  }
  const before = readCatalogue(query).state
  const { state, leftOut } = readCatalogue(asked)
  const isOtherList = catalogueKeys.some(
    (key) => key !== 'view' && key !== 'page' && state[key] !== before[key],
  )
  return formatCatalogueState(isOtherList ? { ...state, page: 1 } : state, leftOut)
}
