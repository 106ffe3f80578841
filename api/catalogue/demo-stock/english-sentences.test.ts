import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passageHeight } from '../../../shared/figures/derived.ts'
import type { Category } from '../../../shared/product/category.ts'
import { saysFullFreeLift } from '../../../shared/product/full-free-lift.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { readCatalogue } from './catalogue.ts'

let test: TestApp
let stock: Product[]
beforeAll(async () => {
  test = await createTestApp()
  const { data: categories } = await test.get<Category[]>('/api/categories')
  const { products } = await readCatalogue()
  for (const { category, images, ...product } of products)
    await test.addProduct({
      ...product,
      categoryId: categories.find(({ slug }) => slug === category)?.id,
    })
  stock = (await test.get<Product[]>('/api/products?limit=1000')).data
})
afterAll(() => test.close())

interface Found {
  data: Product[]
  exact?: number
  unread?: string
  absent?: string[]
  pages?: { label: string }[]
  parts?: { label: string }[]
}
async function ask(search: string): Promise<Found> {
  const query = new URLSearchParams({ search, limit: '100', sort: 'available' })
  return (await test.app.request(`/api/products?${query}`)).json()
}

type Test = (machine: Product) => boolean
type Numbers = 'capacity' | 'liftHeight' | 'closedHeight' | 'hours' | 'aisleWidth' | 'width'
const titles = (machines: Product[]) => machines.map(({ title }) => title).toSorted()

const all =
  (...tests: Test[]): Test =>
  (machine) =>
    tests.every((test) => test(machine))
const not =
  (test: Test): Test =>
  (machine) =>
    !test(machine)
const drives =
  (...drives: string[]): Test =>
  ({ figures }) =>
    drives.includes(figures.drive ?? '')
const figure =
  (
    key: Numbers | 'weight' | 'freeLift' | 'forkLength' | 'voltage',
    isMeant: (value: number) => boolean,
  ): Test =>
  ({ figures }) =>
    isMeant(figures[key] ?? Number.NaN)
const year =
  (isMeant: (year: number) => boolean): Test =>
  (machine) =>
    isMeant(machine.year ?? Number.NaN)
const costs =
  (isMeant: (price: number) => boolean): Test =>
  ({ price, priceKind }) =>
    price !== null && priceKind !== 'onRequest' && isMeant(price)
const isReach: Test = ({ category }) => category.slug === 'reach'
const mast =
  (kind: string): Test =>
  ({ figures }) =>
    figures.mast === kind
const has =
  (attachment: string): Test =>
  ({ figures }) =>
    figures.attachments?.some((own) => own === attachment) ?? false
const cab =
  (...kinds: string[]): Test =>
  ({ figures }) =>
    kinds.includes(figures.cab ?? '')
const is =
  (...conditions: string[]): Test =>
  ({ condition }) =>
    conditions.includes(condition)
const value =
  (text: RegExp): Test =>
  ({ specifications }) =>
    Object.values(specifications).some((value) => text.test(value))
const line =
  (name: string): Test =>
  ({ specifications }) =>
    name in specifications
const at =
  (...places: string[]): Test =>
  ({ location }) =>
    places.includes(location)
const passes =
  (most: number): Test =>
  ({ figures }) =>
    (passageHeight(figures) ?? Number.NaN) <= most
const used = is('used', 'refurbished')

