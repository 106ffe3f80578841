import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueHits, exactAmong, pageCount } from '../../../shared/catalogue/catalogue.ts'
import { awayFrom } from '../../../shared/catalogue/distances.ts'
import { catalogueFacets } from '../../../shared/catalogue/facets.ts'
import { type ProductFacets, productFacets } from '../../../shared/catalogue/product-facets.ts'
import { productFilters } from '../../../shared/catalogue/product-query.ts'
import { catalogueSorts, isCatalogueSort } from '../../../shared/catalogue/sorts.ts'
import {
  type CatalogueState,
  clean,
  initialCatalogueState,
  listParameters,
} from '../../../shared/catalogue/state.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { promisesOf } from '../../../shared/search/in-stock.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { listCategories } from '../categories/category.queries.ts'
import { countFacets } from './facet.queries.ts'
import { ProductCounts } from './product-counts.ts'

const BRANDS = [
  'Linde',
  'Linde Material Handling',
  'STILL',
  'Jungheinrich',
  'Yale',
  'Müller',
  'Crown',
]
const WORDS = ['Hubhöhe', 'Kühlhaus', 'Straße', 'Halle', 'Duplex', 'Köln', 'R1.6 48V 2,5t']
const STATUSES = ['active', 'reserved', 'sold', 'inactive']

const TEXTS = ['', 'Gepflegt, für Straße und Halle', 'Wie ein Still, mit Diesel', 'Dreirad']

const SHEETS = [
  { Tragkraft: '1,6 t', Hubhöhe: '4.500 mm', Antrieb: 'Elektro', Mast: 'Triplex' },
  { Tragkraft: '2.500 kg', Hubhöhe: '3,05 m', Antrieb: 'Diesel', Anbaugeräte: 'Seitenschub' },
  { Tragkraft: '3 t', Betriebsstunden: '4.820 h', Anbaugeräte: 'Seitenschub, Drehgerät' },
  { Batteriespannung: '48 V', Antrieb: 'Elektro', Betriebsstunden: '1.200 h', Reifen: 'SE' },
  { Antrieb: 'auf Wunsch', Zustand: 'gepflegt' },
]

/** Words, figures, the trade's words, typing errors and what is nowhere, alone and together. */
const SEARCHES = [
  ...['hubhoehe', 'koln', 'linde halle', 'strasse', 'x', 'büh', 'dat', '%', 'h25'],
  ...['1,6 t', '3t', '2500 kg linde', 'ab 2,5 t', 'unter 3t', 'bis 2.500 kg', '4500 mm', '3,05m'],
  ...[
    'ab 4 m',
    'bis 3 m',
    '48V',
    '1.200 h',
    'unter 4820 h',
    'bis 20.000 €',
    'ab 2018',
    '2,5',
    '2-3 t',
    '500 Ah',
  ],
  ...['Diesel', 'Dieselstapler', 'E-Stapler gebraucht', 'Elektrostapler', 'triplex', 'Drehgeräte'],
  ...['neue Stapler', 'Miete', 'Kabine', 'Li-Ion', 'Vollfreihub', 'generalüberholt 3 t', 'kompakt'],
  ...[
    'Jungheinirch',
    'Stil',
    'Khulhaus',
    'Elektrostpler',
    'Linde Dupplex',
    'Gepflegt',
    'gebraucht',
  ],
  ...['H 25', 'Yale 2,5', 'Yale 20', 'Yale 2015', '2017', 'ab Baujahr 2018', 'bis 15 T€'],
  ...['R1.6', 'R16', 'R 1,6 48 Volt', '3-Rad-Stapler', 'VNA', 'Reach truck', 'Schmalgang 48V'],
  ...['kein Diesel', 'ohne Linde', 'nicht gebraucht', 'kein Gas, ab 2 t', 'ohne Unsinn'],
  ...['Linde, Jungheinrich', 'Diesel und Elektro', 'Köln/Halle', '1,6 t 4 m', '2 t 2015'],
  ...['3 t oder 2 t', '1500 h', '20.000 €', 'wenig Stunden', 'Garantie', 'Leasing', 'verfügbar'],
  ...['Ameise', 'Notdienst', 'Diesel Notdienst', '50667', 'Container', 'nicht älter als 2018'],
  ...['Klasse A', 'ohne Kabine', 'mehr als 2 t', '3t/Diesel', 'Frontstapler', 'Vermietung'],
]

let test: TestApp
let products: Product[]
const promises = promisesOf(demoSettings)

