import { describe, expect, it } from 'vitest'
import type { StoredProduct } from '../product/product.ts'
import type { Cell } from '../tables/table-cell.ts'
import { readTableNumber } from '../tables/table-number.ts'
import { storedMachine } from '../testing/product.ts'
import { categoryNames } from './category-names.ts'
import { columnOfHeader } from './columns.ts'
import { readKey, readRow, type StockCell } from './rows.ts'

const categories = categoryNames([
  { id: 1, name: 'Dieselstapler', slug: 'diesel' },
  { id: 2, name: 'Elektro', slug: 'elektro-stapler' },
  { id: 3, name: 'Elektro', slug: 'alt' },
  { id: 4, name: 'diesel', slug: 'neu' },
])

const machine: StoredProduct = {
  ...storedMachine,
  title: 'Linde H25',
  model: 'H25',
  year: 2020,
  stockNumber: '0012',
  rent: { day: 90, week: 400 },
  location: 'Köln',
  description: 'a\r\nb',
  images: ['/uploads/a.webp'],
  featured: true,
  status: 'inactive',
  serialNumber: 'G4X',
  specifications: {
    'Tragkraft (t)': '2,5',
    Mast: 'Triplex mit Freihub',
    Tragfähigkeit: '3 t',
    Farbe: 'rot',
  },
}

const cellsOf = (row: Record<string, Cell | undefined>): StockCell[] =>
  Object.entries(row).flatMap(([header, cell]) => {
    const column = columnOfHeader(header)
    return column ? [[column, cell] as const] : []
  })
const change = (row: Record<string, Cell | undefined>) => readRow(cellsOf(row), machine, categories)
const patchOf = (row: Record<string, Cell | undefined>) => change(row).patch
const specificationsOf = (row: Record<string, Cell>) =>
  Object.entries(patchOf(row).specifications ?? {})
const problemOf = (row: Record<string, Cell>) =>
  change(row).problems.map(({ column, message }) => `${column.header}: ${message}`)

it('a figure of a new machine is kept beside an empty column of a further specification of that name', () => {
  const cells = cellsOf({ 'Gesamtlänge (mm)': 500, 'Weitere: Gesamtlänge': null })
  expect(readRow(cells, null, categories).patch.specifications).toEqual({ Gesamtlänge: '500 mm' })
})

describe('a cell of a field', () => {
  it('that is missing leaves the field alone, and an empty one clears it', () => {
    expect(patchOf({})).toEqual({})
    expect(patchOf({ Seriennummer: undefined })).toEqual({})
    const empty = {
      Seriennummer: null,
      'Preis (€)': '',
      Empfohlen: '',
      Bilder: null,
      Lagernummer: null,
      Titel: null,
    }
    expect(patchOf(empty)).toEqual({
      serialNumber: '',
      price: null,
      featured: false,
      images: [],
      stockNumber: '',
      title: '',
    })
  })

  it('that repeats what the machine says changes nothing, with any line ends', () => {
    expect(
      patchOf({ Beschreibung: 'a\nb', Baujahr: '2020', Status: 'Inaktiv', Empfohlen: 'ja' }),
    ).toEqual({})
  })

  it('takes labels, keys and other words for a choice, and none but them', () => {
    expect(patchOf({ Zustand: 'neumaschine', Besteuerung: 'margin', Status: 'Verfügbar' })).toEqual(
      {
        condition: 'new',
        priceKind: 'margin',
        status: 'active',
      },
    )
    expect(problemOf({ Zustand: 'alt' })).toEqual([
      'Zustand: „alt“ ist unbekannt. Möglich sind: Neu, Vorführgerät, Gebraucht, Generalüberholt',
    ])
  })

  it('that is empty leaves what a machine always has, and makes no hidden one visible', () => {
    const row = { Status: null, Zustand: '', Besteuerung: ' ' }
    const nothing = { patch: {}, problems: [], hints: [] }
    expect(cellsOf(row)).toHaveLength(3)
    expect(change(row)).toEqual(nothing)
    expect(readRow(cellsOf(row), null, categories)).toEqual(nothing)
  })

  it('changes one rent and leaves the others', () => {
    expect(patchOf({ 'Wochenmiete (€)': '', 'Monatsmiete (€)': '1.100,50 €' })).toEqual({
      rent: { day: 90, week: null, month: 1100.5 },
    })
  })

  it('names a category by its slug, or by a name that only one has', () => {
    expect(patchOf({ Kategorie: 'elektro-stapler' })).toEqual({ categoryId: 2 })
    expect(problemOf({ Kategorie: 'Elektro' })).toEqual([
      'Kategorie: Eine Kategorie „Elektro“ gibt es nicht. Möglich sind: Dieselstapler, Elektro, Elektro, diesel',
    ])
    expect([1, 2, 3, 4].map(categories.nameOf)).toEqual([
      'Dieselstapler',
      'elektro-stapler',
      'alt',
      'neu',
    ])
  })

  it('is a drive by its English name', () => {
    expect(patchOf({ Fuel: 'Electric' }).specifications).toMatchObject({ Antrieb: 'Elektro' })
  })

  it('is not understood where a spreadsheet made a date of it', () => {
    expect(problemOf({ Modell: { day: '2026-04-03' } })[0]).toContain(
      'steht als Datum in der Tabelle',
    )
  })

  it('is a text, whatever it looks like, in a field of text', () => {
    expect(patchOf({ Modell: 216, Seriennummer: 12.5 })).toEqual({
      model: '216',
      serialNumber: '12,5',
    })
  })
})

