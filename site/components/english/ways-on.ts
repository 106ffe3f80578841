import {
  type EnglishFilter,
  type EnglishStock,
  isNarrowed,
} from '../../../shared/catalogue/english-stock.ts'
import { MOST_OBSTACLES, withoutPart } from '../../../shared/catalogue/obstacles.ts'
import type { SentencePart } from '../../../shared/search/sentence.ts'

/** Something that was asked for and can be left out, with what is asked for then. */
export interface WayOn {
  /** A word of the search as it was typed; for a filter, which one it is. */
  left: { typed: string } | { filter: Exclude<EnglishFilter, 'search'> }
  choice: EnglishStock
}

export interface CountedWayOn extends WayOn {
  /** How many machines there are then. */
  total: number
}

/**
 * What a choice that leaves no machine can do without: the search part by part, then the filters. What would leave the
 * whole stock is no hint.
 */
export function waysOn(choice: EnglishStock, parts: readonly SentencePart[]): WayOn[] {
  const typed = choice.search.normalize('NFC')
  const words = parts.map(
    (part): WayOn => ({
      left: { typed: typed.slice(part.from, part.to) },
      choice: { ...choice, search: withoutPart(choice.search, part), page: 1 },
    }),
  )
  const filters = (['category', 'drive', 'condition'] as const)
    .filter((filter) => choice[filter] !== '')
    .map((filter): WayOn => ({ left: { filter }, choice: { ...choice, [filter]: '', page: 1 } }))
  return [...words, ...filters].filter(({ choice }) => isNarrowed(choice)).slice(0, MOST_OBSTACLES)
}
