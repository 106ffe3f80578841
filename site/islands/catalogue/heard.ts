import type { Nearness } from '../../../shared/catalogue/catalogue.ts'
import type { BesideHits } from '../../../shared/catalogue/product-query.ts'
import type { DealerPage } from '../../../shared/search/dealer-pages.ts'
import type { SentencePart } from '../../../shared/search/sentence.ts'
import type { Correction } from '../../../shared/search/terms.ts'

/** What the list says of a search beside its hits. */
export interface Heard {
  /** What is not considered of it; empty if all is. */
  unread: string
  /** Its misspelt words. */
  corrections: Correction[]
  /** Trucks that the dealer does not have. */
  absent: string[]
  pages: DealerPage[]
  parts: SentencePart[]
  /** Of a search with bare figures, and what it is with them as the least. */
  nearness: (Nearness & { search: string }) | null
}

export const nothingHeard: Heard = {
  unread: '',
  corrections: [],
  absent: [],
  pages: [],
  parts: [],
  nearness: null,
}

/** As the API answers it. */
export const heardFrom = ({
  unread = '',
  corrections = [],
  absent = [],
  pages = [],
  parts = [],
  wider,
  exact,
}: BesideHits): Heard => ({
  unread,
  corrections,
  absent,
  pages,
  parts,
  nearness: wider && exact !== undefined ? { ...wider, exact } : null,
})
