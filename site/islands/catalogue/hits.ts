import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import {
  exactAmong,
  type Nearness,
  pageCount,
  pageOf,
} from '../../../shared/catalogue/catalogue.ts'
import {
  type CountedObstacle,
  countObstacles,
  obstaclesOf,
  withCounts,
} from '../../../shared/catalogue/obstacles.ts'
import type { Away } from '../../../shared/catalogue/places.ts'
import type { BesideHits } from '../../../shared/catalogue/product-query.ts'
import { type CatalogueState, listParameters } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { DealerPage, Numbers } from '../../../shared/search/dealer-pages.ts'
import type { Promises } from '../../../shared/search/in-stock.ts'
import type { Sentence, SentencePart } from '../../../shared/search/sentence.ts'
import type { Correction } from '../../../shared/search/terms.ts'
import { askCount, askList, type ProductPage } from './ask.ts'

export interface Hits {
  /** The machines of this page. */
  products: ListedProduct[]
  /** Kilometres, null where nobody knows; of none in another order. */
  distances: (number | null)[]
  count: number
  page: number
  pages: number
  /** The search that they are hits of; while typing, the one before. */
  search: string
  heard: Heard
  /** What stands in the way when there are none. */
  obstacles: CountedObstacle[]
}

/** What searches and prices need to know of the dealer. */
interface OfDealer {
  leasing: RateOfEuro | null
  promises: Promises
  numbers: Numbers
}

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: ListedProduct[]
  /** How far away each is, where that is the order. */
  distances: (number | null)[]
  /** What it was asked for, as the address has it. */
  query: string
  /** The hits of that, and all machines that visitors see. */
  count: number
  total: number
  heard: Heard
  /** Why nothing was found. */
  obstacles: CountedObstacle[]
  dealer: OfDealer
}

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

/** The hits among machines that the browser holds as a whole. */
export function hitsIn(
  find: (state: CatalogueState) => ListedProduct[],
  state: CatalogueState,
  categories: CategoryChoice[],
  sentence: Sentence,
  away: Away | null,
  hear: (exact: number | null) => Heard,
): Hits {
  const found = find(state)
  const pages = pageCount(found.length)
  const page = Math.min(state.page, pages)
  const possible = found.length === 0 ? obstaclesOf(state, sentence.parts, categories) : []
  const counts = possible.map((without) => find(without.state).length)
  const products = pageOf(found, page)
  return {
    products,
    distances: away ? products.map(({ location }) => away(location)) : [],
    count: found.length,
    page,
    pages,
    search: state.search,
    heard: hear(exactAmong(found, sentence)),
    obstacles: withCounts(possible, counts),
  }
}

interface AskedHits extends ProductPage {
  /** What they were asked for. */
  search: string
  heard: Heard
  obstacles: CountedObstacle[]
}

/** A page of the hits of a stock that the browser does not hold, and why there are none. */
export async function askHits(
  state: CatalogueState,
  categories: CategoryChoice[],
  signal: AbortSignal,
): Promise<AskedHits> {
  const answer = await askPage(state, signal)
  const heard = heardFrom(answer.beside)
  const possible = answer.total === 0 ? obstaclesOf(state, heard.parts, categories) : []
  const obstacles = await countObstacles(possible, (without) => askCount(without, signal))
  return { ...answer, search: state.search, heard, obstacles }
}

/** One page of the hits; the last one where the state asks for a page behind it. */
async function askPage(state: CatalogueState, signal: AbortSignal): Promise<ProductPage> {
  const answer = await askList(listParameters(state), signal)
  const behind = answer.products.length === 0 && answer.totalPages > 0
  return behind ? askList(listParameters({ ...state, page: answer.totalPages }), signal) : answer
}
