import fc from 'fast-check'
import { expect, it } from 'vitest'
import { catalogueFacets } from './facets.ts'
import { product, productFacets } from './product.ts'
import { isProduct, isProductFacets } from './product-shape.ts'
import { categoriesForTests, likelyState, stock } from './testing/arbitrary.ts'

const anyValue = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, '', 0, '0', [], {}))

/** The value with one entry, at any depth of one, replaced by something else. */
const spoiled = <Item extends object>(item: Item) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(item)), anyValue)
    .map(([key, value]) => ({ ...item, [key]: value }))

it('takes every product that the schema takes, and no other', () => {
  const products = stock.filter((items) => items.length > 0)
  fc.assert(
    fc.property(
      products.chain(([first]) => spoiled(first ?? {})),
      (value) => {
        expect(isProduct(value)).toBe(product.safeParse(value).success)
      },
    ),
  )
  fc.assert(fc.property(stock, (items) => items.every(isProduct)))
})

it('takes every facet count that the schema takes, and no other', () => {
  const facets = fc
    .tuple(stock, likelyState)
    .map(([products, state]) => catalogueFacets(products, state, categoriesForTests))
  fc.assert(fc.property(facets, isProductFacets))
  fc.assert(
    fc.property(facets.chain(spoiled), (value) => {
      expect(isProductFacets(value)).toBe(productFacets.safeParse(value).success)
    }),
  )
})

it.each([null, undefined, 7, 'Linde', []])('takes %j for no product', (value) => {
  expect(isProduct(value)).toBe(false)
  expect(isProductFacets(value)).toBe(false)
})
