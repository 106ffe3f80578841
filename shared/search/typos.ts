import { conditionLabels, gradeLabels } from '../catalogue/terms.ts'
import { figures } from '../figures/registry.ts'
import { formsOf } from './machine-text.ts'
import { type KnownCategory, readMeaning } from './read-search.ts'
import { type Meaning, type Term, wordPlaces } from './terms.ts'

/** Shorter words have too many neighbours. */
const SHORTEST = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a term may be misspelt: a word of letters alone, as no number or model is. */
export const maybeMisspelt = ({ anyOf: [meaning, ...others] }: Term) =>
  meaning?.kind === 'word' &&
  others.length === 0 &&
  meaning.forms.every((form) => form.length >= SHORTEST && /^\p{L}+$/u.test(form)) &&
  meaning.forms.length > 0

/**
 * What a word that no machine has may have meant: the names in stock and words of the trade from which
 * it is one letter away, missing, extra, wrong or swapped. A word that is near to none stays as it is.
 */
export function corrected(
  term: Term,
  names: Map<string, string>,
  categories: KnownCategory[],
): Term {
  const near = [...new Set(formsOf(term.label).flatMap(neighbours))]
  const traded = near.flatMap((word) => readMeaning(word, categories) ?? [])
  const forms = near.filter((word) => names.has(word))
  const word: Meaning[] = forms.length > 0 ? [{ kind: 'word', forms, places: wordPlaces }] : []
  const anyOf = [...traded, ...word]
  if (anyOf.length === 0) return term
  const named = forms.flatMap((form) => names.get(form) ?? [])
  const spoken = traded.flatMap((meaning) => namesOfMeaning(meaning, categories))
  return { ...term, anyOf, meant: [...new Set([...named, ...spoken])] }
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

/** Every text that is one letter away: the Damerau-Levenshtein distance of 1. */
function neighbours(word: string): string[] {
  const splits = Array.from({ length: word.length + 1 }, (_, index) => ({
    head: word.slice(0, index),
    tail: word.slice(index),
  }))
  return splits.flatMap(({ head, tail }) => {
    const [first = '', second = ''] = tail
    return [
      head + tail.slice(1),
      head + second + first + tail.slice(2),
      ...Array.from(LETTERS, (letter) => head + letter + tail.slice(1)),
      ...Array.from(LETTERS, (letter) => head + letter + tail),
    ]
  })
}
