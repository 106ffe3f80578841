import { activeFilters } from '../../../shared/catalogue/active-filters.ts'
import {
  type CatalogueState,
  filterParameters,
  noFilters,
} from '../../../shared/catalogue/state.ts'
import { MOST_OBSTACLES, withoutPart } from '../../../shared/catalogue/without-part.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import type { SentencePart } from '../../../shared/search/sentence.ts'
import type { CountedObstacle, Obstacle } from './props.ts'

/** What was asked for and can be left out by itself: the search term by term, then the filters. */
export function obstaclesOf(
  state: CatalogueState,
  parts: SentencePart[],
  categories: CategoryChoice[],
): Obstacle[] {
  const terms = parts.map((part) => ({
    label: part.label,
    state: { ...state, search: withoutPart(state.search, part), page: 1 },
  }))
  const filters = activeFilters(state, categories).map(({ key, label }) => ({
    label,
    state: { ...state, [key]: noFilters[key], page: 1 },
  }))
  // Without the only one every machine is shown, which is no hint.
  const narrower = [...terms, ...filters].filter(({ state }) => filterParameters(state).size > 0)
  return narrower.slice(0, MOST_OBSTACLES)
}

/** The obstacles with the hits that there were without each of them; those that help alone. */
export async function countObstacles(
  obstacles: Obstacle[],
  hitsOf: (state: CatalogueState) => Promise<number>,
): Promise<CountedObstacle[]> {
  const counts = await Promise.all(obstacles.map(({ state }) => hitsOf(state)))
  return withCounts(obstacles, counts)
}

export function withCounts(obstacles: Obstacle[], counts: number[]): CountedObstacle[] {
  return obstacles
    .map((obstacle, index) => ({ ...obstacle, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
}
