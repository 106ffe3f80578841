import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { beginnings, formsOf } from '../../../shared/search/machine-text.ts'
import { fitsAll, searchTerms } from '../../../shared/search/match.ts'
import { withoutProse } from '../../../shared/search/terms.ts'

export type Suggestion =
  | { kind: 'brand'; label: string }
  | { kind: 'category'; label: string; slug: string }
  | { kind: 'model'; label: string; brand: string }
  | { kind: 'product'; label: string; product: ListedProduct }

/** From this many letters on a search is worth a suggestion. */
const LETTERS = 2
/** So many machines are asked for where the browser does not hold all of them. */
const ASKED = 24
const limits: Record<Suggestion['kind'], number> = { brand: 2, category: 2, model: 3, product: 4 }

interface Sources {
  brands: string[]
  categories: Pick<CategoryChoice, 'slug' | 'name'>[]
  products: ListedProduct[]
}

/** The spellings of each word that suggestions are found by; none while the search is too short for any. */
function suggestionWords(search: string): string[][] {
  const words = search
    .split(/\s+/u)
    .map(formsOf)
    .filter((forms) => forms.length > 0)
  return words.map(([form]) => form).join('').length < LETTERS ? [] : words
}

/** Which machines to ask the API for, whatever else is filtered; null while none are worth it. */
export function suggestionParameters(search: string): URLSearchParams | null {
  if (suggestionWords(search).length === 0) return null
  return new URLSearchParams({ search, limit: String(ASKED), sort: 'available' })
}

/** What a search may mean, the narrowest kinds last; within a kind, what begins with the search first. */
export function suggestionsFor(search: string, sources: Sources): Suggestion[] {
  const words = suggestionWords(search)
  if (words.length === 0) return []
  const terms = withoutProse(searchTerms(search, sources.products, sources.categories))
  const models = new Map(
    sources.products.map(({ model, brand }) => [`${brand} ${model}`, { model, brand }]),
  )
  const best = <Item extends Suggestion>(items: Item[]) =>
    closest(items, (item) => {
      const rank = rankOf(item.label, words)
      const isHit = item.kind === 'product' && fitsAll(item.product, terms)
      return isHit ? Math.min(rank, HIT) : rank
    })
  return [
    ...best(sources.brands.map((label) => ({ kind: 'brand' as const, label }))),
    ...best(
      sources.categories.map(({ name, slug }) => ({
        kind: 'category' as const,
        label: name,
        slug,
      })),
    ),
    ...best(
      [...models.values()].map(({ model, brand }) => ({
        kind: 'model' as const,
        label: model,
        brand,
      })),
    ),
    ...best(
      sources.products.map((product) => ({
        kind: 'product' as const,
        label: product.title,
        product,
      })),
    ),
  ]
}

function closest<Item extends Suggestion>(items: Item[], rankOf: (item: Item) => number): Item[] {
  const ranked = items
    .map((item) => ({ item, rank: rankOf(item) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
  return ranked.slice(0, ranked[0] ? limits[ranked[0].kind] : 0)
}

/** The rank of a machine that is a hit of the search, whatever it is called. */
const HIT = 2

/** 0 when the label begins with the search, 1 when each word begins one of its words. */
function rankOf(label: string, words: string[][]): number {
  const [whole] = beginnings(label)
  if (whole?.startsWith(words.map(([form]) => form).join(''))) return 0
  const isBegun = (forms: string[]) =>
    forms.some((form) => beginnings(label).some((word) => word.startsWith(form)))
  return words.every(isBegun) ? 1 : Number.POSITIVE_INFINITY
}
