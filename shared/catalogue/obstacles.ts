import type { CategoryChoice } from '../product/category.ts'
import type { SentencePart } from '../search/sentence.ts'
import { activeFilters } from './filter-labels.ts'
import { type CatalogueState, clean, filterParameters, noFilters } from './state.ts'

/** A part of a search or a filter that may be why nothing is found. */
export interface Obstacle {
  label: string
  /** The list without it. */
  state: CatalogueState
}

/** One without which something is found. */
export interface CountedObstacle extends Obstacle {
  count: number
}

/** How much of what was asked for is tried to be left out: each is asked for by itself. */
export const MOST_OBSTACLES = 8

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

/** A search without one of its parts, and the signs that parted it from others. */
export function withoutPart(typed: string, { from, to }: Pick<SentencePart, 'from' | 'to'>) {
  const search = typed.normalize('NFC')
  const before = search.slice(0, from).replace(/[\s/]+$/u, '')
  return clean(`${before} ${search.slice(to).replace(/^[\s,;/]+/u, '')}`)
}
