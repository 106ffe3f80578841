import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyState } from './arbitrary.ts'
import {
  changeCatalogue,
  filterParameters,
  formatCatalogueState,
  initialCatalogueState,
  listParameters,
  parseCatalogueState,
} from './catalogue-state.ts'
import { productFilters, productQuery } from './product.ts'

const parse = (query: string) => parseCatalogueState(new URLSearchParams(query))

it('brings every state through the address bar and back', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(parse(formatCatalogueState(state))).toEqual(state)
    }),
  )
})

it('reads any address, and asks the API for nothing that it refuses', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat().map(String))
  const names = ['suche', 'kategorie', 'marke', 'baujahr_von', 'preis_bis', 'sortierung', 'seite']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (query) => {
      const state = parse(new URLSearchParams(query).toString())
      expect(productQuery.safeParse(Object.fromEntries(listParameters(state))).success).toBe(true)
      expect(productFilters.safeParse(Object.fromEntries(filterParameters(state))).success).toBe(
        true,
      )
    }),
  )
})

it('leaves the address bare while nothing is chosen', () => {
  expect(formatCatalogueState(initialCatalogueState)).toBe('')
  expect(formatCatalogueState({ ...initialCatalogueState, brand: 'Still', page: 2 })).toBe(
    '?marke=Still&seite=2',
  )
})

it.each(['seite=0', 'seite=-1', 'seite=1.5', 'baujahr_von=neu', 'sortierung=constructor'])(
  'takes %s as not chosen',
  (query) => expect(parse(query)).toEqual(initialCatalogueState),
)

it('knows „all“ as no choice of category', () => {
  expect(parse('kategorie=all').category).toBe('')
})

it('starts on page 1 again for every choice but the page and the view', () => {
  const state = { ...initialCatalogueState, page: 3 }
  expect(changeCatalogue(state, { brand: 'Linde' }).page).toBe(1)
  expect(changeCatalogue(state, { search: 'h30' }).page).toBe(1)
  expect(changeCatalogue(state, { sort: 'price_asc' }).page).toBe(1)
  expect(changeCatalogue(state, { view: 'liste' }).page).toBe(3)
  expect(changeCatalogue(state, { page: 2 }).page).toBe(2)
  expect(changeCatalogue(state, { search: '' }).page).toBe(3)
})
