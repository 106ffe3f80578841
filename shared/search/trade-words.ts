import { type ChoiceFigureKey, figures } from '../figures/registry.ts'
import { categoryTrucks, truckWords } from '../figures/truck-of-category.ts'
import { type Condition, conditions, conditionWords, grades, RENT_WORDS } from '../product/terms.ts'
import { spellOut, wholeWords } from '../writing/search-text.ts'
import { englishNames, englishPatterns, readEnglish } from './english.ts'
import { factPatterns, NARROW_AISLE, readFact, spokenFeatures } from './facts.ts'
import { NAMES_OF_ALL } from './fillers.ts'
import { KnownWords } from './known-words.ts'
import { formsOf } from './machine-text.ts'
import { otherTrucksInEnglish } from './other-trucks.ts'
import type { Meaning } from './terms.ts'

/** The figures that are searched by the words for their choices. */
const spokenFigures = [
  'drive',
  'mast',
  'attachments',
  'cab',
  'tyres',
  'emissionStage',
] as const satisfies ChoiceFigureKey[]

/** Of these a short word such as `SE` or `V` says a choice in their own cell alone. */
const spokenAlone: ChoiceFigureKey[] = ['tyres', 'emissionStage']

const choicePatterns = spokenFigures.map((key) => {
  const choices: Record<string, { words: string; spoken?: string }> = figures[key].choices
  const patterns = Object.entries(choices).map(([value, { words, spoken }]) => ({
    value,
    pattern: wholeWords(spokenAlone.includes(key) ? undefined : words, spoken),
  }))
  return { key, patterns }
})

const patternsOf = <Value>(values: readonly Value[], wordsOf: (value: Value) => string) =>
  values.map((value) => ({ value, pattern: wholeWords(wordsOf(value)) }))

const conditionPatterns = patternsOf(conditions, (condition) => conditionWords[condition])
const gradePatterns = patternsOf(grades, (grade) => `(zustands?[- ]?)?klasse:?[- ]?${grade}`)
const truckPatterns = patternsOf(categoryTrucks, (truck) => truckWords[truck])
const rentPattern = wholeWords(RENT_WORDS)
const features = spokenFeatures.map((feature) => ({
  ...feature,
  pattern: wholeWords(feature.spoken),
}))

let known: KnownWords | undefined

/** Every word of the trade, to compare misspelt ones with; listed when one is met for the first time. */
export function tradeWords(): KnownWords {
  const patterns = [
    ...[conditionPatterns, gradePatterns, truckPatterns, features].flat(),
    ...choicePatterns.flatMap(({ patterns }) => patterns),
  ].map(({ pattern }) => pattern)
  known ??= new KnownWords(
    [rentPattern, ...factPatterns, ...patterns].flatMap(wordsOfPattern).map((word) => [word, word]),
  )
  return known
}

let knownInEnglish: KnownWords | undefined

/** Shorter ones are near to German words that mean something else. */
const SHORTEST_ENGLISH = 5

/** The same in English, with the names of trucks that a dealer may not have, and those of any forklift. */
export function englishTradeWords(): KnownWords {
  const words = () => [
    ...[...englishPatterns, otherTrucksInEnglish].flatMap(wordsOfPattern),
    ...[...englishNames].filter((name) => LETTERS.test(name)),
    ...NAMES_OF_ALL,
  ]
  knownInEnglish ??= new KnownWords(
    [...new Set(words())]
      .filter(({ length }) => length >= SHORTEST_ENGLISH)
      .map((word) => [word.toLowerCase(), word]),
  )
  return knownInEnglish
}

/** In characters, far more than any of them has. */
const LONGEST = 100

/**
 * What one or two words of the trade mean; null for words of no such meaning. A choice is also what a
 * machine's name says, for those whose figures are not given.
 */
export function readTradeWord(text: string): Meaning[] | null {
  if (text.length > LONGEST) return null
  const plain = spellOut(text).replace(/[\u2010-\u2015]/g, '-')
  const spellings = withHyphens(plain)
  const is = ({ pattern }: { pattern: RegExp }) => isOneOf(spellings, pattern)
  const named = <Value>(known: { value: Value; pattern: RegExp }[]) =>
    known.filter(is).map(({ value }) => value)
  const word = (): Meaning => ({ kind: 'word', forms: formsOf(text), places: ['name'] })
  const fact = readFact(plain)
  if (fact) return fact
  const found = named(conditionPatterns)
  if (found.length > 0) return [{ kind: 'condition', values: withOverhauled(found) }]
  const graded = named(gradePatterns)
  if (graded.length > 0) return [{ kind: 'grade', values: graded }]
  const slugs = named(truckPatterns)
  if (slugs.length > 0) return [{ kind: 'category', slugs }, word()]
  if (is({ pattern: rentPattern })) return [{ kind: 'rent' }]
  const feature = features.find(is)
  if (feature) return featureMeanings(feature)
  for (const { key, patterns } of choicePatterns) {
    const values = named(patterns)
    if (values.length > 0) return [{ kind: 'choice', key, values }, word()]
  }
  return readEnglish(plain)
}

/** Who asks for a used machine takes one that has been overhauled, too. */
const withOverhauled = (values: Condition[]): Condition[] =>
  values.includes('used') ? [...new Set([...values, 'refurbished' as const])] : values

const narrowAisle = wholeWords(NARROW_AISLE)

/** Whether a text is a name for trucks that work in narrow aisles. */
export const isNarrowAisle = (text: string): boolean =>
  isOneOf(withHyphens(spellOut(text)), narrowAisle)

/** `4 rad` and `4-rad`; a single word as it is. */
const withHyphens = (plain: string) => [...new Set([plain, plain.replaceAll(' ', '-')])]

const isOneOf = (spellings: string[], pattern: RegExp) =>
  spellings.some((spelling) => pattern.test(spelling))

function featureMeanings({
  written,
  places,
  isFullFreeLift,
}: (typeof features)[number]): Meaning[] {
  const word: Meaning = { kind: 'word', forms: written, places: places ?? ['name', 'value'] }
  return isFullFreeLift ? [{ kind: 'fullFreeLift' }, word] : [word]
}

const LETTERS = /^\p{L}+$/u

/**
 * The words of letters alone that fit a regular expression of alternatives, groups, `?` and sets of characters, such
 * as those for the words of the trade: `diesel(-?motor)?` has `diesel` and `dieselmotor`.
 */
export function wordsOfPattern({ source }: RegExp): string[] {
  const signs = [...source.replaceAll('(?:', '(').replace(/[$^]/g, '')]
  const next = () => signs.shift() ?? ''

  function alternatives(): string[] {
    const texts = sequence()
    while (signs[0] === '|') {
      next()
      texts.push(...sequence())
    }
    return texts
  }
  function sequence(): string[] {
    let texts = ['']
    while (signs.length > 0 && signs[0] !== '|' && signs[0] !== ')') {
      const parts = part()
      if (signs[0] === '?') parts.push(next() && '')
      texts = texts.flatMap((text) => parts.map((part) => text + part))
    }
    return texts
  }
  function part(): string[] {
    const sign = next()
    if (sign === '\\') return [next()]
    if (sign === '[') return signs.splice(0, signs.indexOf(']') + 1).slice(0, -1)
    if (sign !== '(') return [sign]
    const texts = alternatives()
    next()
    return texts
  }
  return [...new Set(alternatives())].filter((text) => LETTERS.test(text))
}
