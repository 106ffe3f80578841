import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productFilters, productQuery } from './product-query.ts'
import { type CatalogueChoice, changeAddress, readCatalogue } from './reading.ts'
import {
  filterParameters,
  formatCatalogueState,
  initialCatalogueState,
  listParameters,
} from './state.ts'

const categories = [{ id: 3, slug: 'compact' }]
const read = (query: string) => readCatalogue(new URLSearchParams(query), categories)

const names = [
  'suche',
  'kategorie',
  'marke',
  'baujahr_von',
  'baujahr_bis',
  'preis_von',
  'preis_bis',
  'verfuegbar',
  'zustand',
  'antrieb',
  'mast',
  'reifen',
  'anbau',
  'tragkraft_von',
  'tragkraft_bis',
  'hubhoehe_von',
  'hubhoehe_bis',
  'bauhoehe_bis',
  'freihub_von',
  'stunden_bis',
  'gang_bis',
  'miete',
  'sortierung',
  'plz',
  'ansicht',
  'seite',
]
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.nat().map(String),
  fc.constantFrom('2,5 t', '4,5 m', 'electric,diesel', 'used, demo', 'triplex', '1'),
)
const address = fc
  .dictionary(fc.constantFrom(...names), value)
  .map((query) => new URLSearchParams(query))

it('reads any address, and asks the API for nothing that it refuses', () => {
  fc.assert(
    fc.property(address, (query) => {
      const { state } = readCatalogue(query)
      expect(productQuery.safeParse(Object.fromEntries(listParameters(state))).success).toBe(true)
      expect(productFilters.safeParse(Object.fromEntries(filterParameters(state))).success).toBe(
        true,
      )
    }),
  )
})

it('keeps in the address what it leaves out, so that a reload says it again', () => {
  fc.assert(
    fc.property(address, (query) => {
      const { state, leftOut } = readCatalogue(query)
      const kept = new URLSearchParams(formatCatalogueState(state, leftOut))
      expect(readCatalogue(kept)).toEqual({ state, leftOut })
    }),
  )
})

it.each([
  ['baujahr_von=1200', 'yearFrom', '1200'],
  ['baujahr_bis=neu', 'yearTo', 'neu'],
  ['preis_von=-5', 'priceFrom', '-5'],
  ['preis_bis=12%2C5', 'priceTo', '12,5'],
  ['tragkraft_von=viel', 'capacityFrom', 'viel'],
  ['antrieb=electric,dampf', 'drive', 'electric,dampf'],
  ['miete=ja', 'rentable', 'ja'],
  ['kategorie=kran', 'category', 'kran'],
  ['sortierung=constructor', 'sort', 'constructor'],
  ['verfuegbar=ja', 'available', 'ja'],
])('leaves %s out, and says so', (query, key, text) => {
  const { state, leftOut } = read(query)
  expect(state).toEqual(initialCatalogueState)
  expect(leftOut).toEqual([{ key, text, reason: expect.stringMatching(/\.$/) }])
})

it('leaves out both ends of a range that is the wrong way round, and nothing else', () => {
  const { state, leftOut } = read('baujahr_von=2020&baujahr_bis=2015&preis_von=5000')
  expect(state).toEqual({ ...initialCatalogueState, priceFrom: 5000 })
  expect(leftOut.map(({ key }) => key)).toEqual(['yearFrom', 'yearTo'])
})

it.each(['', 'seite=0', 'seite=-1', 'seite=1.5', 'kategorie=all', 'baujahr_von=', 'utm_source=x'])(
  'finds nothing amiss in an address with %s',
  (query) => expect(read(query)).toEqual({ state: initialCatalogueState, leftOut: [] }),
)

it('knows a category by its id too', () => {
  expect(read('kategorie=3').state.category).toBe('compact')
})

const change = (query: string, choice: CatalogueChoice) =>
  changeAddress(new URLSearchParams(query), choice)

it('starts on page 1 again for every choice but the page and the view', () => {
  expect(change('seite=3', { brand: 'Linde' })).toBe('?marke=Linde')
  expect(change('seite=3', { search: 'h30' })).toBe('?suche=h30')
  expect(change('seite=3', { sort: 'price_asc' })).toBe('?sortierung=price_asc')
  expect(change('seite=3', { available: true })).toBe('?verfuegbar=1')
  expect(change('seite=3', { view: 'liste' })).toBe('?ansicht=liste&seite=3')
  expect(change('seite=3', { page: 2 })).toBe('?seite=2')
  expect(change('seite=3', { search: '' })).toBe('?seite=3')
})

it('drops what a choice takes back or replaces, and keeps what it does not touch', () => {
  expect(change('verfuegbar=1&marke=Still', { available: false })).toBe('?marke=Still')
  expect(change('baujahr_von=1200', { brand: 'Still' })).toBe('?marke=Still&baujahr_von=1200')
  expect(change('baujahr_von=1200', { yearFrom: '2018' })).toBe('?baujahr_von=2018')
  expect(change('baujahr_von=2018', { yearFrom: '1950' })).toBe('?baujahr_von=1950')
  expect(change('baujahr_von=1200', { yearFrom: null })).toBe('')
  expect(change('kategorie=kran', { view: 'liste' })).toBe('?kategorie=kran&ansicht=liste')
})

it('writes an amount without its dots', () => {
  expect(change('', { priceTo: '12.500' })).toBe('?preis_bis=12500')
})

it('takes several choices from a form, which sends them one by one', () => {
  expect(read('antrieb=diesel&antrieb=electric&antrieb=electric').state.drive).toBe(
    read('antrieb=electric,diesel').state.drive,
  )
  expect(read('marke=Still&marke=Linde').state.brand).toBe('Still')
})
