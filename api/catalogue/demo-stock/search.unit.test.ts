import { describe, expect, it } from 'vitest'
import { catalogueFacets } from '../../../shared/catalogue/facets.ts'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { hasFullFreeLift } from '../../../shared/figures/derived.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { machine } from '../../../shared/testing/product.ts'
import {
  both,
  categories,
  drives,
  figure,
  found,
  grade,
  has,
  hasCab,
  hitsIn,
  is,
  isCalled,
  isIn,
  isLithium,
  type Machine,
  mast,
  names,
  says,
  stock,
} from './search.testing.ts'

const meant: [test: (machine: Machine) => boolean, ...searches: string[]][] = [
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
    ['Gabelstappler', 'Gabelstapler'],
    ['Stappler 2 t', 'Stapler'],
    ['Gabelstappler Jungheinrch', 'Gabelstapler', 'Jungheinrich'],
    ['Elecktrostabler', 'Elektro'],
    ['Gabbelstappler', 'Gabelstapler'],
    ['Maehmaschine'],
    ['Hubmaststapler'],
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
    ['Gabelstappler', 'Gabelstapler'],
    ['Gabelstapplern', 'Gabelstapler'],
    ['Gabelstappler Jungheinrch', 'Jungheinrich'],
    ['Elecktrostabler', 'Elektrostapler'],
    ['Elecktrostabler 2 t', 'Elektrostapler 2 t'],
    ['Dieselstabbler', 'Dieselstapler'],
    ['Schupmaststappler', 'Schubmaststapler'],
  ])('finds for „%s“ what „%s“ finds', (search, right) => {
    expect(names(found(search))).toEqual(names(found(right)))
    expect(found(search)).not.toEqual([])
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
