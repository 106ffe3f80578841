import { spellOut } from '../catalogue/search.ts'
import type { Category } from '../category.ts'
import { withPoints } from '../german-number.ts'
import { formsOf } from './machine-text.ts'
import { readQuantity } from './quantity.ts'
import { type Meaning, type Term, wordPlaces } from './terms.ts'
import { readTradeWord } from './trade-words.ts'

export type KnownCategory = Pick<Category, 'slug' | 'name'>

/** What every machine is or has, so that nothing is said by it. */
const FILLER = /^(?:(?:gabel)?staplern?|mit|und|für|ein(?:e[nr]?)?|kaufen|[-–/&+|]+)$/iu
/** A comma ends a word, but not within a number. */
const WORD = /[^\s,;]+(?:(?<=\d),(?=\d)[^\s,;]+)*/gu
/** The longest name of a category that is looked for, in words. */
const LONGEST_NAME = 4
/** A beginning of a category's name has to be so long to stand for it. */
const BEGINNING = 4

/** What a search asks for, term by term. */
export function readSearch(search: string, categories: KnownCategory[]): Term[] {
  const text = withPoints(search.normalize('NFC'))
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }))
  const terms: Term[] = []
  let end = 0
  for (const [index, { from }] of words.entries()) {
    if (from < end) continue
    const ends = words.slice(index, index + LONGEST_NAME).map(({ to }) => to)
    const term = readQuantityAt(text, from) ?? readWords(text, from, ends, categories)
    end = term.to
    if (!FILLER.test(term.label)) terms.push(term)
  }
  return terms
}

function readQuantityAt(text: string, from: number): Term | null {
  const quantity = readQuantity(text, from)
  if (!quantity) return null
  const { length, label, anyOf } = quantity
  return { from, to: from + length, label, anyOf }
}

/** The most words from here on that mean something together, or a word as it is. */
function readWords(text: string, from: number, ends: number[], categories: KnownCategory[]): Term {
  const phrases = ends.map((to) => ({ from, to, label: text.slice(from, to) }))
  for (const phrase of phrases.toReversed()) {
    const anyOf = readMeaning(phrase.label, categories)
    if (anyOf) return { ...phrase, anyOf }
  }
  const [word = { from, to: text.length, label: text.slice(from) }] = phrases
  const forms = formsOf(word.label)
  const begun = forms.some(({ length }) => length >= BEGINNING)
    ? categories.filter(({ name }) => forms.some((form) => formsOf(name)[0]?.startsWith(form)))
    : []
  if (begun.length === 0) return { ...word, anyOf: [{ kind: 'word', forms, places: wordPlaces }] }
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
 * called after a fuel holds other trucks, too, so `Dieselstapler` is about the drive.
 */
export function readMeaning(phrase: string, categories: KnownCategory[]): Meaning[] | null {
  const plain = plainName(phrase)
  const slugs = categories
    .filter(({ name }) => [plain, plain.replace(/n$/, '')].includes(plainName(name)))
    .map(({ slug }) => slug)
  const traded = readTradeWord(phrase)
  return slugs.length > 0 && !traded?.some(isFuel) ? [{ kind: 'category', slugs }] : traded
}

const plainName = (name: string) =>
  spellOut(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isFuel = (meaning: Meaning) =>
  meaning.kind === 'choice' && meaning.key === 'drive' && !meaning.values.includes('electric')
