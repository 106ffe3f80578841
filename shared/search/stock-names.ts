import type { Product } from '../product/product.ts'
import type { KnownWords } from './known-words.ts'
import { beginnings, plainWords } from './machine-text.ts'

type Named = Pick<Product, 'title' | 'brand' | 'location'>

/** What machines in stock are called, as a search has it. */
export interface StockNames {
  /** Where misspelt words are looked up. */
  words: KnownWords
  /** Each from each of its parts on. */
  brands: readonly string[]
  places: readonly string[]
}

export function stockNames(machines: readonly Named[]): StockNames {
  const allOf = (name: keyof Named) => [
    ...new Set([...new Set(machines.map((machine) => machine[name]))].flatMap(beginnings)),
  ]
  return {
    words: plainWords(machines.flatMap(({ title, brand, location }) => [title, brand, location])),
    brands: allOf('brand'),
    places: allOf('location'),
  }
}
