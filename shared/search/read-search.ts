import { truckOfCategory } from '../figures/truck-of-category.ts'
import type { Category } from '../product/category.ts'
import { withPoints } from '../writing/german-number.ts'
import { spellOut } from '../writing/search-text.ts'
import { KnownWords } from './known-words.ts'
import { formsOf } from './machine-text.ts'
import { isFigureName, readQuantity } from './quantity.ts'
import {
  type Meaning,
  MOST_TERMS,
  type QuantityKey,
  type Term,
  type WordPlace,
  wordPlaces,
} from './terms.ts'
import { isNarrowAisle, readTradeWord } from './trade-words.ts'

export type KnownCategory = Pick<Category, 'slug' | 'name'>

/** What every machine is or has and every buyer wants, so that nothing is said by it. */
const FILLER = new RegExp(
  `^(?:${[
    'mit|und|f(?:ü|ue)r|aus|i[nm]|von|um|zu[mr]?|durchs?|ca\\.?|etwa|hoch|breit|geht|stapelt|d(?:er|ie|as|en|em)|ich|wir|ist|sind|steht|muss|bitte|standort|st(?:ü|ue)ck|stk\\.?',
    '(?:(?:gabel)?sta[bp]ler|maschine|gerät|ein|unser|hohe|günstig|billig|gesucht|such|brauch|benötig|möcht|kauf|pass|passend)(?:e[mnrs]?|[nt])?',
    '[-–/&+|]+',
  ].join('|')})$`,
  'iu',
)
/** How many machines are wanted. What is in the group may be about a machine, too: `vier Wege`, `2`. */
const COUNT = /^(?:\d\d? ?[x×]|(\d\d?|zwei|drei|vier|fünf))$/iu
const PIECES = /^(?:st(?:ü|ue)ck|stk\.?)$/iu
const OR = /^(?:oder|bzw\.?)$/iu
/** A comma ends a word, but not within a number. */
const WORD = /[^\s,;]+(?:(?<=\d),(?=\d)[^\s,;]+)*/gu
/** Between words, but neither in `km/h` nor in `RX 60-30 L/600`. */
const SLASH = /\/(?=\p{L}{2})|(?<=\p{L}{2}|\d\p{L}|\d [tmhV])\/(?=\d)/gu
/** The longest name of a category that is looked for, in words. */
const LONGEST_NAME = 4
/** A beginning of a category's name has to be so long to stand for it. */
const BEGINNING = 4

/** A model's name may begin like this, and longer words find few machines without their number. */
const MODEL = /^\p{L}{1,4}$|\d/u
/** So short a brand may stand before a number, too: `Yale 35`. */
const BRAND = /^\p{L}{2,4}$/u
/** Numbers of so many digits stand in most machines' values, too. */
const SHORT_NUMBER = 3
/** The last letter or digit of a model's name and its next part: `H 30`, `8FBE 20`, `30 D`. */
const JOINT = /^(?:\p{L} +\d\S*|\d +\p{L})$/u

/** Where a word stands in a search. */
interface Place {
  from: number
  to: number
}

interface Reading {
  terms: Term[]
  /** What stands behind the last term that is read, as it was typed; empty if that is all. */
  unread: string
}

/** What a search asks for, term by term. */
export function readSearch(search: string, categories: KnownCategory[]): Reading {
  const text = withPoints(search.normalize('NFC')).replace(SLASH, ' ')
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }))
  const terms: Term[] = []
  let end = 0
  let read = 0
  let isAlternative = false
  for (const [index, word] of words.entries()) {
    if (word.from < end) continue
    const typed = text.slice(word.from, word.to)
    if (OR.test(typed)) {
      isAlternative = true
      continue
    }
    const rest = words.slice(index)
    const term =
      readQuantityAt(text, word.from) ??
      readPhrase(text, rest, categories) ??
      readModel(text, rest, categories) ??
      readWord(text, word, categories)
    const last = terms.at(-1)
    if (isFigureName(typed) && isNamed(last, term)) {
      end = word.to
      continue
    }
    end = term.to
    if (read === 1 && isCount(last, term)) {
      terms.pop()
      read = 0
    }
    if (FILLER.test(term.label)) continue
    if (read === MOST_TERMS) return { terms, unread: text.slice(term.from).trimEnd() }
    read++
    const former = isAlternative ? terms.pop() : undefined
    terms.push(former ? either(former, term) : term)
    isAlternative = false
  }
  return { terms, unread: '' }
}

