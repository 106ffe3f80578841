import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSought, soughtState } from '../../../shared/alerts/sought.ts'
import { catalogueHits } from '../../../shared/catalogue/catalogue.ts'
import { formatCatalogueState } from '../../../shared/catalogue/state.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import {
  categoriesForTests as categories,
  likelyState,
  stock,
} from '../../../shared/testing/arbitrary.ts'
import { judge } from './news.ts'

const pricesOf = (products: ListedProduct[]) =>
  Object.fromEntries(products.map((product) => [product.id, visiblePrice(product)]))

it('tells of exactly those machines that the list shows and did not show, or not as cheap', () => {
  fc.assert(
    fc.property(stock, stock, likelyState, (before, after, chosen) => {
      const address = new URLSearchParams(formatCatalogueState(chosen))
      const { query } = readSought(address, categories)
      const filters = soughtState(query)
      const sentenceOf = (products: ListedProduct[]) =>
        readSentence(filters.search, products, categories)
      const known = pricesOf(catalogueHits([...before], filters, sentenceOf(before)))
      const isMeant = sentenceOf(after).isExact
      const { news, known: told } = judge(after, { filters, isMeant, known, warranted: [] })

      const isNews = (product: ListedProduct) => {
        const [then, now] = [known[product.id], visiblePrice(product)]
        return then === undefined || (then !== null && now !== null && now < then)
      }
      const list = catalogueHits([...after], chosen, sentenceOf(after)).filter(isMeant)
      const expected = after.filter(
        (product) => product.status === 'active' && list.includes(product) && isNews(product),
      )
      expect(news.map(({ product }) => product)).toEqual(expected.map(({ id }) => id))
      for (const { product, before: former } of news) expect(former).toBe(known[product] ?? null)
      // Whatever was told is no news the next time.
      expect(judge(after, { filters, isMeant, known: told, warranted: [] }).news).toEqual([])
    }),
  )
})

it('finds nothing, and not everything, once its category is gone', () => {
  const filters = soughtState('kategorie=ehemals&miete=1')
  expect(filters.category).toBe('ehemals')
})
