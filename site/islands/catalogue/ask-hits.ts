import type { CountedObstacle } from '../../../shared/catalogue/obstacles.ts'
import { countObstacles, obstaclesOf } from '../../../shared/catalogue/obstacles.ts'
import { type CatalogueState, listParameters } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { askCount, askList, type ProductPage } from './ask.ts'
import { type Heard, heardFrom } from './heard.ts'

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