it.each([
  ['1.234,56', 1234.56],
  ['1.234', 1234],
  ['28500.5', 28_500.5],
  ['1,234.56', 1234.56],
  ['28.500 €', 28_500],
  ['28.500,- EUR', 28_500],
  ['0', 0],
  ['1e-7', null],
  ['12 900.00', 12_900],
  ['28,500', null],
  ['auf Anfrage', null],
  ['1.23.456', null],
  ['', null],
])('„%s“ is the number %s', (text, number) => expect(readTableNumber(text)).toBe(number))

describe('a row of a new machine, as dealers write it', () => {
  const read = (row: Record<string, Cell>) => readRow(cellsOf(row), null, categories)

  it('is called after its brand and model where no column has titles', () => {
    expect(read({ Fabrikat: 'Linde', Typ: 'H25 D' }).patch.title).toBe('Linde H25 D')
    expect(read({ Fabrikat: 'Linde', Typ: 'LINDE H25' }).patch.title).toBe('LINDE H25')
    expect(read({ Fabrikat: 'Linde' }).patch.title).toBe('Linde')
    expect(read({ Fabrikat: 'Linde', Titel: null }).patch.title).toBe('')
    expect(patchOf({ Fabrikat: 'Still', Typ: 'RX' })).not.toHaveProperty('title')
  })

  it('has prices with words beside them, and says what it made of those', () => {
    expect(read({ 'VK netto': '18.900,-' }).patch).toEqual({ price: 18_900 })
    expect(read({ Preis: '6500 netto' }).patch).toEqual({ price: 6_500 })
    const { patch, hints } = read({ Preis: 'VB 8.900' })
    expect(patch).toEqual({ price: 8_900 })
    expect(hints).toMatchObject([{ message: '„VB 8.900“: Als Preis zählt 8.900\u00a0€' }])
  })

  it('tells the price to those who ask, whatever its taxation says, and keeps the number', () => {
    const row = { Preis: 'auf Anfrage', Besteuerung: 'netto' }
    expect(read(row).patch).toEqual({ priceKind: 'onRequest' })
    expect(patchOf(row)).toEqual({ priceKind: 'onRequest' })
  })

  it('has a year, also with its month, and as a day', () => {
    for (const cell of ['2019', 'Bj. 2019', '05/2019', '05/19', { day: '2019-05-01' }])
      expect(read({ 'Bj.': cell }).patch).toEqual({ year: 2019 })
  })

  it('has a year of two digits, and says which it is', () => {
    for (const cell of ['16', "'16", '´16', '’16', 'Bj. 16', 16]) {
      const { patch, hints } = read({ Jahr: cell })
      expect(patch).toEqual({ year: 2016 })
      expect(hints).toMatchObject([{ message: 'Als Jahr zählt 2016' }])
    }
    expect(read({ Jahr: { day: '1998-05-01' } }).patch).toEqual({ year: 1998 })
    expect(read({ Jahr: 98 }).patch).toEqual({ year: 1998 })
    expect(read({ Jahr: 5 }).patch).toEqual({ year: 5 })
  })

  it('has a stock number in the letters that one may have', () => {
    const { patch, hints } = read({ 'Lag.-Nr.': 'L 10/42' })
    expect(patch).toEqual({ stockNumber: 'L-10-42' })
    expect(hints).toHaveLength(1)
    expect(readKey(cellsOf({ 'Lag.-Nr.': 'L 10/42' })).stockNumber).toBe('L-10-42')
  })
})

