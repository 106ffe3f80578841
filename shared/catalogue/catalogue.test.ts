import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visiblePrice } from '../product/price.ts'
import type { Product } from '../product/product.ts'
import { availability } from '../product/terms.ts'
import { readSentence } from '../search/read-sentence.ts'
import { categoriesForTests as categories, likelyState, stock } from '../testing/arbitrary.ts'
import { catalogueHits, countText, pageCount, pageOf } from './catalogue.ts'
import { type CatalogueState, initialCatalogueState } from './state.ts'

const hitsOf = (products: Product[], state: CatalogueState) =>
  catalogueHits(products, state, readSentence(state.search, products, categories))

it('shows every hit on exactly one page, in an order that does not depend on the stock’s', () => {
  fc.assert(
    fc.property(stock, likelyState, (products, state) => {
      const hits = hitsOf(products, state)
      expect(hitsOf(products.toReversed(), state)).toEqual(hits)
      const pages = Array.from({ length: pageCount(hits.length) }, (_, i) => pageOf(hits, i + 1))
      expect(pages.flat()).toEqual(hits)
    }),
  )
})

it('shows first what can be had, then what is reserved, then what is sold, the newest first in each', () => {
  fc.assert(
    fc.property(stock, (products) => {
      const hits = hitsOf(products, initialCatalogueState)
      const key = ({ status, createdAt, id }: (typeof hits)[number]) =>
        [3 - availability[status], 3e12 - Date.parse(createdAt), 1000 - id].join()
      expect(hits.map(key)).toEqual(hits.map(key).toSorted())
    }),
  )
})

it.each(['price_asc', 'price_desc'] as const)(
  'puts by %s what is on request behind, and what is sold behind all',
  (sort) => {
    const lowestFirst = sort === 'price_asc'
    fc.assert(
      fc.property(stock, (products) => {
        const hits = hitsOf(products, { ...initialCatalogueState, sort })
        const isSold = hits.map(({ status }) => status === 'sold')
        expect(isSold).toEqual(isSold.toSorted((a, b) => Number(a) - Number(b)))
        for (const sold of [false, true]) {
          const prices = hits.filter(({ status }) => (status === 'sold') === sold).map(visiblePrice)
          const known = prices.filter((price) => price !== null)
          const unknown = prices.filter((price) => price === null)
          const sorted = known.toSorted((a, b) => (lowestFirst ? a - b : b - a))
          expect(prices).toEqual([...sorted, ...unknown])
        }
      }),
    )
  },
)

it('says how many of how many machines are hits, and for which search', () => {
  expect(countText(6, 6, '')).toBe('6 von 6 Gabelstaplern')
  expect(countText(2, 6, 'linde')).toBe('2 von 6 Gabelstaplern für „linde“')
  expect(countText(1058, 1058, '')).toBe('1.058 von 1.058 Gabelstaplern')
  const figures = { exactly: '2,5 t', wider: 'ab 2,5 t' }
  expect(countText(7, 24, '2,5 t', { ...figures, exact: 1 })).toBe(
    '1 von 24 Gabelstaplern, 6 weitere ab 2,5 t',
  )
  expect(countText(1, 24, '2,5 t', { ...figures, exact: 0 })).toBe(
    '0 von 24 Gabelstaplern, 1 ab 2,5 t',
  )
  expect(countText(1, 24, '2,5 t', { ...figures, exact: 1 })).toBe(
    '1 von 24 Gabelstaplern für „2,5 t“',
  )
})