/** Whether a term says how many machines are wanted of what stands behind it: `zwei Elektrostapler`, `2x Linde`. */
function isCount(term: Term | undefined, { label, anyOf }: Term): boolean {
  const [count, unsure] = COUNT.exec(term?.label ?? '') ?? []
  if (!unsure || PIECES.test(label)) return count !== undefined
  const isKnown = anyOf[0]?.kind !== 'word' || FILLER.test(label) || /\d/.test(label)
  return isKnown && !/\d/.test(unsure)
}

/**
 * Whether a name says what the quantity before it is about, and nothing more: `3 t Tragkraft`. In `ab 4,5 m Hubhöhe
 * bis 2,2 m` it cannot be about both.
 */
function isNamed(term: Term | undefined, name: Term): boolean {
  const former = quantityOf(term)
  const named = quantityOf(name)
  if (!former || !named) return former !== undefined && isFigureName(name.label)
  const [most, least] = named.is.startsWith('<') ? [named, former] : [former, named]
  const isSame = isClosed(most.key) ? isClosed(least.key) : most.key === least.key
  return isSame && most.is.startsWith('<') && most.value < least.value
}

const isClosed = (key: QuantityKey) => key === 'closedHeight' || key === 'passageHeight'

const quantityOf = (term: Term | undefined) =>
  term?.anyOf.find((meaning) => meaning.kind === 'quantity')

/** What fits one of two terms that stand beside each other. */
const either = (one: Term, other: Term): Term => ({
  from: one.from,
  to: other.to,
  label: `${one.label} oder ${other.label}`,
  anyOf: [...one.anyOf, ...other.anyOf],
})

function readQuantityAt(text: string, from: number): Term | null {
  const quantity = readQuantity(text, from)
  if (!quantity) return null
  const { length, ...read } = quantity
  return { from, to: from + length, ...read }
}

/** The most words that mean something together. */
function readPhrase(text: string, words: Place[], categories: KnownCategory[]): Term | null {
  for (const { to } of words.slice(0, LONGEST_NAME).toReversed()) {
    const from = words[0]?.from ?? to
    const label = text.slice(from, to)
    const anyOf = readMeaning(label, categories)
    if (!anyOf) continue
    const namesakes = namesakesOf(label, anyOf, categories)
    const term = { from, to, label, anyOf, namesakes }
    return isNarrowAisle(label) ? { ...term, ...narrowAisle(anyOf, categories) } : term
  }
  return null
}

/** A reach truck comes nearest to a truck for narrow aisles, which some dealers have a category of. */
function narrowAisle(anyOf: Meaning[], categories: KnownCategory[]) {
  const inCategories = (isMeant: (category: KnownCategory) => boolean): Meaning[] => {
    const slugs = categories.filter(isMeant).map(({ slug }) => slug)
    return slugs.length > 0 ? [{ kind: 'category', slugs }] : []
  }
  return {
    anyOf: [...inCategories(({ name }) => isNarrowAisle(name)), ...anyOf],
    otherwise: inCategories(({ slug }) => truckOfCategory(slug) === 'reach'),
  }
}

