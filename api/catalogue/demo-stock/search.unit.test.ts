import { describe, expect, it } from 'vitest'
import { catalogueHits } from '../../../shared/catalogue/catalogue.ts'
import { catalogueFacets } from '../../../shared/catalogue/facets.ts'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { hasFullFreeLift } from '../../../shared/figures/derived.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { machine } from '../../../shared/testing/product.ts'
import { readCatalogue } from './catalogue.ts'

const { categories, products } = await readCatalogue()
const stock: Machine[] = products.map((product, index) => {
  const category = categories.findIndex(({ slug }) => slug === product.category)
  const { name = '', slug = '' } = categories[category] ?? {}
  return {
    ...machine,
    ...product,
    id: index + 1,
    categoryId: category + 1,
    category: { id: category + 1, name, slug, icon: '' },
    figures: recognise(product.specifications).figures,
  }
})
type Machine = ListedProduct

const hitsIn = (machines: Machine[], search: string) =>
  catalogueHits(
    machines,
    { ...initialCatalogueState, search },
    readSentence(search, machines, categories),
  )
/** Those that have every figure of a search exactly. */
const found = (search: string) =>
  hitsIn(stock, search).filter(readSentence(search, stock, categories).isExact)
const names = (machines: Machine[]) => machines.map(({ title }) => title).sort()
const figure =
  (key: 'capacity' | 'voltage' | 'hours', value: number) =>
  ({ figures }: Machine) =>
    figures[key] === value
const drives =
  (drive: string) =>
  ({ figures }: Machine) =>
    figures.drive === drive
const both =
  (...tests: ((machine: Machine) => boolean)[]) =>
  (machine: Machine) =>
    tests.every((test) => test(machine))
const isIn = (slug: string) => (machine: Machine) => machine.category.slug === slug
const has = (attachment: string) => (machine: Machine) =>
  machine.figures.attachments?.some((own) => own === attachment) ?? false
const grade = (value: string) => (machine: Machine) => machine.grade === value
const mast = (kind: string) => (machine: Machine) => machine.figures.mast === kind
const is = (condition: string) => (machine: Machine) => machine.condition === condition
const costs =
  (isMeant: (price: number) => boolean) =>
  ({ price, priceKind }: Machine) =>
    priceKind !== 'onRequest' && price !== null && isMeant(price)
const passage = ({ closedHeight = 9e9, guardHeight = 0 }: Machine['figures']) =>
  Math.max(closedHeight, guardHeight)
const isHigh = ({ figures: { liftHeight, closedHeight } }: Machine, mm: number) =>
  liftHeight === mm || closedHeight === mm
const hasCab = ({ figures: { cab } }: Machine) => cab === 'half' || cab === 'full'
const isCalled = (name: string) => (machine: Machine) => machine.title === name
const says = (word: string) => (machine: Machine) =>
  machine.description.toLowerCase().includes(word)
const isLithium = ({ specifications: { Batterietyp = '' } }: Machine) =>
  Batterietyp.startsWith('Lithium')

