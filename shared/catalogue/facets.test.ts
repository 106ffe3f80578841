import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visiblePrice } from '../product/price.ts'
import type { Product } from '../product/product.ts'
import { readSentence } from '../search/read-sentence.ts'
import { categoriesForTests, likelyState, stock } from '../testing/arbitrary.ts'
import { catalogueHits } from './catalogue.ts'
import { brandFacets, catalogueFacets } from './facets.ts'
import { productFacets } from './product-facets.ts'
import type { CatalogueState } from './state.ts'

const sentenceOf = (products: Product[], { search }: CatalogueState) =>
  readSentence(search, products, categoriesForTests)
const hits = (products: Product[], state: CatalogueState, choice: Partial<CatalogueState>) =>
  catalogueHits(products, { ...state, ...choice }, sentenceOf(products, state))
const facetsOf = (products: Product[], state: CatalogueState) =>
  catalogueFacets(products, state, categoriesForTests, sentenceOf(products, state))

it('counts for each choice what choosing it leaves', () => {
  fc.assert(
    fc.property(stock, likelyState, (products, state) => {
      const facets = facetsOf(products, state)
      expect(facets.total).toBe(hits(products, state, {}).length)
      for (const { slug, count } of facets.categories)
        expect(count, slug).toBe(hits(products, state, { category: slug }).length)
      for (const { brand, count } of facets.brands)
        expect(count, brand).toBe(hits(products, state, { brand }).length)
      const active = facets.statuses.find(({ status }) => status === 'active')
      expect(active?.count ?? 0).toBe(hits(products, state, { available: true }).length)
    }),
  )
})

it('gives the span of years and prices that a range can be chosen from', () => {
  fc.assert(
    fc.property(stock, likelyState, (products, state) => {
      const { year, price } = facetsOf(products, state)
      const years = hits(products, state, { yearFrom: null, yearTo: null })
        .map(({ year }) => year)
        .filter((year) => year !== null)
      const prices = hits(products, state, { priceFrom: null, priceTo: null })
        .map(visiblePrice)
        .filter((price) => price !== null)
      expect(year).toEqual(
        years.length > 0 ? { min: Math.min(...years), max: Math.max(...years) } : null,
      )
      expect(price).toEqual(
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      )
    }),
  )
})

it('answers in the form that the API answers in', () => {
  fc.assert(
    fc.property(stock, likelyState, (products, state) => {
      const facets = facetsOf(products, state)
      expect(productFacets.parse(facets)).toEqual(facets)
    }),
  )
})

it('leaves no machine without a brand that finds it', () => {
  fc.assert(
    fc.property(stock, (products) => {
      const brands = brandFacets(products.map(({ brand }) => ({ brand, count: 1 })))
      for (const { brand } of products)
        expect(
          brands.some((choice) => brand.toLowerCase().includes(choice.brand.toLowerCase())),
        ).toBe(true)
    }),
  )
})

it('adds brands that the fixed list does not cover, once', () => {
  const brands = brandFacets([
    { brand: 'mitsubishi', count: 1 },
    { brand: 'Linde Material Handling', count: 2 },
    { brand: 'MITSUBISHI', count: 3 },
    { brand: 'LINDE', count: 4 },
  ])
  expect(brands).toHaveLength(7)
  expect(brands).toContainEqual({ brand: 'Linde', count: 6 })
  expect(brands.at(-1)).toEqual({ brand: 'mitsubishi', count: 4 })
})
