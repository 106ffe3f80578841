import type { ListedProduct } from '../product/listed-product.ts'
import type { PageTopic } from './dealer-pages.ts'
import type { WiderSearch } from './needs.ts'
import type { Correction, Term } from './terms.ts'

/** A part of a search, as it stands there. */
export interface SentencePart {
  from: number
  to: number
  label: string
  /** Whether it excludes something. */
  isNot: boolean
}

/** What a search asks of machines, which is read by a script of its own: `read-sentence.ts`. */
export interface Sentence {
  /** Whether a machine does what is asked for. */
  fits(machine: ListedProduct): boolean
  /** Whether it has every figure exactly. */
  isExact(machine: ListedProduct): boolean
  /** How far it is beyond those figures, to be compared with others. */
  beyond(machine: ListedProduct): number
  /** Whether it says all in its name and figures, not in its prose alone. */
  saysPlainly(machine: ListedProduct): boolean
  /** The categories whose machines come first. */
  namesakes: readonly string[]
  /** What its bare figures are widened to; null without any. */
  wider: WiderSearch | null
  corrections: Correction[]
  /** What of it is not considered. */
  unread: string
  /** What the dealer does not have at all. */
  absent: string[]
  pages: PageTopic[]
  parts: SentencePart[]
}

const always = () => true

/** Of an empty search: every machine will do. */
export const nothingAsked: Sentence = {
  fits: always,
  isExact: always,
  beyond: () => 0,
  saysPlainly: always,
  namesakes: [],
  wider: null,
  corrections: [],
  unread: '',
  absent: [],
  pages: [],
  parts: [],
}

/** What of a search is not considered: what excludes something unknown, and what is too much. */
export const unreadText = (unknown: string[], unread: string): string =>
  [...unknown, unread].filter((text) => text !== '').join(', ')

export const partsOf = (terms: Term[]): SentencePart[] =>
  terms.map(({ from, to, label, isNot = false }) => ({ from, to, label, isNot }))