const hitsOf = (state: CatalogueState, categories: Category[]) => {
  const sentence = readSentence(state.search, products, categories, promises)
  const away = state.postcode === '' ? null : awayFrom(state.postcode)
  return catalogueHits(products, state, sentence, undefined, away).map(({ id }) => id)
}

beforeAll(async () => {
  test = await createTestApp()
  const pick = <Value>(values: Value[], index: number) => values[index % values.length]
  for (let index = 0; index < 60; index++)
    await test.addProduct({
      title: `${pick(BRANDS, index)} ${pick(WORDS, index * 7)}`,
      brand: pick(BRANDS, index),
      year: 2010 + ((index * 5) % 13),
      price: 5000 + ((index * 3700) % 40_000),
      categoryId: 1 + ((index * 3) % 4),
      featured: index % 5 === 0,
      status: pick(STATUSES, index * 11),
      location: pick(WORDS, index * 3),
      condition: pick(['used', 'new', 'demo', 'refurbished'], index * 7),
      grade: pick(['A', null, 'B', 'C', null], index),
      priceKind: pick(['net', 'margin', 'onRequest'], index * 5),
      rent: index % 6 === 0 ? { day: 90 } : null,
      specifications: pick(SHEETS, index),
      description: pick(TEXTS, index * 5),
    })
  products = (await test.get<Product[]>('/api/products?limit=1000')).data
})
afterAll(() => test.close())

const optional = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const number = (min: number, max: number) =>
  fc.option(fc.integer({ min, max }).map(String), { nil: undefined })

