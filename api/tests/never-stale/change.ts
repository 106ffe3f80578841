import fc from 'fast-check'
import { CATEGORIES, IDS } from './addresses.ts'
import type { Dealer } from './dealer.ts'

/** Something that a dealer does. It may be refused, as when a category still has products. */
export interface Change {
  what: string
  /** @returns the API's answer */
  make(dealer: Dealer): Promise<Response>
}

/** A kind of change, with its details left to chance. */
export type AnyChange = fc.Arbitrary<Change>

export function change<Details>(
  what: string,
  details: fc.Arbitrary<Details>,
  make: (dealer: Dealer, details: Details) => Promise<Response>,
): AnyChange {
  return details.map((chosen) => ({
    what,
    make: (dealer) => make(dealer, chosen),
    [fc.toStringMethod]: () => `${what} ${fc.stringify(chosen)}`,
  }))
}

/** The number of nothing. */
export const NONE = 0

export const id = fc.constantFrom(...IDS)
export const category = fc.constantFrom(...CATEGORIES)