/** The categories that are called as a drive is: `E-Stapler` is about the drive, and the name of `Elektrostapler`. */
function namesakesOf(phrase: string, anyOf: Meaning[], categories: KnownCategory[]): string[] {
  const drives = drivesIn(anyOf)
  if (drives === '' || !TRUCK.test(phrase)) return []
  return categories
    .filter(({ name }) => drivesIn(readTradeWord(name)) === drives)
    .map(({ slug }) => slug)
}
const TRUCK = /stapler/i

/** A model's name whose parts are typed with blanks between them, each of which alone begins many words. */
function readModel(
  text: string,
  [first, ...others]: Place[],
  categories: KnownCategory[],
): Term | null {
  if (!first) return null
  const word = text.slice(first.from, first.to)
  if (!MODEL.test(word) || FILLER.test(word)) return null
  let { to } = first
  for (const [index, next] of others.entries()) {
    const isPart =
      JOINT.test(text.slice(to - 1, next.to)) &&
      !isFigure(text, next.from, /\d/.test(text.slice(first.from, to))) &&
      !readPhrase(text, others.slice(index), categories)
    if (!isPart) break
    to = next.to
  }
  const [second] = others
  if (!second || to === first.to) return null
  const model = wordTerm(text, { from: first.from, to })
  if (!BRAND.test(word)) return model
  const number = { from: second.from, to }
  const quantity = readQuantityAt(text, second.from)
  const places: WordPlace[] = to - number.from > SHORT_NUMBER ? wordPlaces : ['name']
  const rest = quantity?.to === to ? quantity : wordTerm(text, number, places)
  return { ...model, apart: [readWord(text, first, categories), rest] }
}

/** Whether a number is about something else than the model; behind a number, a year or fraction is, too. */
function isFigure(text: string, from: number, isBehindNumber: boolean): boolean {
  const quantity = readQuantityAt(text, from)
  return quantity !== null && (isBehindNumber || /[^\d.,]/.test(text.slice(from, quantity.to)))
}

function wordTerm(text: string, { from, to }: Place, places = wordPlaces): Term {
  const label = text.slice(from, to)
  return { from, to, label, anyOf: [{ kind: 'word', forms: formsOf(label), places }] }
}

/** A word as it is, or the categories whose names begin with it. */
function readWord(text: string, place: Place, categories: KnownCategory[]): Term {
  const word = wordTerm(text, place)
  const forms = formsOf(word.label)
  const begun = forms.some(({ length }) => length >= BEGINNING)
    ? categories.filter(({ name }) => forms.some((form) => formsOf(name)[0]?.startsWith(form)))
    : []
  if (begun.length === 0) return word
  return {
    ...word,
    anyOf: [
      { kind: 'category', slugs: begun.map(({ slug }) => slug) },
      { kind: 'word', forms, places: ['name'] },
    ],
  }
}

/**
 * What words mean that are a category's name or of the trade; null for any others. A category that is
 * called after a drive holds other trucks, too, so `Dieselstapler` is about the drive.
 */
export function readMeaning(phrase: string, categories: KnownCategory[]): Meaning[] | null {
  const plain = plainName(phrase)
  const slugs = categories
    .filter(({ name }) => [plain, plain.replace(/n$/, '')].includes(plainName(name)))
    .map(({ slug }) => slug)
  const traded = readTradeWord(phrase)
  return slugs.length > 0 && drivesIn(traded) === '' ? [{ kind: 'category', slugs }] : traded
}

/** The names of categories, by which `readMeaning` knows them, to compare misspelt ones with. */
export const namesOfCategories = (categories: KnownCategory[]): KnownWords =>
  new KnownWords(
    categories.flatMap(({ name }) => ['', 'n'].map((ending) => [plainName(name) + ending, name])),
  )

const plainName = (name: string) =>
  spellOut(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** `lpg,cng`; empty for words that are about no drive. */
const drivesIn = (meanings: Meaning[] | null): string =>
  (meanings ?? [])
    .flatMap((meaning) =>
      meaning.kind === 'choice' && meaning.key === 'drive' ? meaning.values : [],
    )
    .join()
