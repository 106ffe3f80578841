import type { ListedProduct } from '../product/listed-product.ts'
import { memoized } from '../values/memoized.ts'
import { meantTogether, NO_PROMISES, type Promises } from './in-stock.ts'
import { stockNames } from './known-words.ts'
import { beyond, fitsAll } from './match.ts'
import type { KnownCategory } from './meanings.ts'
import { widerSearch } from './needs.ts'
import { readSearch } from './read-search.ts'
import { nothingAsked, partsOf, type Sentence, unreadText } from './sentence.ts'
import { correctionsOf, namesakesOf, needsOf, type Term, widened, withoutProse } from './terms.ts'
import { corrected, inflectedOf, mayBeOtherwise, positive } from './typos.ts'

const REMEMBERED = 100
const memory = new WeakMap<readonly ListedProduct[], Map<string, Sentence>>()

/** What a search means among these machines; the browser's version of the API's. */
export function readSentence(
  search: string,
  machines: ListedProduct[],
  categories: KnownCategory[],
  promises: Promises = NO_PROMISES,
): Sentence {
  if (search.trim() === '') return nothingAsked
  // Hits, counts and suggestions of each keystroke ask for the same sentence.
  const key = JSON.stringify([search, categories.map(({ slug, name }) => [slug, name]), promises])
  const known = memory.get(machines) ?? new Map<string, Sentence>()
  const sentence = known.get(key) ?? read(search, machines, categories, promises)
  if (known.size >= REMEMBERED) known.clear()
  memory.set(machines, known.set(key, sentence))
  return sentence
}

function read(
  search: string,
  machines: ListedProduct[],
  categories: KnownCategory[],
  promises: Promises,
): Sentence {
  const reading = readSearch(search, categories)
  const found = reading.terms.flatMap((term) => inStock(term, machines, categories))
  const worked = machines.map(({ figures: { drive, hours } }) => ({ drive, hours }))
  const meant = meantTogether(found, { names: namesIn(machines), worked, promises })
  const { terms, unknown, absent, pages } = meant
  const [wide, plain, needs] = [widened(terms), withoutProse(widened(terms)), needsOf(terms)]
  return {
    fits: (machine) => fitsAll(machine, wide),
    isExact: (machine) => fitsAll(machine, terms),
    beyond: (machine) => beyond(machine, needs),
    saysPlainly: (machine) => fitsAll(machine, plain),
    namesakes: namesakesOf(terms),
    wider: widerSearch(search, terms),
    corrections: correctionsOf(terms),
    unread: unreadText(unknown, reading.unread),
    absent,
    pages,
    parts: partsOf(terms),
  }
}

/** A term as it is meant where these machines are all there are. */
function inStock(term: Term, machines: ListedProduct[], categories: KnownCategory[]): Term[] {
  const isKnown = (term: Term) => machines.some((machine) => fitsAll(machine, [positive(term)]))
  if (!mayBeOtherwise(term) || isKnown(term)) return [term]
  if (term.apart) return term.apart.flatMap((part) => inStock(part, machines, categories))
  const inflected = inflectedOf(term)
  if (inflected && isKnown(inflected)) return [inflected]
  return [corrected(term, namesIn(machines).words, categories)]
}

const namesIn = memoized((machines: ListedProduct[]) => stockNames(machines))
