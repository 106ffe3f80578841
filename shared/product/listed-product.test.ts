import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { catalogueFacets } from '../catalogue/facets.ts'
import { isProductFacets } from '../catalogue/facets-shape.ts'
import { productFacets } from '../catalogue/product-facets.ts'
import { readSentence } from '../search/read-sentence.ts'
import { categoriesForTests, likelyState, stock } from '../testing/arbitrary.ts'
import { isListedProduct, listed } from './listed-product.ts'
import { product } from './product.ts'

const anyValue = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, '', 0, '0', [], {}))

/** The value with one entry, at any depth of one, replaced by something else. */
const spoiled = <Item extends object>(item: Item) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(item)), anyValue)
    .map(([key, value]) => ({ ...item, [key]: value }))

const isOfList = ([field]: [string, unknown]) => field in listed
const schema = z.object(Object.fromEntries(Object.entries(product.shape).filter(isOfList)))

it('takes every product whose listed fields the schema takes, and no other', () => {
  const products = stock.filter((items) => items.length > 0)
  fc.assert(
    fc.property(
      products.chain(([first]) =>
        spoiled(Object.fromEntries(Object.entries(first ?? {}).filter(isOfList))),
      ),
      (value) => {
        expect(isListedProduct(value)).toBe(schema.safeParse(value).success)
      },
    ),
  )
  fc.assert(fc.property(stock, (items) => items.every(isListedProduct)))
})

it('takes every facet count that the schema takes, and no other', () => {
  const facets = fc.tuple(stock, likelyState).map(([products, state]) => {
    const sentence = readSentence(state.search, products, categoriesForTests)
    return catalogueFacets(products, state, categoriesForTests, sentence)
  })
  fc.assert(fc.property(facets, isProductFacets))
  fc.assert(
    fc.property(facets.chain(spoiled), (value) => {
      expect(isProductFacets(value)).toBe(productFacets.safeParse(value).success)
    }),
  )
})

it.each([null, undefined, 7, 'Linde', []])('takes %j for no product', (value) => {
  expect(isListedProduct(value)).toBe(false)
  expect(isProductFacets(value)).toBe(false)
})