/** What traders abroad type, and what they mean by it. Of bare figures the exact hits are compared. */
const sentences: [test: Test, ...searches: string[]][] = [
  [
    () => true,
    'side shift not needed',
    'no side shift required',
    'forklift',
    'forklifts',
    'fork lift trucks',
    'forklifts for sale',
    'all machines',
  ],
  [used, 'used', 'used forklift', 'used forklifts for sale', 'second hand forklifts'],
  [is('new'), 'new', 'brand new forklift', 'new machines'],
  [is('demo'), 'ex-demo', 'ex demo forklift', 'demo machine', 'demonstrator'],
  [is('refurbished'), 'refurbished', 'reconditioned', 'overhauled forklifts'],
  [drives('electric'), 'electric', 'electric forklift', 'electric forklifts', 'battery forklift'],
  [
    ({ title }) => title.includes('H30'),
    'what is the price of a linde h30?',
    'how much is linde h30',
  ],
  [({ figures }) => figures.emissionStage === 'V', 'stage V', 'emission stage 5'],
  [line('Zusatzhydraulik'), '3rd valve', 'third valve'],
  [figure('capacity', (kg) => kg > 3000), '>3t', 'capacity > 3000 kg', '> 3 t price'],
  [drives('diesel'), 'diesel', 'diesel forklift', 'diesel engine', 'diesel powered forklift'],
  [drives('lpg'), 'lpg', 'LPG forklift', 'gas forklift', 'propane', 'lpg truck'],
  [drives('electric', 'diesel'), 'electric or diesel'],
  [not(drives('diesel')), 'no diesel', 'not diesel', 'without diesel'],
  [not(drives('diesel', 'lpg')), 'no diesel or lpg', 'neither diesel nor lpg'],
  [({ category }) => category.slug === 'compact', 'compact forklift', 'compact trucks'],
  [
    isReach,
    'warehouse equipment',
    'reach truck',
    'reach trucks',
    'reach-truck',
    'do you have a reach truck?',
  ],
  [all(isReach, used, mast('triplex')), 'used reach truck triplex'],
  [
    figure('capacity', (kg) => kg === 3000),
    ...['3 ton', '3 tons', '3t', '3 tonnes', 'three ton forklift', 'capacity 3000 kg'],
    ...[
      'load capacity 3 t',
      'rated capacity 3,000 kg',
      '3000 kg capacity',
      '3 ton lifting capacity',
    ],
  ],
  [figure('capacity', (kg) => kg >= 3000), 'at least 3 tons', '3 t or more', 'minimum 3 ton'],
  [figure('capacity', (kg) => kg <= 2500), 'up to 2.5 t', 'max. 2.5 ton', '2.5 ton or less'],
  [figure('capacity', (kg) => kg >= 2268), 'capacity 5000 lbs or more', 'at least 5,000 lb'],
  [
    figure('liftHeight', (mm) => mm >= 4572),
    'lift height 15 feet or more',
    'lift height at least 180 inches',
  ],
  [
    figure('capacity', (kg) => kg > 5000),
    'more than 5 tonnes',
    'over 5 t',
    'capacity above 5000 kg',
  ],
  [
    figure('capacity', (kg) => kg >= 2000 && kg <= 3000),
    ...['2-3 t', 'from 2 to 3 tons', 'between 2 and 3 t', 'capacity between 2000 and 3000 kg'],
    ...[
      '2 to 3 t',
      '2.0 to 3.0 ton',
      '2 t to 3 t',
      '2 ton to 3 ton',
      '2000 to 3000 kg',
      '2000kgs to 3000kgs',
    ],
  ],
  [
    all(
      drives('diesel'),
      figure('capacity', (kg) => kg >= 2500 && kg <= 3500),
    ),
    ...['diesel 2.5 to 3.5 t', 'forklift 2.5 to 3.5 t diesel', '2500 to 3500 kg diesel'],
  ],
  [
    all(
      figure('capacity', (kg) => kg === 3000),
      figure('liftHeight', (mm) => mm === 4700),
    ),
    '3 to 4,7 m',
  ],
  [
    figure('liftHeight', (mm) => mm === 4700),
    ...[
      'lift height 4.7 m',
      'lift height 4700 mm',
      'lifting height 4,700 mm',
      '4700 mm lift height',
    ],
    'lift height of 4.7 m',
    'liftheight 4.7m',
  ],
  [
    figure('liftHeight', (mm) => mm >= 4500),
    ...['lift height at least 4500 mm', 'min lift height 4.5 m', 'lift height from 4.5 m'],
    ...['lift height 4.5 m or more', 'lift height minimum 4500', 'minimum lift height 4.5 m'],
  ],
  [
    figure('liftHeight', (mm) => mm > 8000),
    'lift height over 8 m',
    'reach trucks lift height above 8 m',
  ],
  [
    figure('liftHeight', (mm) => mm >= 4000 && mm <= 6000),
    ...['lift height from 4 to 6 m', 'lift height between 4 and 6 m', 'lift height 4 - 6 m'],
  ],
  [
    figure('closedHeight', (mm) => mm <= 2200),
    ...['closed height up to 2200', 'closed height max 2200 mm', 'max closed height 2.2 m'],
    ...[
      'lowered height up to 2.2 m',
      'mast height lowered max 2200 mm',
      'collapsed height 2.2 m max',
    ],
  ],
  [
    passes(2200),
    'max 2200 mm',
    'door 2.2 m',
    'door height 2.2 m',
    'max 2200 mm high',
    'not higher than 2.2 m',
  ],
  [figure('freeLift', (mm) => mm >= 1500), 'free lift at least 1500 mm', 'free lift from 1.5 m'],
  [saysFullFreeLift, 'full free lift', 'full free-lift mast', 'FFL'],
  [mast('triplex'), 'triplex', 'triplex mast', 'three-stage mast', '3 stage mast', 'three stage'],
  [mast('duplex'), 'duplex mast', 'two-stage mast', '2-stage mast'],
  [mast('simplex'), 'simplex mast'],
  [has('sideshift'), 'side shift', 'sideshift', 'with side shift', 'side shifter', 'side-shifter'],
  [not(has('sideshift')), 'no side shift', 'without side shift', 'without sideshift'],
  [has('forkPositioner'), 'fork positioner', 'with fork positioner', 'fork positioners'],
  [all(has('sideshift'), has('forkPositioner')), 'side shift and fork positioner'],
  [has('clamp'), 'clamp', 'with clamp'],
  [value(/ballenklammer/i), 'bale clamp'],
  [has('telescopicForks'), 'telescopic forks'],
  [cab('half', 'full'), 'cab', 'with cab', 'cabin', 'with cabin'],
  [cab('full'), 'full cab', 'closed cab', 'enclosed cab'],
  [not(cab('half', 'full')), 'no cab', 'without cab', 'without a cab'],
  [value(/heizung/i), 'heater', 'cab with heater', 'heating'],
  [value(/klimaanlage/i), 'air conditioning', 'with air conditioning'],
  [line('Zusatzhydraulik'), 'auxiliary hydraulics'],
  [value(/partikelfilter/i), 'particulate filter'],
  [value(/wandler/i), 'torque converter'],
  [value(/nicht kreidend/i), 'non-marking tyres', 'non marking tires', 'white tyres'],
  [value(/^superelastik/i), 'superelastic tyres', 'superelastic'],
  [value(/^luft/i), 'pneumatic tyres', 'pneumatic tires', 'air tyres'],
  [value(/^vollgummi/i), 'solid tyres', 'solid rubber tyres'],
  [value(/^lithium/i), 'lithium', 'lithium-ion', 'li-ion forklift', 'lithium battery'],
  [figure('voltage', (volts) => volts === 48), '48v', '48 volt', 'battery 48 V', '48 V battery'],
  [line('Ladegerät'), 'with charger', 'charger', 'incl charger'],
  [
    figure('hours', (hours) => hours < 2000),
    'under 2000 hours',
    'less than 2,000 hours',
    'below 2000 hrs',
  ],
  [
    figure('hours', (hours) => hours <= 5000),
    ...[
      'max 5000 operating hours',
      'up to 5000 h',
      'operating hours up to 5000',
      '5000 hours or less',
    ],
    ...['no more than 5000 hours', 'not more than 5,000 hours', 'hours max 5000', 'hrs <= 5000'],
  ],
  [
    year((built) => built >= 2018),
    ...[
      'from 2018',
      '2018 or newer',
      'year from 2018',
      'year of manufacture from 2018',
      '2018 onwards',
    ],
    ...['built from 2018', '2018 and later', 'since 2018', '2018 oder neuer', '2018+'],
  ],
  [year((built) => built > 2019), 'newer than 2019', 'built after 2019', 'after 2019'],
  [
    year((built) => built === 2020),
    'year 2020',
    'built in 2020',
    'year of manufacture 2020',
    'made in 2020',
  ],
  [
    costs((price) => price < 20_000),
    ...[
      'price below 20000',
      'under 20000 euros',
      'under €20,000',
      'less than 20k',
      'price under €20k',
    ],
    ...['cheaper than 20000', 'below EUR 20,000', 'under 20.000 euro'],
  ],
  [
    costs((price) => price <= 20_000),
    ...[
      'price up to 20000',
      'max price 20000',
      '20.000 eur max',
      'up to 20 thousand euro',
      'up to €20,000',
      'budget up to 20k',
    ],
  ],
  [all(passes(2280), saysFullFreeLift), 'container', 'container forklift', 'for containers'],
  [
    figure('aisleWidth', (mm) => mm <= 2800),
    'aisle width 2.8 m',
    'aisle 2800 mm',
    'working aisle max 2.8 m',
  ],
  [figure('width', (mm) => mm <= 1100), 'width max 1100 mm', 'overall width up to 1.1 m'],
  [figure('weight', (kg) => kg <= 4000), 'weight up to 4000 kg', 'service weight max 4 t'],
  [figure('forkLength', (mm) => mm === 1200), 'fork length 1200', 'forks 1200 mm'],
  [
    at('Hamburg'),
    'hamburg',
    'in hamburg',
    'location hamburg',
    'ex works hamburg',
    'located in Hamburg',
  ],
  [({ brand }) => ['Linde', 'Still'].includes(brand), 'linde or still', 'linde, still'],
  [({ grade }) => grade === 'A', 'grade A', 'condition grade A', 'class A'],
  [({ rent }) => rent !== null, 'for rent', 'to hire', 'for hire'],
  [
    ({ status }) => status === 'active',
    'in stock',
    'available',
    'available now',
    'available immediately',
  ],
  [({ conditionReport }) => conditionReport !== null, 'condition report', 'with inspection report'],
  [
    all(
      drives('diesel'),
      figure('capacity', (kg) => kg === 3000),
      has('sideshift'),
    ),
    'i am looking for a 3 ton diesel forklift with side shift',
    'I need a diesel forklift, 3 t, with sideshift',
    'looking to buy a 3 ton diesel with side shift for export',
  ],
  [
    all(
      figure('capacity', (kg) => kg === 3000),
      year((built) => built >= 2018),
    ),
    'from 2018 and 3 t',
    '3 t + from 2018',
  ],
  [
    all(
      figure('capacity', (kg) => kg === 3000),
      has('sideshift'),
    ),
    '3 t + side shift',
    '3 t + Seitenschub',
  ],
  [
    all(
      drives('electric'),
      figure('capacity', (kg) => kg === 2000),
    ),
    'need 2 pcs electric forklifts 2 t',
    'two electric forklifts 2 ton',
  ],
  [
    all(
      drives('electric'),
      figure('capacity', (kg) => kg === 1600),
      mast('triplex'),
      year((built) => built >= 2018),
    ),
    'looking for electric forklift 1.6 t triplex from 2018',
  ],
]

