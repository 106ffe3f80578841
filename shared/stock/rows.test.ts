import { describe, expect, it } from 'vitest'
import { type Cell, readTableNumber } from '../tables/table-cell.ts'
import { categories, cellsOf, change, patchOf, problemOf } from '../testing/stock-rows.ts'
import { readKey, readRow } from './rows.ts'

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
