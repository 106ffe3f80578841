import { expect, it } from 'vitest'
import type { CategoryChoice } from '../product/category.ts'
import { readSearch } from '../search/read-search.ts'
import { partsOf } from '../search/sentence.ts'
import { MOST_OBSTACLES, obstaclesOf as obstaclesIn, withCounts } from './obstacles.ts'
import { type CatalogueState, initialCatalogueState } from './state.ts'

const obstaclesOf = (state: CatalogueState, categories: CategoryChoice[]) =>
  obstaclesIn(state, partsOf(readSearch(state.search, categories).terms), categories)

const categories = [{ id: 3, slug: 'compact', name: 'Kompaktstapler' }]
const state = {
  ...initialCatalogueState,
  search: 'Kompaktstapler bis 2,2m, gebrauchter Kran',
  brand: 'still',
  closedHeightTo: 2200,
  page: 3,
}

it('names each term of the search and each filter, and the list without it', () => {
  const obstacles = obstaclesOf(state, categories)
  expect(obstacles.map(({ label, state: { search } }) => [label, search])).toEqual([
    ['Kompaktstapler', 'bis 2,2m, gebrauchter Kran'],
    ['Durchfahrtshöhe bis 2,2 m', 'Kompaktstapler gebrauchter Kran'],
    ['gebrauchter', 'Kompaktstapler bis 2,2m, Kran'],
    ['Kran', 'Kompaktstapler bis 2,2m, gebrauchter'],
    ['Still', state.search],
    ['Bauhöhe bis 2.200\u00a0mm', state.search],
  ])
  expect(
    obstacles.map(({ state: { brand } }) => brand).filter((brand) => brand === ''),
  ).toHaveLength(1)
  expect(obstacles.map(({ state: { page } }) => page)).toEqual(obstacles.map(() => 1))
})

it('tries only a few, because each is asked for by itself', () => {
  const search = 'qxaw qxbw qxcw qxdw qxew qxfw qxgw qxhw qxiw qxjw qxkw qxlw'
  expect(obstaclesOf({ ...state, search }, categories)).toHaveLength(MOST_OBSTACLES)
})

it('leaves no slash where a term was', () => {
  const search = 'Diesel/3t / Kran'
  expect(obstaclesOf({ ...initialCatalogueState, search }, []).map((o) => o.state.search)).toEqual([
    '3t / Kran',
    'Diesel Kran',
    'Diesel/3t',
  ])
})

it('keeps those without which something is found', () => {
  const obstacles = obstaclesOf(state, categories)
  const counted = withCounts(obstacles, [0, 4, 0, 1, 0, 0])
  expect(counted.map(({ label, count }) => [label, count])).toEqual([
    ['Durchfahrtshöhe bis 2,2 m', 4],
    ['Kran', 1],
  ])
})

it('names none without which every machine is shown', () => {
  expect(obstaclesOf({ ...initialCatalogueState, search: 'Kettensäge' }, categories)).toEqual([])
  const both = { ...initialCatalogueState, search: 'Kettensäge', brand: 'still' }
  expect(obstaclesOf(both, categories).map(({ label }) => label)).toEqual(['Kettensäge', 'Still'])
})
