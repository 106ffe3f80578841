import type { ListedProduct } from '../../../shared/catalogue/listed-product.ts'
import { foldUmlauts } from '../../../shared/catalogue/search.ts'
import type { CategoryChoice } from './props.ts'

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
  categories: CategoryChoice[]
  products: ListedProduct[]
}

/** The words that suggestions are found by; none while the search is too short for any. */
function suggestionWords(search: string): string[] {
  const words = foldUmlauts(search).split(/\s+/u).filter(Boolean)
  return words.join('').length < LETTERS ? [] : words
}

/** Which machines to ask the API for, whatever else is filtered; null while none are worth it. */
export function suggestionParameters(search: string): URLSearchParams | null {
  if (suggestionWords(search).length === 0) return null
  return new URLSearchParams({ search, limit: String(ASKED), sort: 'available' })
}

/** What a search may mean, the narrowest kinds last; within a kind, beginnings of words first. */
export function suggestionsFor(search: string, sources: Sources): Suggestion[] {
  const words = suggestionWords(search)
  if (words.length === 0) return []
  const models = new Map(
    sources.products.map(({ model, brand }) => [`${brand} ${model}`, { model, brand }]),
  )
  const best = <Item extends Suggestion>(items: Item[]) => closest(items, words)
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

function closest<Item extends Suggestion>(items: Item[], words: string[]): Item[] {
  const ranked = items
    .map((item) => ({ item, rank: rankOf(foldUmlauts(item.label), words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
  return ranked.slice(0, ranked[0] ? limits[ranked[0].kind] : 0)
}

/** 0 when the label begins with the search, 1 when each word begins one of its words, 2 when it contains them. */
function rankOf(label: string, words: string[]): number {
  if (label.startsWith(words.join(' '))) return 0
  if (words.every((word) => ` ${label}`.includes(` ${word}`))) return 1
  return words.every((word) => label.includes(word)) ? 2 : Number.POSITIVE_INFINITY
}
