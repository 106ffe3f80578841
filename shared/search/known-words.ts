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

  /** The words from which a text is at most so many letters away, missing, extra, wrong or swapped. */
  near(text: string, slips = 1): [word: string, shown: string][] {
    const lengths = Array.from({ length: 2 * slips + 1 }, (_, index) => text.length - slips + index)
    return lengths.flatMap((length) =>
      (this.#byLength.get(length) ?? []).filter(([word]) => isNear(text, word, slips)),
    )
  }

  /**
   * The words from which a long text is two letters away. The first and the last one have to be right, in which most
   * words of another meaning differ: a `Hubmaststapler` is no `Schubmaststapler`.
   */
  nearTwice(text: string): [word: string, shown: string][] {
    if (text.length < LONG) return []
    return this.near(text, 2).filter(([word]) => word[0] === text[0] && word.at(-1) === text.at(-1))
  }
}

/** In letters; shorter words with two wrong ones are rather others: `elektronisch`, `Mähmaschine`. */
const LONG = 13

/** Whether the Damerau-Levenshtein distance of two texts is at most so many slips. */
function isNear(one: string, other: string, slips: number): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  if (slips === 0) return a === b
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    isNear(a.slice(1), b, slips - 1) ||
    isNear(a, b.slice(1), slips - 1) ||
    isNear(a.slice(1), b.slice(1), slips - 1) ||
    (isSwapped && isNear(a.slice(2), b.slice(2), slips - 1))
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