describe('a cell in the words of a dealer', () => {
  const reading = (header: string, cell: Cell) => {
    const { patch, problems, hints } = readRow(cellsOf({ [header]: cell }), null, categories)
    expect(problems).toEqual([])
    return { ...patch, ...(hints[0] && { hint: hints[0].message }) }
  }

  it.each([
    ['E', 'Elektro'],
    ['El.', 'Elektro'],
    ['D', 'Diesel'],
    ['d.', 'Diesel'],
    ['G', 'Treibgas (LPG)'],
    ['Gas', 'Treibgas (LPG)'],
    ['T', 'Treibgas (LPG)'],
  ])('is a drive by its short word, and says which: %s', (cell, drive) =>
    expect(reading('Antr.', cell)).toEqual({
      specifications: { Antrieb: drive },
      hint: `„${cell}“ ist als ${drive} gelesen`,
    }),
  )

  it.each(['Elektro', 'Diesel', 'Treibgas', 'LPG'])('is a drive as it stands: %s', (cell) =>
    expect(reading('Antr.', cell)).toEqual({ specifications: { Antrieb: cell } }),
  )

  it.each([
    ['gebr.', 'used'],
    ['gebraucht', 'used'],
    ['Gebrauchtgerät', 'used'],
    ['neu', 'new'],
    ['Neugerät', 'new'],
    ['Vorführer', 'demo'],
    ['überholt', 'refurbished'],
  ])('is a condition by any word for it: %s', (cell, condition) =>
    expect(reading('Zustand', cell)).toEqual({ condition }),
  )

  it.each(['gut', 'sehr gut', 'guter', 'neuw.', 'neuwertig'])(
    'is of a used machine where it praises: %s',
    (cell) =>
      expect(reading('Zustand', cell)).toEqual({
        condition: 'used',
        hint: `„${cell}“ ist als Gebraucht gelesen`,
      }),
  )

  it('is a grade of a used machine, also below its condition', () => {
    expect(reading('Zustand', 'B')).toEqual({
      condition: 'used',
      grade: 'B',
      hint: '„B“ ist als Gebraucht, Klasse B gelesen',
    })
  })

  it('leaves the condition of a known machine to whoever knows it', () => {
    const known = { ...machine, condition: 'refurbished' as const }
    const said = readRow(cellsOf({ Zustand: 'sehr gut' }), known, categories)
    expect(said).toMatchObject({ patch: {}, problems: [] })
    expect(said.hints[0]?.message).toBe('„sehr gut“ lässt den Zustand, wie er ist')
    expect(readRow(cellsOf({ Zustand: 'A' }), known, categories).patch).toEqual({ grade: 'A' })
  })

  it('has the grade of its own column, whatever stands below its condition', () => {
    expect(readRow(cellsOf({ Zustand: 'A', Klasse: 'B' }), null, categories).patch).toMatchObject({
      grade: 'B',
    })
  })

  it.each(['n. b.', 'unbekannt', '-'])('decides nothing that visitors see by saying %s', (cell) => {
    const row = cellsOf({ Status: cell, Zustand: cell, Besteuerung: cell })
    const { patch, problems } = readRow(row, null, categories)
    expect(patch).toEqual({})
    expect(problems).toHaveLength(3)
  })

  it.each([
    ['frei', 'active'],
    ['auf Lager', 'active'],
    ['verfügbar', 'active'],
    ['VERFUEGBAR', 'active'],
    ['vorrätig', 'active'],
    ['res.', 'reserved'],
    ['reserviert', 'reserved'],
    ['verk.', 'sold'],
  ])('is a status by the word for it: %s', (cell, status) =>
    expect(reading('Status', cell)).toEqual({ status }),
  )
})

