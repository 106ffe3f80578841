import { choicesInEnglish, figureNamesInEnglish } from '../figures/english.ts'
import { equipmentInEnglish, lineNamesInEnglish } from '../figures/english-phrases.ts'
import {
  type ChoiceFigureKey,
  definitionOf,
  type FigureKey,
  figureKeys,
} from '../figures/registry.ts'
import { conditionInEnglish } from '../product/english.ts'
import { conditions, grades } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { spellOut } from '../writing/search-text.ts'
import {
  behindChoice,
  choiceWords,
  conditionSynonyms,
  dataSynonyms,
  factAliases,
  truckSynonyms,
} from './english-words.ts'
import { formsOf, type WordPlace } from './machine-text.ts'
import type { Meaning } from './terms.ts'

/** `side-shift` → `side shift`; in British spelling, as the dictionary has it. */
const plainOf = (text: string) =>
  spellOut(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\btire/g, 'tyre')
    .replace(/\bcenter/g, 'centre')
    .trim()

/** `Triplex (three-stage)` → `triplex|three stage`. */
const namesIn = (label: string) => label.split(/[()]/).map(plainOf).filter(Boolean)

/** What a text has to be as a whole: words of which each may be joined with the next one, also in the plural. */
const wholly = (words: string[], behind?: string) =>
  new RegExp(
    `^(?:${words.join('|').replaceAll(' ', ' ?')})${behind ? `(?: ?(?:${behind}))?` : ''}s?$`,
    'u',
  )

function choicePatternsOf(key: ChoiceFigureKey) {
  const labels: Readonly<Record<string, string>> = choicesInEnglish[key]
  const synonyms: Readonly<Record<string, string>> = choiceWords[key] ?? {}
  return Object.entries(labels).map(([value, label]) => {
    const words = [...namesIn(label), ...(synonyms[value] ? [synonyms[value]] : [])]
    return { value, pattern: wholly(words, behindChoice[key]) }
  })
}

const choicePatterns = keysOf(choicesInEnglish).map((key) => ({
  key,
  patterns: choicePatternsOf(key),
}))

const conditionPatterns = conditions.map((condition) => ({
  condition,
  pattern: wholly([...namesIn(conditionInEnglish[condition]), conditionSynonyms[condition]]),
}))

const truckPatterns = keysOf(truckSynonyms).flatMap((truck) => {
  const words = truckSynonyms[truck]
  return words ? [{ truck, pattern: wholly([words]) }] : []
})

const GRADE = /^(?:condition )?(?:grade|class|category) ?([abc])$/

/** Under which English words a machine's data say something in German. */
const germanWords = new Map<string, { forms: string[]; places: WordPlace[] }>()

function learn(english: string, german: string, places: WordPlace[]) {
  const name = plainOf(english)
  const known = germanWords.get(name)?.forms ?? []
  germanWords.set(name, { forms: [...new Set([...known, ...formsOf(german)])], places })
}

for (const [german, english] of Object.entries(lineNamesInEnglish)) learn(english, german, ['fact'])
for (const key of figureKeys)
  for (const english of [...namesIn(figureNamesInEnglish[key]), ...(factAliases[key] ?? [])])
    learn(english, nameOf(key), ['fact'])
for (const [english, german] of Object.entries(dataSynonyms))
  learn(english, german, ['fact', 'value'])
for (const [german, english] of Object.entries(equipmentInEnglish))
  learn(english, german, ['name', 'fact', 'value'])

/** What the words of each meaning have to be as a whole. */
export const englishPatterns: RegExp[] = [
  ...[conditionPatterns, truckPatterns].flat().map(({ pattern }) => pattern),
  ...choicePatterns.flatMap(({ patterns }) => patterns.map(({ pattern }) => pattern)),
]
export const englishNames: Iterable<string> = germanWords.keys()

function nameOf(key: FigureKey): string {
  return definitionOf(key).name
}

/** Signs such as `+` stand between things that are asked for. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u

/** What English words of the trade mean, by the words in which machines are shown to English readers; null for others. */
export function readEnglish(text: string): Meaning[] | null {
  if (!WORDS.test(text)) return null
  const plain = plainOf(text)
  const condition = conditionPatterns.find(({ pattern }) => pattern.test(plain))
  if (condition) return [{ kind: 'condition', values: [condition.condition] }]
  const slugs = truckPatterns.flatMap(({ truck, pattern }) => (pattern.test(plain) ? [truck] : []))
  if (slugs.length > 0) return [{ kind: 'category', slugs }]
  const [, grade] = GRADE.exec(plain) ?? []
  if (grade)
    return [{ kind: 'grade', values: grades.filter((known) => known.toLowerCase() === grade) }]
  for (const { key, patterns } of choicePatterns) {
    const values = patterns.flatMap(({ value, pattern }) => (pattern.test(plain) ? [value] : []))
    if (values.length > 0) return [{ kind: 'choice', key, values }]
  }
  const known = germanWords.get(plain) ?? germanWords.get(plain.replace(/s$/, ''))
  return known ? [{ kind: 'word', ...known }] : null
}
