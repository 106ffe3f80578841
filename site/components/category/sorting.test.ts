import { expect, it } from 'vitest'
import {
  canonicalCategory,
  canonicalOfList,
  categoryProducts,
  categoryQuery,
  nearestInList,
  parseCategoryQuery,
} from './sorting.ts'

const parse = (query: string) => parseCategoryQuery(new URLSearchParams(query))

it('reads order and page from the query string', () => {
  expect(parse('sortierung=price_asc&seite=3')).toEqual({ sort: 'price_asc', page: 3 })
})

it('takes what does not parse as not asked', () => {
  for (const query of [
    '',
    'sortierung=constructor&seite=0',
    'sortierung=title_asc&seite=-1',
    'sortierung=newest',
    'seite=1e9',
  ])
    expect(parse(query)).toEqual({ sort: null, page: 1 })
})

it('leads to the list for the order that asks for a postcode', () => {
  const query = new URLSearchParams('sortierung=nearest')
  expect(nearestInList('diesel', query)).toBe(
    '/alle-gabelstapler?kategorie=diesel&sortierung=nearest',
  )
  expect(nearestInList('all', query)).toBe('/alle-gabelstapler?sortierung=nearest')
  expect(nearestInList('diesel', new URLSearchParams('sortierung=price_asc'))).toBeNull()
})

it('asks the API for what can be had first unless told otherwise', () => {
  expect(categoryProducts('diesel', null, 1)).toContain('sort=available&order=desc')
  expect(categoryProducts('diesel', 'year_asc', 2)).toContain('page=2&sort=year&order=asc')
})

it('keeps the address of the first page in its own order clean', () => {
  expect(categoryQuery(null, 1)).toBe('')
  expect(categoryQuery('price_desc', 2)).toBe('?sortierung=price_desc&seite=2')
})

it('knows for each page of a list which one search engines list for its machines', () => {
  expect(canonicalCategory('reach', 2)).toBe('/kategorie/reach?seite=2')
  expect([1, 4, 5].map((page) => canonicalOfList('reach', page))).toEqual([
    '/kategorie/reach',
    '/kategorie/reach',
    '/kategorie/reach?seite=2',
  ])
  expect([1, 2].map((page) => canonicalCategory('all', page))).toEqual([
    '/alle-gabelstapler',
    '/alle-gabelstapler?seite=5',
  ])
})
