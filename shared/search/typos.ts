import { figures } from '../figures/registry.ts'
import { conditionLabels, gradeLabels } from '../product/terms.ts'
import { FILLER } from './fillers.ts'
import type { KnownWords } from './known-words.ts'
import { type KnownCategory, namesOfCategories, readMeaning } from './meanings.ts'
import { isOtherTruck } from './other-trucks.ts'
import { type Meaning, type Term, wordPlaces } from './terms.ts'
import { englishTradeWords, tradeWords } from './trade-words.ts'

/** Shorter words have too many neighbours; what is longer is no word that somebody mistyped. */
const SHORTEST = 4
const LONGEST = 20
const LETTER = /\p{L}/gu
const LETTERS = /^\p{L}+$/u

/** Whether a term may be misspelt: a word of letters alone, as no number or model is. */
export function maybeMisspelt({ label, anyOf: [meaning, ...others], isNot }: Term): boolean {
  if (meaning?.kind !== 'word' || others.length > 0 || meaning.forms.length === 0) return false
  const word = isNot ? label.slice(label.indexOf(' ') + 1) : label
  const letters = word.match(LETTER)?.length ?? 0
  return (
    letters >= SHORTEST &&
    letters <= LONGEST &&
    meaning.forms.every((form) => form.length >= SHORTEST && LETTERS.test(form))
  )
}

/** Whether a term is taken for other words where no machine has it. */
export const maybeCorrected = (term: Term) => term.otherwise !== undefined || maybeMisspelt(term)

/** Whether a term is something else where no machine has it. */
export const mayBeOtherwise = (term: Term) =>
  term.apart !== undefined || isName(term) || term.inflected !== undefined || maybeCorrected(term)

/** Whether a term is absent where no machine has it: a page's word, another kind of truck, an excluded word. */
const isName = ({ page, isOther, isNot, anyOf }: Term) =>
  isOther === true ||
  ((page !== undefined || isNot === true) && anyOf.every(({ kind }) => kind === 'word'))

/** A term that excludes something, as one that asks for it. */
export const positive = ({ isNot, ...term }: Term): Term => term

/** The same word in its other forms; null if it has none. */
export const inflectedOf = ({ inflected, ...term }: Term): Term | null =>
  inflected ? { ...term, anyOf: inflected } : null

/**
 * What a word that no machine has may have meant: the names in stock and words of the trade from which it is one letter
 * away, missing, extra, wrong or swapped, or a long one two. A word that is near to none stays as it is.
 */
export function corrected(term: Term, names: KnownWords, categories: KnownCategory[]): Term {
  if (term.isOther || (term.page && isName(term))) return { ...term, isAbsent: true }
  if (term.otherwise && term.otherwise.length > 0) {
    const meant = term.otherwise.flatMap((meaning) => namesOfMeaning(meaning, categories))
    return { ...term, anyOf: term.otherwise, meant }
  }
  const unknown: Term = isName(term) ? { ...term, isAbsent: true } : term
  if (!maybeMisspelt(term)) return unknown
  const [word] = term.anyOf
  const typed = word?.kind === 'word' ? word.forms : []
  const once: Neighbours = (known) => typed.flatMap((form) => known.near(form))
  const twice: Neighbours = (known) => typed.flatMap((form) => known.nearTwice(form))
  for (const near of [once, twice]) {
    const meant =
      inGerman(term, near, names, categories) ??
      (isName(term) ? null : inEnglish(term, near, categories))
    if (meant) return meant
  }
  return unknown
}

type Neighbours = (known: KnownWords) => [word: string, shown: string][]

function inGerman(
  term: Term,
  near: Neighbours,
  names: KnownWords,
  categories: KnownCategory[],
): Term | null {
  const named = near(names)
  const meanings = [tradeWords(), namesOfCategories(categories)]
    .flatMap(near)
    .flatMap(([word]) => readMeaning(word, categories) ?? [])
  // `gebraucht`, `gebrauchte` and `gebrauchter` are near to the same word.
  const traded = [
    ...new Map(meanings.map((meaning) => [JSON.stringify(meaning), meaning])).values(),
  ]
  const forms = [...new Set(named.map(([form]) => form))]
  const places = term.isNot ? wordPlaces.filter((place) => place !== 'prose') : wordPlaces
  const inName: Meaning[] = forms.length > 0 ? [{ kind: 'word', forms, places }] : []
  const anyOf = [...traded, ...inName]
  if (anyOf.length === 0) return null
  const shown = named.map(([, name]) => name)
  const spoken = traded.flatMap((meaning) => namesOfMeaning(meaning, categories))
  return { ...term, anyOf, meant: [...new Set([...shown, ...spoken])] }
}

/** The same by English words and the names of every machine, which say nothing, however they are spelt. */
function inEnglish(term: Term, near: Neighbours, categories: KnownCategory[]): Term | null {
  const meant = [...new Set(near(englishTradeWords()).map(([, shown]) => shown))]
  if (meant.some(isOtherTruck)) return { ...term, meant, isOther: true, isAbsent: true }
  if (meant.some((word) => FILLER.test(word)))
    return { ...term, meant, anyOf: [{ kind: 'all', of: [] }] }
  const read = meant.map((word) => ({ word, meanings: readMeaning(word, categories) ?? [] }))
  const anyOf = read.flatMap(({ meanings }) => meanings)
  if (anyOf.length === 0) return null
  const names = read.flatMap(({ word, meanings }) => {
    const shown = meanings.flatMap((meaning) => namesOfMeaning(meaning, categories))
    return shown.length > 0 ? shown : [word]
  })
  return { ...term, anyOf, meant: [...new Set(names)] }
}

/** What a word of the trade means, as the filters call it; nothing for a word that stands beside a choice. */
function namesOfMeaning(meaning: Meaning, categories: KnownCategory[]): string[] {
  switch (meaning.kind) {
    case 'choice': {
      const choices: Record<string, { label: string }> = figures[meaning.key].choices
      return meaning.values.flatMap((value) => choices[value]?.label ?? [])
    }
    case 'condition':
      return meaning.values.map((value) => conditionLabels[value])
    case 'grade':
      return meaning.values.map((value) => gradeLabels[value])
    case 'category':
      return categories.filter(({ slug }) => meaning.slugs.includes(slug)).map(({ name }) => name)
    case 'rent':
      return ['Miete']
    case 'fullFreeLift':
      return ['Vollfreihub']
    default:
      return []
  }
}
