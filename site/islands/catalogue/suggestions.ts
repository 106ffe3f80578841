import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { priceParts } from '../../../shared/product/price.ts'
import { builtText, publicStatusLabel } from '../../../shared/product/terms.ts'
import type { DealerPage } from '../../../shared/search/dealer-pages.ts'
import type { Promises } from '../../../shared/search/in-stock.ts'
import { beginnings, formsOf } from '../../../shared/search/machine-text.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { LETTERS } from './ask.ts'

export type Suggestion =
  | { kind: 'page'; label: string; page: DealerPage }
  | { kind: 'brand'; label: string }
  | { kind: 'category'; label: string; slug: string }
  | { kind: 'model'; label: string; brand: string }
  | { kind: 'product'; label: string; product: ListedProduct }

const limits: Record<Suggestion['kind'], number> = {
  page: 2,
  brand: 2,
  category: 2,
  model: 3,
  product: 4,
}

interface Sources {
  brands: string[]
  categories: Pick<CategoryChoice, 'slug' | 'name'>[]
  products: ListedProduct[]
  /** What the list reads the search with, too, so that it is read once a keystroke. */
  promises?: Promises
  /** Whether all of the machines are hits already, the best ones first. */
  areHits?: boolean
  /** The dealer's pages that the search asks for. */
  pages?: DealerPage[]
}

/** The spellings of each word that suggestions are found by; none while the search is too short for any. */
function suggestionWords(search: string): string[][] {
  const words = search
    .split(/\s+/u)
    .map(formsOf)
    .filter((forms) => forms.length > 0)
  return words.map(([form]) => form).join('').length < LETTERS ? [] : words
}

/** What a search may mean, the narrowest kinds last; within a kind, what begins with the search first. */
export function suggestionsFor(search: string, sources: Sources): Suggestion[] {
  const words = suggestionWords(search)
  if (words.length === 0) return []
  const { products, categories, areHits = false, pages = [] } = sources
  const sentence = readSentence(search, products, categories, sources.promises)
  const hitRank = (product: ListedProduct) => {
    if (areHits) return HIT
    if (!sentence.fits(product) || !sentence.saysPlainly(product)) return Number.POSITIVE_INFINITY
    return sentence.isExact(product) ? HIT : HIT + 1 + sentence.beyond(product)
  }
  const models = new Map(
    sources.products.map(({ model, brand }) => [`${brand} ${model}`, { model, brand }]),
  )
  const best = <Item extends Suggestion>(items: Item[]) =>
    closest(items, (item) => {
      const rank = rankOf(item.label, words)
      return item.kind === 'product' ? Math.min(rank, hitRank(item.product)) : rank
    })
  return [
    ...pages.map((page) => ({ kind: 'page' as const, label: page.label, page })),
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
  const known = beginnings(label)
  if (known[0]?.startsWith(words.map(([form]) => form).join(''))) return 0
  const isBegun = (forms: string[]) =>
    forms.some((form) => known.some((word) => word.startsWith(form)))
  return words.every(isBegun) ? 1 : Number.POSITIVE_INFINITY
}

/** What is said beside a suggestion: `Marke`, `2019, 28.500 €`. */
export function kindOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'page':
      return suggestion.page.phone ? `Seite, Telefon ${suggestion.page.phone}` : 'Seite'
    case 'brand':
      return 'Marke'
    case 'category':
      return 'Kategorie'
    case 'model':
      return `Modell von ${suggestion.brand}`
    case 'product':
      return `${suggestion.product.year ?? builtText(suggestion.product)}, ${offerOf(suggestion.product)}`
  }
}

/** A sold machine has no price at which it could be had. */
const offerOf = (product: ListedProduct) =>
  product.status === 'sold' ? publicStatusLabel('sold') : priceParts(product).amount
