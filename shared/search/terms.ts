import type { ChoiceFigureKey, NumberFigureKey } from '../figures/registry.ts'
import type { Condition, Grade } from '../product/terms.ts'

/** How the words of a machine are marked in its text, by what they are part of. */
export const wordMarks = { name: '^', value: '~', prose: ' ' } as const
export type WordPlace = keyof typeof wordMarks
export const wordPlaces: WordPlace[] = ['name', 'value', 'prose']

/** What a number may be about: a figure that lists are filtered by, or one of two other fields. */
export type QuantityKey = NumberFigureKey | 'passageHeight' | 'price' | 'year'
export type Comparison = '=' | '>=' | '>' | '<=' | '<'

/** Of what the larger does, too. */
export type WidenedKey = Extract<NumberFigureKey, 'capacity' | 'liftHeight'>

export interface AtLeast {
  key: WidenedKey
  /** As it was typed: `5 t`. */
  figure: string
}

export type Meaning =
  /** With `to` it is a range, which includes that. */
  | { kind: 'quantity'; key: QuantityKey; is: Comparison; value: number; to?: number | undefined }
  | { kind: 'choice'; key: ChoiceFigureKey; values: string[] }
  | { kind: 'condition'; values: Condition[] }
  | { kind: 'grade'; values: Grade[] }
  | { kind: 'category'; slugs: string[] }
  | { kind: 'rent' }
  | { kind: 'fullFreeLift' }
  /** A word that begins with one of these spellings, in one of these places. */
  | { kind: 'word'; forms: string[]; places: WordPlace[] }

/** So many terms of a search are read, alternatives one by one: each costs, and nobody describes a machine by more. */
export const MOST_TERMS = 12

/** A part of a search. Machines fit that fit one of its meanings, and every other term as well. */
export interface Term {
  /** Where it stands in the search, without blanks around it. */
  from: number
  to: number
  /** What it was understood as, for people: `Bauhöhe bis 2,2 m`. */
  label: string
  anyOf: Meaning[]
  /** What a model's name is read as where no machine has it: `Yale 35`. */
  apart?: Term[]
  /** What comes nearest where no machine has it: `VNA`. */
  otherwise?: Meaning[]
  /** The categories that it is the name of, too: their machines come first. */
  namesakes?: string[]
  /** Of a bare figure: what larger ones may stand for. */
  atLeast?: AtLeast
  /** The words that it was taken for, where no machine has it as it is typed. */
  meant?: string[]
}

/** A part of a search that was taken for other words. */
export interface Correction {
  typed: string
  meant: string[]
}

export const correctionsOf = (terms: Term[]): Correction[] =>
  terms.flatMap(({ label, meant = [] }) => (meant.length > 0 ? [{ typed: label, meant }] : []))

/** The categories whose machines come first. */
export const namesakesOf = (terms: Term[]): string[] =>
  terms.flatMap(({ namesakes = [] }) => namesakes)

/** The same terms for those machines alone that have each of them in a figure or name, not in their prose. */
export function withoutProse(terms: Term[]): Term[] {
  return terms.map((term) => ({
    ...term,
    anyOf: term.anyOf.map((meaning) =>
      meaning.kind === 'word'
        ? { ...meaning, places: meaning.places.filter((place) => place !== 'prose') }
        : meaning,
    ),
  }))
}

/** Whether some machines may have a term in their prose alone. */
export const mayBeProse = (terms: Term[]) =>
  terms.some(({ anyOf }) =>
    anyOf.some((meaning) => meaning.kind === 'word' && meaning.places.includes('prose')),
  )