describe('a cell that says there is nothing to say', () => {
  const nothing = [
    ...['k.A.', 'k. A.', '-', '–', '---', 'n.b.', 'unbekannt', 'o.A.', 'K.A', ' - '],
    ...['keine Angabe', 'nicht bekannt', 'n/a', '?'],
  ]

  it.each(nothing)('is as an empty one for everything that may be missing: „%s“', (cell) => {
    const row = {
      'Hubh.': cell,
      'Antr.': cell,
      UVV: cell,
      'Weitere: Farbe': cell,
      'Masch.-Nr.': cell,
      Zustandsklasse: cell,
      Tagesmiete: cell,
      'Alter Preis': cell,
      'Lag.-Nr.': cell,
    }
    const empty = Object.fromEntries(Object.keys(row).map((header) => [header, null]))
    for (const existing of [null, machine])
      expect(readRow(cellsOf(row), existing, categories)).toEqual(
        readRow(cellsOf(empty), existing, categories),
      )
    expect(readKey(cellsOf(row)).stockNumber).toBeNull()
  })

  it('is no price, as an empty cell is none', () => {
    const { patch, problems } = readRow(cellsOf({ Preis: '-' }), null, categories)
    expect({ patch, problems }).toEqual({ patch: { price: null }, problems: [] })
    const onRequest = cellsOf({ Preis: '–', Besteuerung: 'auf Anfrage' })
    expect(readRow(onRequest, null, categories)).toMatchObject({
      patch: { price: null, priceKind: 'onRequest' },
      problems: [],
    })
  })

  it('is a text where one is required, and where the machine has said so before', () => {
    expect(patchOf({ Modell: '-', Fabrikat: 'unbekannt' })).toEqual({
      model: '-',
      brand: 'unbekannt',
    })
    const said = { ...machine, note: '-', specifications: { Farbe: 'k.A.', Mast: '–' } }
    const same = { 'Interne Notiz': '-', 'Weitere: Farbe': 'k.A.', Mast: '–' }
    expect(readRow(cellsOf(same), said, categories).patch).toEqual({})
  })
})

