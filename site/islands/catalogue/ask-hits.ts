import { type Instead, insteadParameters, widerState } from '../../../shared/catalogue/instead.ts'
import type { InsteadOf } from '../../../shared/catalogue/product-query.ts'
import { type CatalogueState, listParameters } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { askCount, askList, type ProductPage } from './ask.ts'
import { countObstacles, obstaclesOf } from './obstacles.ts'
import type { CountedObstacle } from './props.ts'

interface AskedHits extends Omit<ProductPage, 'instead'> {
  /** What they were asked for. */
  search: string
  obstacles: CountedObstacle[]
  instead: Instead | null
}

/** A page of the hits of a stock that the browser does not hold, and what else there is where there are none. */
export async function askHits(
  state: CatalogueState,
  categories: CategoryChoice[],
  signal: AbortSignal,
): Promise<AskedHits> {
  const { instead: offered, ...answer } = await askPage(state, signal)
  const possible = answer.total === 0 ? obstaclesOf(state, categories) : []
  const obstacles = await countObstacles(possible, (without) => askCount(without, signal))
  const instead = await askInstead(state, offered, categories, signal)
  return { ...answer, search: state.search, obstacles, instead }
}

/** One page of the hits; the last one where the state asks for a page behind it. */
async function askPage(state: CatalogueState, signal: AbortSignal): Promise<ProductPage> {
  const answer = await askList(listParameters(state), signal)
  const behind = answer.products.length === 0 && answer.totalPages > 0
  return behind ? askList(listParameters({ ...state, page: answer.totalPages }), signal) : answer
}

/** The next larger machines that the API offers; null if it offers none. */
async function askInstead(
  state: CatalogueState,
  offered: InsteadOf | null,
  categories: CategoryChoice[],
  signal: AbortSignal,
): Promise<Instead | null> {
  const wider = offered && widerState(state, offered.search, categories)
  return wider && { ...wider, ...(await askList(insteadParameters(state, wider), signal)) }
}