const search = fc
  .array(fc.oneof(fc.constantFrom(...WORDS, ...SEARCHES), fc.string({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 2,
  })
  .map((parts) => clean(parts.join(' ')))

const filterState = fc.record({
  search: fc.option(search, { nil: undefined }),
  category: optional(['diesel', 'electric', '3', 'unknown']),
  brand: optional(['linde', 'Still', 'müller', 'yale', 'Nobody']),
  yearFrom: number(2008, 2024),
  yearTo: number(2008, 2024),
  priceFrom: number(0, 45_000),
  priceTo: number(0, 45_000),
  featured: optional(['true', 'false']),
  status: optional(STATUSES),
  available: optional(['true', 'false']),
  condition: optional(['used', 'new,demo']),
  grade: optional(['A', 'A,C']),
  rentable: optional(['true']),
  drive: optional(['electric', 'electric,diesel', 'lpg']),
  mast: optional(['triplex']),
  attachments: optional(['sideshift', 'rotator']),
  capacityFrom: number(1000, 3200),
  capacityTo: number(1000, 3200),
  liftHeightFrom: number(3000, 4600),
  hoursTo: number(1000, 5000),
})

it('counts for each choice exactly the results that choosing it gives', async () => {
  const counts = new ProductCounts(test.database, test.freshness)
  const categories = await listCategories(test.database.db, true)
  await fc.assert(
    fc.asyncProperty(filterState, fc.boolean(), async (state, seesInactive) => {
      const filters = productFilters.parse(state)
      const results = (choice: Partial<typeof filters>) =>
        counts.of({ ...filters, ...choice }, seesInactive)
      const facets = await countFacets(test.database, counts, categories, filters, seesInactive)

      expect(facets.total).toBe(await results({}))
      for (const { slug, count } of facets.categories)
        expect(count).toBe(await results({ category: slug }))
      for (const { brand, count } of facets.brands) expect(count).toBe(await results({ brand }))
      for (const { value, count } of facets.conditions)
        expect(count).toBe(await results({ condition: [value] }))
      for (const { value, count } of facets.grades)
        expect(count).toBe(await results({ grade: [value] }))
      expect(facets.rentable).toBe(await results({ rentable: true }))
      for (const [key, facet] of Object.entries(facets.figures)) {
        if ('choices' in facet)
          for (const { value, count } of facet.choices)
            expect(count, `${key}=${value}`).toBe(await results({ [key]: [value] }))
        else {
          const all = await results({ [`${key}From`]: 0, [`${key}To`]: 1e6 })
          const span = await results({ [`${key}From`]: facet.min, [`${key}To`]: facet.max })
          expect(span, key).toBe(all)
        }
      }
      for (const { status, count } of facets.statuses) expect(count).toBe(await results({ status }))
      const { year, price } = facets
      const all = await results({ yearFrom: undefined, yearTo: undefined })
      expect(all).toBe(year ? await results({ yearFrom: year.min, yearTo: year.max }) : 0)
      const any = await results({ priceFrom: undefined, priceTo: undefined })
      expect(any).toBe(price ? await results({ priceFrom: price.min, priceTo: price.max }) : 0)
    }),
    { numRuns: 30 },
  )
})

it('names conditions as it names the choices of a figure', async () => {
  const { data } = await test.get<ProductFacets>('/api/products/facets?condition=new')
  const visible = products.filter(({ status }) => status !== 'inactive')
  const of = (value: string) => visible.filter(({ condition }) => condition === value).length
  expect(data.conditions).toEqual(
    ['new', 'demo', 'used', 'refurbished']
      .map((value) => ({ value, count: of(value) }))
      .filter(({ count }) => count > 0),
  )
})

const sorts = Object.keys(catalogueSorts).filter(isCatalogueSort)
it.each(
  sorts.flatMap((sort) => ['', 'halle', 'still 3 t', 'Diesel'].map((search) => ({ sort, search }))),
)(
  'lists machines in the order „$sort“ as the browser does, searched for „$search“',
  async ({ sort, search }) => {
    const { data: categories } = await test.get<Category[]>('/api/categories')
    const postcode = sort === 'nearest' ? '20457' : ''
    const state = { ...initialCatalogueState, sort, postcode, search }
    const listed: number[] = []
    const hits = hitsOf(state, categories)
    for (let page = 1; page <= pageCount(hits.length); page++) {
      const query = listParameters({ ...state, page })
      const { data } = await test.get<Product[]>(`/api/products?${query}`)
      listed.push(...data.map(({ id }) => id))
    }
    expect(listed).toEqual(hits)
  },
)

it.each(SEARCHES)('finds for „%s“ what the browser finds', async (search) => {
  const { data: categories } = await test.get<Category[]>('/api/categories')
  const state = { ...initialCatalogueState, search }
  const query = new URLSearchParams({ search, sort: 'available', limit: '1000' })
  const { data } = await test.get<Product[]>(`/api/products?${query}`)
  const ids = hitsOf(state, categories)
  expect(data.map(({ id }) => id)).toEqual(ids)
})

it.each([
  ['2 t Diesel', 'ab 2 t Diesel'],
  ['Elektro 4 m', 'Elektro ab 4 m'],
  ['2,9 t 4820 h', 'ab 2,9 t bis 4820 h'],
  ['1 t 2 m linde', 'ab 1 t ab 2 m linde'],
  ['99 t', 'ab 99 t'],
  ['Khulhaus Schubwaagen', null],
])('counts for „%s“ what has the figures exactly, as the browser does', async (search, wider) => {
  const { data: categories } = await test.get<Category[]>('/api/categories')
  const sentence = readSentence(search, products, categories, promises)
  const hits = catalogueHits(products, { ...initialCatalogueState, search }, sentence)
  const answer = await test.get(`/api/products?${new URLSearchParams({ search })}`)
  expect(answer).toMatchObject({ pagination: { total: hits.length } })
  if (wider === null) expect(answer).not.toHaveProperty('exact')
  else
    expect(answer).toMatchObject({
      exact: exactAmong(hits, sentence),
      wider: { search: wider },
    })
})

it('answers as the browser counts, whatever the visitor has chosen', async () => {
  const categories = (await test.get<{ slug: string; name: string }[]>('/api/categories')).data
  const isNumeric = (key: string) => /(?:From|To)$/.test(key)
  await fc.assert(
    fc.asyncProperty(filterState, async ({ featured, status, available: asked, ...filters }) => {
      // The list has a switch: what cannot be had is never asked for alone.
      const available = asked === 'true' ? 'true' : undefined
      const parameters = new URLSearchParams(
        Object.entries({ ...filters, available }).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, value]],
        ),
      )
      const chosen: CatalogueState = {
        ...initialCatalogueState,
        ...Object.fromEntries(
          Object.entries(filters).flatMap(([key, value]) =>
            value === undefined ? [] : [[key, isNumeric(key) ? Number(value) : value]],
          ),
        ),
        rentable: filters.rentable !== undefined,
        available: available !== undefined,
      }
      const { data } = await test.get<ProductFacets>(`/api/products/facets?${parameters}`)
      expect(productFacets.parse(data)).toEqual(
        catalogueFacets(
          products,
          chosen,
          categories,
          readSentence(chosen.search, products, categories, promises),
        ),
      )
    }),
    { numRuns: 40 },
  )
})