describe('a cell of a figure', () => {
  it('that says what is read of the row leaves its name, text and place', () => {
    const same = {
      'Tragkraft (kg)': 2500,
      Mast: 'Triplex',
      'Weitere: Tragfähigkeit': '3 t',
      'Weitere: Farbe': 'rot',
    }
    expect(patchOf(same)).toEqual({})
    expect(patchOf({ 'Tragkraft (t)': 2.5, 'Tragfähigkeit (kg)': '2.500 kg' })).toEqual({})
  })

  it('changes the value of the row, and adds a new one under the name of the site', () => {
    expect(specificationsOf({ 'Tragkraft (kg)': 2600, 'Hubhöhe (m)': '4,5', Farbe: 'x' })).toEqual([
      ['Tragkraft (t)', '2.600 kg'],
      ['Mast', 'Triplex mit Freihub'],
      ['Tragfähigkeit', '3 t'],
      ['Farbe', 'rot'],
      ['Hubhöhe', '4.500 mm'],
    ])
  })

  it('that is empty takes the row away, and only its own', () => {
    const names = specificationsOf({
      'Tragkraft (kg)': null,
      'Weitere: Mast': null,
      'Weitere: Farbe': null,
    })
    expect(names.map(([name]) => name)).toEqual(['Mast', 'Tragfähigkeit'])
  })

  it('keeps a text of several words, and one that cannot be read', () => {
    expect(
      specificationsOf({
        Anbaugeräte: 'Seitenschub, Blue-Spot',
        Antrieb: 'electric',
        'Freihub (mm)': 'auf Anfrage',
      }).slice(4),
    ).toEqual([
      ['Anbaugeräte', 'Seitenschub, Blue-Spot'],
      ['Antrieb', 'Elektro'],
      ['Freihub', 'auf Anfrage'],
    ])
  })

  it.each<[Cell]>([['11/2027'], [{ day: '2027-11-30' }], [46_721], ['46721'], ['November 2027']])(
    'is a month however a spreadsheet has it: %j',
    (cell) =>
      expect(specificationsOf({ 'UVV geprüft bis': cell }).at(-1)).toEqual([
        'UVV geprüft bis',
        '11/2027',
      ]),
  )

  it.each<[string, Cell, string]>([
    ['Hubhöhe (mm)', '8', '8'],
    ['Hubhöhe (m)', '4500', '4500 m'],
    ['Hubhöhe (m)', 4500, '4500 m'],
    ['Bauhöhe (mm)', 2.5, '2,5'],
    ['UVV geprüft bis', 'neu', 'neu'],
  ])(
    'that is no plausible figure is kept with a hint, and guessed by no other unit: %s %j',
    (header, cell, text) => {
      const { problems, hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
      expect(problems).toEqual([])
      expect(hints).toMatchObject([
        { message: expect.stringContaining('steht so auf der Website') },
      ])
      expect(Object.values(patch.specifications ?? {})).toEqual([text])
    },
  )

  it.each<[string, Cell, string, string]>([
    ['Hubh.', '4,7', '4.700 mm', '4,7 m'],
    ['Hubh.', 4.7, '4.700 mm', '4,7 m'],
    ['Hubhöhe', '8', '8.000 mm', '8 m'],
    ['Tragl.', '2,5', '2.500 kg', '2,5 t'],
    ['Tragl.', '1.6', '1.600 kg', '1,6 t'],
    ['Bauh.', '2,145', '2.145 mm', '2,145 m'],
    ['Leergewicht', 60, '60.000 kg', '60 t'],
  ])(
    'is in the unit of its header, else in metres or tonnes where it is small, as in the list of machines: %s %j',
    (header, cell, text, meant) => {
      const { problems, hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
      expect(problems).toEqual([])
      expect(Object.values(patch.specifications ?? {})).toEqual([text])
      const typed = String(cell).replace(/^4\.7$/, '4,7')
      expect(hints).toMatchObject([{ message: `„${typed}“ ist als ${meant} gelesen` }])
    },
  )

  it.each<[string, Cell, string]>([
    ['Hubh.', 4700, '4.700 mm'],
    ['Bauh.', '2.145', '2.145 mm'],
    ['Freih.', 50, '50 mm'],
    ['Std.', '50', '50 h'],
    ['Std.', 4.7, '5 h'],
    ['Hubhöhe (m)', '4,7', '4.700 mm'],
    ['weight', 60, '60 kg'],
    ['Tragl.', '1.6 t', '1.600 kg'],
    ['Tragkraft (t)', '1.6', '1.600 kg'],
    ['Hubhöhe (m)', '4.70', '4.700 mm'],
    ['Leistung (kW)', '36.4', '36,4 kW'],
    ['Hubgeschwindigkeit', '0.57', '0,57 m/s'],
    ['Std.', '16039.300000000001', '16.039 h'],
    ['Eigengewicht (kg)', '60', '60 kg'],
  ])('is in the unit of the figure where that is plain: %s %j', (header, cell, text) => {
    const { hints, patch } = readRow(cellsOf({ [header]: cell }), null, categories)
    expect(hints).toEqual([])
    expect(Object.values(patch.specifications ?? {})).toEqual([text])
  })

  it('is a drive by its English name', () => {
    expect(patchOf({ Fuel: 'Electric' }).specifications).toMatchObject({ Antrieb: 'Elektro' })
  })

  it('is not understood where a spreadsheet made a date of it', () => {
    expect(problemOf({ 'Hubhöhe (m)': { day: '2026-04-03' } })).toEqual([
      'Hubhöhe (m): „2026-04-03“ ist als Hubhöhe nicht zu lesen',
    ])
  })
})

it('is matched by its id and stock number', () => {
  expect(readKey(cellsOf({ ID: '7', Lagernummer: ' 0012 ' }))).toEqual({
    id: 7,
    stockNumber: '0012',
  })
  expect(readKey(cellsOf({ ID: null }))).toEqual({ id: null, stockNumber: null })
  for (const none of ['x', '1,5', '0', '-3', '99999999999'])
    expect(readKey(cellsOf({ ID: none }))).toEqual({ id: undefined, stockNumber: null })
})

it('reads a number that could mean two things in the marks of its column, and says so', () => {
  const english = (row: Record<string, Cell>) =>
    readRow(
      cellsOf(row).map(([column, cell]) => [{ ...column, marks: 'english' as const }, cell]),
      null,
      categories,
    )
  const { patch, hints } = english({ 'Preis (€)': '7,450', 'Hubhöhe (m)': '3.050' })
  expect(patch).toMatchObject({ price: 7450, specifications: { Hubhöhe: '3.050 mm' } })
  expect(hints.map(({ message }) => message)).toEqual([
    '„7,450“: Als Preis zählt 7.450\u00a0€',
    '„3.050“ ist als 3,050 m gelesen',
  ])
  expect(english({ 'Preis (€)': '28.500' }).problems).toHaveLength(1)
  expect(problemOf({ 'Preis (€)': '7,450' })).toHaveLength(1)
})

describe('a cell that a spreadsheet or another system has changed', () => {
  it.each([
    '#NV',
    '#WERT!',
    '#BEZUG!',
    '#REF!',
    '#DIV/0!',
    '#N/A',
    '#NAME?',
    'Err:502',
    '########',
  ])('is an error of its row, whatever it is a cell of: %s', (cell) => {
    const row = {
      Titel: cell,
      Lagernummer: cell,
      'Preis (€)': cell,
      Bilder: cell,
      'Hubhöhe (mm)': cell,
      Mast: cell,
      'Weitere: Farbe': cell,
    }
    expect(problemOf(row)).toEqual(
      Object.keys(row).map((header) => `${header}: Die Zelle enthält den Fehlerwert ${cell}`),
    )
  })

  it('is an error where a long number has become an exponent, and a hint where it was filled up', () => {
    const row = { Lagernummer: '5,16093E+14', Seriennummer: '1,23E+18', 'Weitere: Motor': 1.2e21 }
    expect(problemOf(row)).toHaveLength(3)
    expect(problemOf({ Seriennummer: '1,23E+18' })[0]).toContain('ihre letzten Ziffern fehlen')
    expect(problemOf({ Lagernummer: '2E10', Modell: 'E16', Seriennummer: '1E5' })).toEqual([])
    const { patch, hints } = change({ Seriennummer: '516093123456789000' })
    expect(patch).toEqual({ serialNumber: '516093123456789000' })
    expect(hints[0]?.message).toContain('15 Ziffern')
  })

  it('is read as text where it is HTML, and says so', () => {
    const { patch, hints } = change({
      Titel: '<b>Linde</b> H25 &ndash; K&uuml;hlhaus',
      Beschreibung: '<p>Guter Zustand</p><ul><li>UVV neu</li></ul>',
      'Weitere: Farbe': 'rot&nbsp;/ wei&szlig;',
      'Gesamtlänge (mm)': '2.500&nbsp;mm',
    })
    expect(patch).toMatchObject({
      title: 'Linde H25 – Kühlhaus',
      description: 'Guter Zustand\n\n- UVV neu',
      specifications: { Farbe: 'rot / weiß', Gesamtlänge: '2.500 mm' },
    })
    expect(hints.map(({ message }) => message)).toEqual([
      'Das HTML ist als Text gelesen: „Linde H25 – Kühlhaus“',
      'Das HTML ist als Text gelesen: „Guter Zustand\n\n- UVV neu“',
      'Das HTML ist als Text gelesen: „rot / weiß“',
    ])
    const said = { ...machine, title: 'Linde &amp; <b>Co</b>', note: '#NV' }
    const same = { Titel: said.title, 'Interne Notiz': said.note }
    expect(readRow(cellsOf(same), said, categories)).toEqual({ patch: {}, problems: [], hints: [] })
  })
})