const meant: [test: (machine: Machine) => boolean, ...searches: string[]][] = [
  [
    figure('capacity', 5000),
    '5 t',
    '5t',
    '5to',
    '5 Tonnen',
    '5-Tonner',
    '5000 kg',
    '5.000kg',
    '5,0 t',
    '5t-Stapler',
  ],
  [figure('capacity', 3000), '3 t', '3t', '3.000 kg', 'Tragkraft 3 t', 'tragkraft 3'],
  [figure('capacity', 2500), '2.5t', '2,5to', '2,5 t', 'Stapler mit 2,5 t'],
  [(machine) => machine.figures.capacity === 2500 || isHigh(machine, 2500), '2,5', '2.5'],
  [figure('capacity', 1600), '1.6t', '1,6 t', '1600kg'],
  [({ figures: { capacity = 0 } }) => capacity >= 3000, 'ab 3 t', 'min. 3t', 'mindestens 3.000 kg'],
  [({ figures: { capacity = 0 } }) => capacity < 2000, 'unter 2 t', 'Tragkraft unter 2,0 t'],
  [({ figures: { capacity = 0 } }) => capacity <= 2000, 'bis 2 t', 'max. 2 t'],
  [
    ({ figures: { capacity = 0 } }) => capacity >= 2000 && capacity <= 3000,
    '2-3 t',
    '2 bis 3 t',
    'von 2 bis 3 t',
    'zwischen 2 und 3 t',
    'zwischen 2 t und 3 t',
    '2 t bis 3 t',
    '2t-3t',
    'von 2 t bis 3 t',
    'Tragkraft zwischen 2 und 3 t',
    'Tragkraft 2 – 3t',
  ],
  [
    ({ figures: { capacity } }) => capacity === 3000 || capacity === 5000,
    '3 t oder 5 t',
    '3t bzw. 5t',
  ],
  [({ brand }) => ['Linde', 'Still'].includes(brand), 'Linde oder Still', 'Still oder Linde oder'],
  [
    both(drives('diesel'), ({ brand }) => ['Linde', 'Still'].includes(brand)),
    'Linde oder Still Diesel',
  ],
  [({ figures: { capacity = 0 } }) => capacity > 3000, 'mehr als 3 t', 'Mehr als 3t', 'über 3 t'],
  [({ figures: { hours = 1e9 } }) => hours < 5000, 'weniger als 5000 h', 'unter 5000 h'],
  [({ figures: { hours = 1e9 } }) => hours <= 5000, 'höchstens 5000 h', 'nicht mehr als 5000 h'],
  [({ figures: { capacity = 0 } }) => capacity >= 3000, 'nicht weniger als 3 t', 'mind. 3 t'],
  [
    ({ figures }) => figures.capacity === 3000 && passage(figures) <= 2200,
    '3 t bis 2,2 m',
    '3 t Tor 2,20 m',
    '3 t, Durchfahrtshöhe 2200',
    '3t/bis 2,2m',
  ],
  [
    ({ figures }) => (figures.liftHeight ?? 0) >= 4500 && passage(figures) <= 2200,
    'ab 4,5 m bis 2,2 m',
    'ab 4,5 bis 2,2 m',
    'bis 2,2 m ab 4,5 m',
    'ab 4,5 m Hubhöhe bis 2,2 m',
  ],
  [
    ({ figures: { drive, capacity = 0, liftHeight = 0, ...figures } }) =>
      drive === 'electric' && capacity >= 2000 && liftHeight >= 4500 && passage(figures) <= 2200,
    'Elektro ab 2 t ab 4,5 m bis 2,2 m',
  ],
  [
    ({ year }) => year !== null && year >= 2018 && year <= 2020,
    'Baujahr 2018-2020',
    '2018 bis 2020',
  ],
  [({ figures: { batteryCapacity } }) => batteryCapacity === 625, '625 Ah', '625Ah'],
  [figure('voltage', 48), '48 V', '48V', '48 Volt'],
  [figure('voltage', 80), '80V'],
  [figure('hours', 4820), '4.820 h', '4820h', '4820 Betriebsstunden'],
  [({ figures: { hours = 1e9 } }) => hours < 4180, 'unter 4180 h'],
  [({ figures: { hours = 1e9 } }) => hours <= 4180, 'bis 4180 h', 'Betriebsstunden bis 4.180'],
  [(machine) => isHigh(machine, 4500), '4500 mm', '4,5m', '4.5 m', '4.500mm'],
  [(machine) => isHigh(machine, 2130), '2130 mm', '2,13 m'],
  [({ figures: { liftHeight = 0 } }) => liftHeight >= 4500, 'ab 4,5 m', 'Hubhöhe ab 4,5m'],
  [({ figures }) => passage(figures) <= 2130, 'bis 2,13 m', 'max 2130mm', 'Tor 2,13 m'],
  [
    ({ figures: { closedHeight = 9e9 } }) => closedHeight < 2130,
    'Bauhöhe unter 2.130 mm',
    'Bauhöhe unter 2,13 m',
  ],
  [
    costs((price) => price <= 19_900),
    'bis 19.900 €',
    'bis 19900€',
    'bis 19.900 Euro',
    'bis 19900',
    'max. 19.900',
    'bis 19.900,-',
  ],
  [
    costs((price) => price <= 15_000),
    'bis 15 T€',
    'bis 15T€',
    'bis 15 T €',
    'bis 15 TEUR',
    'bis 15 Tsd',
    'bis 15 Tsd.',
    'bis 15 tsd. €',
    'bis 15 Tsd. Euro',
    'bis 15.000 EUR',
    'max. 15,0 T€',
    'bis Preis 15 T€',
  ],
  [
    costs((price) => price === 19_900),
    '19.900 EUR',
    '19.900,- €',
    '19.900,-EUR',
    '19,9 T€',
    '19,9 Tsd. EUR',
  ],
  [costs((price) => price >= 15_000 && price <= 20_000), '15-20 T€', 'von 15 bis 20 TEUR'],
  [costs((price) => price < 20_000), 'unter 20000', 'unter 20.000', 'unter 20 000 €'],
  [costs((price) => price >= 20_000 && price <= 30_000), '20000-30000', '20.000 bis 30.000'],
  [
    ({ figures }) => (figures.capacity ?? 9e9) <= 2200 || passage(figures) <= 2200,
    'bis 2,2',
    'bis 2200',
  ],
  [
    ({ figures: { capacity = 0, liftHeight = 0 } }) => capacity >= 5 * 1000 || liftHeight >= 5000,
    'ab 5',
    'ab 5000',
  ],
  [
    ({ year }) => year !== null && year >= 2021,
    'ab 2021',
    'Baujahr ab 2021',
    'ab Baujahr 2021',
    'ab Bj. 2021',
  ],
  [
    ({ year }) => year !== null && year <= 2018,
    'bis Baujahr 2018',
    'Baujahr bis 2018',
    'bis Bj.2018',
  ],
  [
    ({ year }) => year === 2021,
    '2021',
    'Bj. 2021',
    'Bj.2021',
    'Bj 2021',
    'Baujahr 2021',
    'Baujahr: 2021',
    'Stapler aus 2021',
    'in 2021',
    'ca. 2021',
  ],
  [
    ({ brand, year, figures: { drive } }) =>
      brand === 'Toyota' && drive === 'diesel' && year === 2021,
    'Toyota Diesel 2021',
    'Toyota 2021 Diesel',
    'Toyota Diesel Bj. 2021',
  ],
  [({ year }) => year === 2021, 'Bj. 21', 'Baujahr 21'],
  [({ year }) => year !== null && year >= 2021, 'ab Bj. 21'],
  [isCalled('Cat EP50PN'), 'Cat 2017', 'Cat EP 50 2017'],
  [
    ({ figures: { capacity, liftHeight } }) => capacity === 3000 && liftHeight === 4700,
    '3t/4,7m',
    '3 t/4,7 m',
  ],
  [({ figures: { capacity } }) => capacity === 3000, '3 t Stapler'],
  [({ year, figures }) => year === 2019 && figures.capacity === 3000, 'H 30 D 2019', '3 t 2019'],
  [
    ({ figures: { capacity = 0 } }) => capacity >= 3000,
    'ab Tragkraft 3 t',
    'mindestens Tragkraft 3 t',
  ],
  [
    both(figure('capacity', 3000), drives('diesel')),
    '3t/Diesel',
    'Diesel/3t',
    '3 t/Diesel',
    '3 t / Diesel',
  ],
  [both(figure('capacity', 2500), drives('diesel')), '2.5t diesel', 'Dieselstapler 2,5 t'],
  [drives('diesel'), 'Diesel', 'Dieselstapler', 'dieselstaplern'],
  [both(drives('diesel'), is('used')), 'Gebrauchter Dieselstapler', 'gebrauchte Diesel Stapler'],
  [
    both(drives('diesel'), mast('triplex')),
    'diesel triplex',
    'Triplexmast, Diesel',
    'Diesel/Triplex',
  ],
  [
    drives('electric'),
    'E-Stapler',
    'Elektro',
    'elektrischer Stapler',
    'E Stapler',
    'batteriebetriebener Stapler',
  ],
  [drives('lpg'), 'Gasstapler', 'Treibgas', 'LPG', 'Treibgasstapler', 'Gas'],
  [drives('electric'), 'Elektrostapler', 'Elektrostaplern', 'Elektro-Stapler'],
  [
    both(drives('electric'), figure('capacity', 2000)),
    'zwei Elektrostapler 2 t',
    '2x Elektrostapler 2t',
    '2 x Elektrostapler 2 t',
    'drei Stück Elektrostapler 2 t',
  ],
  [
    both(drives('electric'), figure('capacity', 1600), figure('voltage', 48)),
    'Elektrostapler 1,6t 48V',
    'E-Stapler 1,6 t 48 V',
  ],
  [
    ({ category: { slug } }) => ['diesel', 'electric', 'compact'].includes(slug),
    'Gegengewichtsstapler',
    'Gegengewichtstapler',
    'Gegengewicht-Stapler',
    'Frontstapler',
    'Frontgabelstapler',
  ],
  [isIn('compact'), 'Kompaktstapler', 'Kompaktstaplern'],
  [
    isIn('reach'),
    'Schubmaststapler',
    'Schubmast',
    'Schubstapler',
    'Schubstaplern',
    'zwei Schubmaststapler',
    'Reach truck',
    'Reachtruck',
    'reach trucks',
  ],
  // No machine is one, so those are shown that come nearest; the list says so.
  [isIn('reach'), 'VNA', 'Schmalgangstapler', 'Schmalgang-Stapler'],
  [
    says('dreirad'),
    '3-Rad-Stapler',
    '3-Rad',
    '3 Rad',
    '3Rad',
    'Dreirad',
    'Dreiradstapler',
    '3 Rad Stapler',
    'Dreirad-Elektrostapler',
  ],
  [says('vierrad'), '4-Rad', '4 Rad', '4-Rad-Stapler', 'Vierradstapler', 'Vierrad'],
  [isLithium, 'Li-Ion', 'LiIon', 'Lithium', 'Lithium-Ionen', 'Li Ion'],
  [
    ({ condition }) => ['used', 'refurbished'].includes(condition),
    'gebraucht',
    'gebrauchte',
    'Gebrauchtstapler',
  ],
  [is('refurbished'), 'generalüberholt', 'generalueberholte', 'überholter'],
  [is('demo'), 'Vorführgerät', 'Vorführgeräte', 'Vorführer'],
  [is('new'), 'neu', 'neuer', 'Neugeräte'],
  [has('sideshift'), 'Seitenschieber', 'Seitenschub', 'Seitenschiebern'],
  [mast('triplex'), 'Triplex', 'Dreifachmast'],
  [({ figures }) => hasFullFreeLift(figures), 'Vollfreihub'],
  [hasCab, 'Kabine', 'mit Kabine', 'Kabinen'],
  [
    ({ figures }) => hasFullFreeLift(figures) && figures.liftHeight === 4500,
    'Vollfreihub 4,5 m',
    'Hubhöhe 4,5 m Vollfreihub',
  ],
  [
    ({ rent }) => rent !== null,
    'Miete',
    'mieten',
    'Mietstapler',
    'Vermietung',
    'vermieten',
    'zu vermieten',
  ],
  [
    ({ brand }) => brand === 'Jungheinrich',
    'Jungh',
    'jungheinrich',
    'Junghenrich',
    'Jungheinrcih',
    'Junghheinrich',
    'Jungheinrick',
  ],
  [
    ({ title }) => title === 'Jungheinrich EFG 320',
    'EFG320',
    'EFG 320',
    'efg-320',
    'Jungheinrich EFG320',
  ],
  [
    ({ title }) => title === 'Still RX 20-18',
    'RX20',
    'RX 20',
    'RX20-18',
    'rx2018',
    'Still RX 20-18',
  ],
  [has('sideshift'), 'Seitenschiber'],
  [grade('A'), 'Klasse A', 'klasse a', 'Zustandsklasse A', 'Zustand Klasse A'],
  [grade('B'), 'Zustandsklasse B', 'Zustandsklasse: B'],
  [both(grade('B'), drives('diesel')), 'Diesel Klasse B', 'Klasse B Diesel'],
  [
    ({ figures: { cab } }) => cab === 'open' || cab === 'roof',
    'ohne Kabine',
    'ohne Fahrerkabine',
    'keine Kabine',
  ],
  [
    ({ title }) => title === 'Linde H30D',
    'H30D',
    'h30',
    'linde h-30-d',
    'H 30 D',
    'H 30',
    'h30 d',
    'H 30D',
    'Linde H 30 D',
    'H 30 D 3 t',
    'H 30 D Diesel',
    'H 30, Hamburg',
  ],
  [isCalled('Linde E16P'), 'E 16 P', 'E 16', 'E16 P'],
  [isCalled('Doosan D70S-5'), 'D 70', 'D 70 S', 'D 70 S 5', 'D 70 7 t'],
  [isCalled('Hyster R1.6'), 'R1.6', 'R 1.6', 'R 1,6', 'Hyster R 1.6', 'R1,6'],
  [isCalled('Hyster H2.5FT'), 'H2.5', 'H2.5FT', 'H 2.5 FT', 'H 2,5'],
  [isCalled('Toyota 8FBE20'), '8FBE 20', '8 FBE 20', 'Toyota 8FBE 20'],
  [isCalled('Jungheinrich EFG 320'), 'EFG 320 48 V', 'EFG 320 E Stapler'],
  [isCalled('Yale GDP35VX'), 'Yale 35', 'GDP 35', 'GDP 35 VX', 'Yale 3,5', 'Yale 3,5 t'],
  [isCalled('Cat EP50PN'), 'Caterpillar', 'Caterpillar EP 50', 'Cat', 'Cat 50', 'Cat 5 t'],
  [() => true, '', 'Stapler', 'Gabelstapler', ' , '],
  [
    () => false,
    'Schubwaagen',
    'R16',
    'H25',
    'H 25 FT',
    '5 t Diesel',
    '5 Tonnen Diesel',
    'Schubmast 9 m',
    '2,5 t Elektro gebraucht',
    '5,1 t',
    'EFG321',
    '48,5 t',
    'H 31 D',
    'EFG 321',
    'Elekrostapler 9 t',
    '%',
    '3,2 m 3 V',
  ],
]

