import type { Product } from '../product/product.ts'
import { beginnings, spellings } from './machine-text.ts'

/** Words that misspelt ones are compared with, by their length, so that each is compared with few. */
export class KnownWords {
  readonly #byLength = new Map<number, [word: string, shown: string][]>()

  /** @param words with how each is shown to people */
  constructor(words: Iterable<[word: string, shown: string]>) {
    for (const [word, shown] of words) {
      const others = this.#byLength.get(word.length)
      if (others) others.push([word, shown])
      else this.#byLength.set(word.length, [[word, shown]])
    }
  }

  /** The words from which a text is at most one letter away, missing, extra, wrong or swapped. */
  near(text: string): [word: string, shown: string][] {
    return [-1, 0, 1].flatMap((more) =>
      (this.#byLength.get(text.length + more) ?? []).filter(([word]) => isNear(text, word)),
    )
  }
}

/** Whether the Damerau-Levenshtein distance of two texts is at most 1. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}

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

/** The words of names without any digit, which a misspelt word may have meant, in each of their spellings. */
function plainWords(texts: string[]): KnownWords {
  const words = texts.flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{N}]+/u))
  const plain = [...new Set(words)].filter((word) => PLAIN.test(word))
  // In an order of their own, so that `LINDE` and `Linde` are written alike whatever comes first.
  const spelled = plain
    .sort()
    .flatMap((word) => spellings(word).map((form) => [form, word] as const))
  return new KnownWords(new Map(spelled))
}
const PLAIN = /^\p{L}+$/u
