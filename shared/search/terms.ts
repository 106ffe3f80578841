import type { ChoiceFigureKey, NumberFigureKey } from '../figures/registry.ts'
import type { Condition, Grade, PriceKind, ProductStatus } from '../product/terms.ts'
import type { PageTopic } from './dealer-pages.ts'
import type { WordPlace } from './machine-text.ts'

export const wordPlaces: WordPlace[] = ['name', 'fact', 'value', 'prose']

/** What a number may be about: a figure that lists are filtered by, or one of some other fields. */
export type QuantityKey = NumberFigureKey | 'passageHeight' | 'inspectionUntil' | 'price' | 'year'
export type Comparison = '=' | '>=' | '>' | '<=' | '<'

/** A bare figure as what is needed: what does at least as much, or needs at most as much, does as well. */
export interface Need {
  /** As it was typed: `5 t`. */
  figure: string
  /** `ab 5 t` */
  wider: string
  /** Which quantities a machine may have instead of that figure; one of them suffices. */
  anyOf: QuantityMeaning[]
}

/** With `to` it is a range, which includes that. */
export interface QuantityMeaning {
  kind: 'quantity'
  key: QuantityKey
  is: Comparison
  value: number
  to?: number | undefined
}

/** What depends on the stock or the dealer, and is known only once both are: see `in-stock.ts`. */
export type OpenMeaning = 'fewHours' | 'warranty' | 'leasing'

export type Meaning =
  | QuantityMeaning
  | { kind: 'choice'; key: ChoiceFigureKey; values: string[] }
  | { kind: 'condition'; values: Condition[] }
  | { kind: 'grade'; values: Grade[] }
  | { kind: 'category'; slugs: string[] }
  | { kind: 'rent' }
  | { kind: 'fullFreeLift' }
  | { kind: 'status'; values: ProductStatus[] }
  | { kind: 'priceKind'; values: PriceKind[] }
  | { kind: 'conditionReport' }
  | { kind: 'all'; of: Meaning[] }
  | { kind: 'open'; what: OpenMeaning }
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
  /** Machines fit that fit none of its meanings: `kein Diesel`. */
  isNot?: true
  /** Of a bare figure. */
  need?: Need
  /** What stands before it: of two names of one kind either is meant. */
  joinedBy?: ',' | 'und'
  /** What a model's name is read as where no machine has it: `Yale 35`. */
  apart?: Term[]
  /** What comes nearest where no machine has it: `VNA`. */
  otherwise?: Meaning[]
  /** The same word in its other forms, where no machine has it as it is typed. */
  inflected?: Meaning[]
  /** Said of the deal or the buyer and not of the machine, and not considered: `für zwei Wochen`, `in der Nähe`. */
  isAside?: true
  /** What the dealer may not have at all, so that it is taken for nothing else: `Hubwagen`. */
  isOther?: true
  /** No machine has it, and it is taken for nothing else. */
  isAbsent?: true
  /** A page of the dealer that is meant where no machine has the word: `Notdienst`. */
  page?: PageTopic
  /** The categories that it is the name of, too: their machines come first. */
  namesakes?: string[]
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

/** Every meaning of these with its words looked up in some places alone. */
const inPlaces = (meanings: Meaning[], isMeant: (place: WordPlace) => boolean): Meaning[] =>
  meanings.map((meaning) => {
    if (meaning.kind === 'all') return { ...meaning, of: inPlaces(meaning.of, isMeant) }
    if (meaning.kind !== 'word') return meaning
    return { ...meaning, places: meaning.places.filter(isMeant) }
  })

/** The same terms for those machines alone that have each of them in a figure or name, not in their prose. */
export const withoutProse = (terms: Term[]): Term[] =>
  terms.map((term) => ({ ...term, anyOf: inPlaces(term.anyOf, (place) => place !== 'prose') }))

/** Whether some machines may have a term in their prose alone. */
export const mayBeProse = (terms: Term[]) =>
  terms.some(({ anyOf }) =>
    anyOf.some((meaning) => meaning.kind === 'word' && meaning.places.includes('prose')),
  )

/** The same terms, with whatever does what a bare figure asks for. */
export const widened = (terms: Term[]): Term[] =>
  terms.map(({ need, ...term }) =>
    need ? { ...term, anyOf: [...term.anyOf, ...need.anyOf] } : term,
  )

/** What the bare figures of a search ask for, in its order. */
export const needsOf = (terms: Term[]): Need[] => terms.flatMap(({ need }) => need ?? [])