describe('a search in the demo stock', () => {
  it.each(meant.flatMap(([test, ...searches]) => searches.map((search) => ({ search, test }))))(
    'understands „$search“',
    ({ search, test }) => {
      expect(names(found(search))).toEqual(names(stock.filter(test)))
    },
  )

  it.each([
    ['Junghenrich', 'Jungheinrich'],
    ['Seitenschiber 2 t', 'Seitenschub'],
    ['Jungheinrick, Hamburk', 'Jungheinrich', 'Hamburg'],
    ['dieselstappler', 'Diesel'],
    ['Kompaktsapler', 'Kompaktstapler'],
    ['generalüberhlt', 'Generalüberholt'],
    ['Volfreihub', 'Vollfreihub'],
    ['Jungheinrich Diesel 2,5 t'],
    ['Schubwaagen'],
    ['VNA', 'Schubmaststapler'],
    ['Schmalgangstapler 48 V', 'Schubmaststapler'],
  ])('says what „%s“ was taken for', (search, ...meant) => {
    const state = { ...initialCatalogueState, search }
    const sentence = readSentence(search, stock, categories)
    const { corrections } = catalogueFacets(stock, state, categories, sentence)
    expect(corrections.flatMap((correction) => correction.meant)).toEqual(meant)
    for (const { typed } of corrections) expect(search).toContain(typed)
  })

  it.each([
    ['5 t Diesel', 'ab 5 t Diesel', '5 t', ['Doosan D70S-5']],
    ['5 Tonnen Diesel', 'ab 5 Tonnen Diesel', '5 Tonnen', ['Doosan D70S-5']],
    ['Schubmast 9 m', 'Schubmast ab 9 m', '9 m', ['UniCarriers UMS 200']],
    [
      '2,5 t Elektro gebraucht',
      'ab 2,5 t Elektro gebraucht',
      '2,5 t',
      ['Toyota 8FBMT30', 'Cat EP50PN'],
    ],
    ['Tragkraft 6 t', 'ab Tragkraft 6 t', '6 t', ['Doosan D70S-5']],
  ])('shows for „%s“ the next larger machines, nearest first', (search, wider, figure, titles) => {
    expect(found(search)).toEqual([])
    expect(readSentence(search, stock, categories).wider).toMatchObject({
      search: wider,
      exactly: figure,
    })
    expect(hitsIn(stock, search).map(({ title }) => title)).toEqual(titles)
  })

  it.each(['500 t', 'Schubmast 48,5 V', 'Bauhöhe 1 m', 'EFG321', 'bis 0,5 t', '20 t oder 30 t'])(
    'shows nothing for „%s“, which no machine does',
    (search) => {
      expect(hitsIn(stock, search)).toEqual([])
    },
  )

  it('shows first the machines of the category that is called as was searched', () => {
    for (const search of ['Elektrostapler', 'E-Stapler']) {
      const slugs = found(search)
        .filter(({ status }) => status === 'active')
        .map(({ category }) => category.slug)
      const named = slugs.filter((slug) => slug === 'electric')
      expect(slugs.slice(0, named.length)).toEqual(named)
      expect(named.length).toBeLessThan(slugs.length)
    }
  })

  it('finds a quantity that stands in the title alone, however it is written', () => {
    const titled = { ...machine, title: 'Jungheinrich EFG 425 48V 2,5t', specifications: {} }
    const found = (search: string) => hitsIn([titled], search).length
    for (const search of ['48V', '48 Volt', '2,5 t', '2500 kg', '2.5to', 'EFG425 48 V', '2,5'])
      expect(found(search), search).toBe(1)
    for (const search of ['4 V', '8V', '5t', '25 t', '24V', '2,5 m']) expect(found(search)).toBe(0)
  })

  it.each([
    ['R1.6', 'Still R16', false],
    ['H2.5', 'Hyster H25', false],
    ['R16', 'Hyster R1.6', false],
    ['R 1.6', 'Hyster R-1.6', true],
    ['RX 20 18', 'Still RX20-18', true],
  ])('„%s“ finds the model %s: %s', (search, title, expected) => {
    const other = { ...machine, title, model: title, brand: '', specifications: {} }
    const hits = hitsIn([other], search)
    expect(hits.length > 0).toBe(expected)
  })

  it('finds no word in the middle of another one', () => {
    const words = ({ title, description, specifications }: Machine) =>
      [title, description, ...Object.values(specifications)].join(' ')
    for (const search of ['wagen', 'Hubwagen'])
      for (const machine of found(search))
        expect(words(machine)).toMatch(new RegExp(`(?<!\\p{L})${search}`, 'iu'))
  })

  it('shows first what has a word in its name or figures', () => {
    const inName = ({ title, specifications }: Machine) =>
      /(?<!\p{L})hyster/iu.test([title, ...Object.values(specifications)].join(' '))
    const hits = found('hyster').map(inName)
    expect(hits).toEqual(hits.toSorted((a, b) => Number(b) - Number(a)))
  })
})