describe('a sentence of a trader abroad', () => {
  it.each(sentences.flatMap(([test, ...searches]) => searches.map((search) => ({ search, test }))))(
    'is understood: “$search”',
    async ({ search, test }) => {
      const { data, exact = data.length, unread } = await ask(search)
      expect(titles(data.slice(0, exact))).toEqual(titles(stock.filter(test)))
      expect(stock.some(test)).toBe(true)
      expect(unread).toBeUndefined()
    },
  )

  it.each(['pallet truck', 'order picker', 'stacker', 'telehandler', 'side loader', 'tow tractor'])(
    'is told that there is no “%s”',
    async (search) => {
      const { data, absent } = await ask(search)
      expect(data).toEqual([])
      expect(absent).toEqual([search])
    },
  )

  it.each([
    ['spare parts', 'Ersatzteile'],
    ['opening hours', 'Öffnungszeiten'],
    ['delivery to Poland', 'Lieferung'],
    ['shipping to Rotterdam', 'Lieferung'],
    ['maintenance', 'Service'],
    ['contact', 'Kontakt'],
  ])('leads to the page of “%s”', async (search, label) => {
    const { pages = [] } = await ask(search)
    expect(pages.map(({ label }) => label).join()).toContain(label)
  })

  it('tells two things apart by the sign between them', async () => {
    const { parts = [] } = await ask('3 t + side shift')
    expect(parts.map(({ label }) => label)).toEqual(['3 t', 'side shift'])
  })

  it('finds the machines of a category by its English name', async () => {
    const own = await createTestApp()
    const { data } = await own.call<Category>('POST', '/api/categories', {
      token: own.token,
      body: { name: 'Seitenstapler', nameEn: 'Side loaders', slug: 'seitenstapler' },
    })
    const { id } = await own.addProduct({ title: 'Combilift C4000', categoryId: data.id })
    const find = async (search: string) => {
      const found = await own.get<Product[]>(`/api/products?search=${encodeURIComponent(search)}`)
      return found.data.map((machine) => machine.id)
    }
    for (const search of ['side loader', 'Side loaders', 'used side loader'])
      expect([search, await find(search)]).toEqual([search, [id]])
    await own.close()
  })

  it('finds nothing by words that no machine has, instead of others that look alike', async () => {
    for (const search of ['dual fuel', 'hydrogen', 'ex-proof', 'EX'])
      expect([search, titles((await ask(search)).data)]).toEqual([search, []])
  })
})
