import { hasFullFreeLift } from '../figures/free-lift.ts'
import { passageHeight } from '../figures/passage.ts'
import type { ListedProduct } from '../product/listed-product.ts'
import { visiblePrice } from '../product/price.ts'
import { memoized } from '../values/memoized.ts'
import { machineText, plainWords } from './machine-text.ts'
import { type KnownCategory, readSearch } from './read-search.ts'
import { type Comparison, type Meaning, type QuantityKey, type Term, wordMarks } from './terms.ts'
import { corrected, mayBeOtherwise } from './typos.ts'

type Quantity = Extract<Meaning, { kind: 'quantity' }>

const REMEMBERED = 100
const memory = new WeakMap<ListedProduct[], Map<string, Term[]>>()

/** The terms of a search among these machines; the browser's version of the API's. */
export function searchTerms(
  search: string,
  machines: ListedProduct[],
  categories: KnownCategory[],
): Term[] {
  // Hits, counts and suggestions of each keystroke ask for the same terms.
  const key = JSON.stringify([search, categories.map(({ slug, name }) => [slug, name])])
  const known = memory.get(machines) ?? new Map<string, Term[]>()
  const terms =
    known.get(key) ??
    readSearch(search, categories).terms.flatMap((term) => inStock(term, machines, categories))
  if (known.size >= REMEMBERED) known.clear()
  memory.set(machines, known.set(key, terms))
  return terms
}

/** A term as it is meant where these machines are all there are. */
function inStock(term: Term, machines: ListedProduct[], categories: KnownCategory[]): Term[] {
  if (!mayBeOtherwise(term) || machines.some((machine) => fits(machine, term))) return [term]
  if (term.apart) return term.apart.flatMap((part) => inStock(part, machines, categories))
  return [corrected(term, namesIn(machines), categories)]
}

const namesIn = memoized((machines: ListedProduct[]) => plainWords(machines.flatMap(namesOf)))

/** Where misspelt names are looked up. */
export const namesOf = ({
  title,
  brand,
  location,
}: Pick<ListedProduct, 'title' | 'brand' | 'location'>) => [title, brand, location]

export const fitsAll = (machine: ListedProduct, terms: Term[]) =>
  terms.every((term) => fits(machine, term))

const fits = (machine: ListedProduct, { anyOf }: Term) =>
  anyOf.some((meaning) => has(machine, meaning))

function has(machine: ListedProduct, meaning: Meaning): boolean {
  switch (meaning.kind) {
    case 'quantity':
      return isWithin(quantityOf(machine, meaning.key), meaning)
    case 'choice':
      return [machine.figures[meaning.key] ?? []]
        .flat()
        .some((value) => meaning.values.includes(value))
    case 'condition':
      return meaning.values.includes(machine.condition)
    case 'grade':
      return machine.grade !== null && meaning.values.includes(machine.grade)
    case 'category':
      return meaning.slugs.includes(machine.category.slug)
    case 'rent':
      return machine.rent !== null
    case 'fullFreeLift':
      return hasFullFreeLift(machine.figures)
    case 'word':
      return meaning.forms.some((form) =>
        meaning.places.some((place) => textOf(machine).includes(wordMarks[place] + form)),
      )
  }
}

function quantityOf(machine: ListedProduct, key: QuantityKey): number | null {
  if (key === 'price') return visiblePrice(machine)
  if (key === 'year') return machine.year
  if (key === 'passageHeight') return passageHeight(machine.figures) ?? null
  return machine.figures[key] ?? null
}

function isWithin(value: number | null, { is, value: other, to }: Quantity): boolean {
  return value !== null && compare(value, is, other) && (to === undefined || value <= to)
}

function compare(value: number, is: Comparison, other: number): boolean {
  switch (is) {
    case '=':
      return value === other
    case '>=':
      return value >= other
    case '>':
      return value > other
    case '<=':
      return value <= other
    case '<':
      return value < other
  }
}

/** Every keystroke looks into every machine, so each text is made once. */
const textOf = memoized((machine: ListedProduct) => machineText(machine))
