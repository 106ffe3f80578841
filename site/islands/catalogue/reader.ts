import { dealerPages, type Numbers } from '../../../shared/search/dealer-pages.ts'
import type { Sentence } from '../../../shared/search/sentence.ts'
import type { Heard } from './hits.ts'

// What reads a search, loaded with the first letter of one.
export { readSentence } from '../../../shared/search/read-sentence.ts'
export { kindOf, suggestionsFor } from './suggestions.ts'

/** What the list says of a search that the browser has read. */
export const heardIn = (
  { unread, corrections, absent, pages, parts, wider }: Sentence,
  exact: number | null,
  numbers: Numbers,
): Heard => ({
  unread,
  corrections,
  absent,
  pages: dealerPages(pages, numbers),
  parts,
  nearness: wider && exact !== null ? { ...wider, exact } : null,
})
