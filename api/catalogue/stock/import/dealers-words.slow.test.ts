import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
import type { SavedMapping } from '../../../../shared/stock/mapping.ts'
import {
  englishList,
  englishMachines,
  officeList,
  officeMachines,
  yardList,
  yardMachines,
} from '../../../../shared/testing/dealers-lists.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const send = (list: string, fields: Record<string, unknown> = {}) =>
  sendImport(test, list, {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  })
const stock = async () =>
  (await test.get<Product[]>('/api/products?limit=50&sort=title&order=asc', test.token)).data

const fixed = { location: 'Celle' }
const yard = {
  fixed,
  sections: { 'treibgas (2 stück)': 'Dieselstapler', 'Elektro 3-Rad:': 'compact' },
  words: { 'Netto-VK': { bastler: 'Preis auf Anfrage' } },
}

describe('headings of a list', () => {
  it('that name a category give it to the machines below, and others are asked for', async () => {
    const { data } = await send(yardList, { fixed })
    expect(data.sections).toEqual(['Treibgas (2 Stück)', 'Elektro 3-Rad:'])
    expect(data.understood.sections).toEqual({
      Dieselstapler: 'Dieselstapler',
      '*** Schubmaster ***': 'Schubmaststapler',
    })
    expect(data.unknownWords).toEqual({ 'Netto-VK': ['Bastler'] })
    expect(data).toMatchObject({ created: 3, failed: 4, missing: [] })
  })

  it('bring every machine in once they are decided, each in its own category', async () => {
    const { data } = await send(yardList, { ...yard, mode: 'apply' })
    expect(data.errors).toEqual([])
    expect(data).toMatchObject({ created: yardMachines, failed: 0, sections: [], unknownWords: {} })
    const categories = Object.fromEntries(
      (await stock()).map(({ stockNumber, category }) => [stockNumber, category.slug]),
    )
    expect(categories).toEqual({
      ...{ 'P-101': 'diesel', 'P-102': 'diesel', 'P-110': 'diesel', 'P-111': 'diesel' },
      ...{ 'P-120': 'compact', 'P-121': 'compact', 'P-130': 'reach' },
    })
    const again = await send(yardList, { remembered: 'true' })
    expect(again.data).toMatchObject({ isRemembered: true, unchanged: yardMachines, failed: 0 })
  })

  it('are kept for the next list with the same headers, also once the import is undone', async () => {
    const first = await send(yardList, { ...yard, mode: 'apply' })
    await test.call('POST', `/api/stock/imports/${first.data.import}/undo`, { token: test.token })
    const { data } = await send(yardList, { remembered: 'true' })
    expect(data).toMatchObject({ isRemembered: true, created: yardMachines, failed: 0, fixed })
    expect(data.understood.words).toEqual(yard.words)
  })

  it('count after the row’s own category, and name none where that is said', async () => {
    const list = [
      'Lagernummer;Fabrikat;Typ;Art;Bj.;Preis',
      'Elektrostapler;;;;;',
      'A;Linde;E16;;2016;9000',
      'B;Linde;H25;Diesel;2016;9000',
      'Anbaugeräte;;;;;',
      'C;Kaup;T411;;2016;900',
    ].join('\r\n')
    const { data } = await send(list, { fixed })
    expect(data).toMatchObject({ created: 2, failed: 1, sections: ['Anbaugeräte'] })
    expect(data.hints).toContainEqual({
      ...{ row: 3, column: 'Art', value: '' },
      message: 'Elektrostapler nach der Zwischenüberschrift „Elektrostapler“',
    })
    const decided = await send(list, { fixed, sections: { anbaugeräte: '' } })
    expect(decided.data).toMatchObject({ created: 2, failed: 1, sections: [], missing: [] })
  })

  it('may say the condition of new machines, too', async () => {
    const list = [
      'Lagernummer;Fabrikat;Typ;Bj.;Preis;Zustand',
      'Gebrauchte Elektrostapler;;;;;',
      'A;Linde;E16;2016;9000;',
      'B;Linde;E20;2016;9000;überholt',
      'Dieselstapler (neu):;;;;;',
      'C;Linde;H25;2026;9000;',
      'Neu eingetroffene Dieselstapler;;;;;',
      'D;Linde;H30;2016;9000;',
    ].join('\r\n')
    const sections = { 'Neu eingetroffene Dieselstapler': 'Dieselstapler' }
    const { data } = await send(list, { fixed, sections, mode: 'apply' })
    expect(data.errors).toEqual([])
    expect(data.understood.sections).toMatchObject({
      'Gebrauchte Elektrostapler': 'Elektrostapler',
      'Dieselstapler (neu):': 'Dieselstapler',
    })
    expect(data.hints).toContainEqual({
      ...{ row: 2, column: '', value: 'Gebrauchte Elektrostapler' },
      message:
        'Zwischenüberschrift; die Maschinen darunter gehören zu „Elektrostapler“ und haben ohne eigene Angabe den Zustand „Gebraucht“',
    })
    const conditions = (await stock()).map(({ stockNumber, condition }) => [stockNumber, condition])
    expect(Object.fromEntries(conditions)).toEqual({
      ...{ A: 'used', B: 'refurbished', C: 'new', D: 'used' },
    })
  })

  it('that name none leave rows without one, which say what to do and take it as a correction', async () => {
    const list = 'Lagernummer;Fabrikat;Typ;Bj.;Preis\r\nGestelle;;;;\r\nA;Linde;H25;2016;9000\r\n'
    const asked = { fixed, sections: { Gestelle: '' } }
    const { data } = await send(list, asked)
    expect(data.errors).toEqual([
      {
        ...{ row: 3, column: 'Kategorie', value: '' },
        message:
          'Die Zwischenüberschrift „Gestelle“ nennt keine Kategorie. Wählen Sie hier eine für diese Zeile, oder unter „Spalten ändern“ eine für alle Zeilen darunter',
      },
    ])
    const corrections = { 3: { Kategorie: 'Dieselstapler' } }
    expect((await send(list, { ...asked, corrections })).data).toMatchObject({
      created: 1,
      failed: 0,
    })
  })

  it('stand above nothing, as prepared rows with a running number do', async () => {
    const { data } = await send('Nr.;Fabrikat;Typ;Bj.;Preis\r\n1;;;;\r\nDiesel;;;;\r\n')
    expect(data).toMatchObject({ rows: 0, failed: 0, sections: [] })
  })
})

describe('words of a list', () => {
  const words = {
    Gruppe: { Frontstapler: 'Dieselstapler', 'E-Dreirad': 'compact' },
    Status: { 'in Aufbereitung': 'Inaktiv' },
    Zustand: { Bastler: 'Gebraucht' },
  }

  it('are asked for once, however many rows have them', async () => {
    const { data } = await send(officeList)
    expect(data.unknownWords).toEqual({
      Gruppe: ['Frontstapler', 'E-Dreirad'],
      Status: ['in Aufbereitung'],
      Zustand: ['Bastler'],
    })
  })

  it('are read as was said, with a hint at each, and the model from the title', async () => {
    const { data } = await send(officeList, { words, mode: 'apply' })
    expect(data.errors).toEqual([])
    expect(data).toMatchObject({ created: officeMachines, missing: [], unknownWords: {} })
    expect(data.hints.map(({ row, message }) => `${row} ${message}`)).toEqual(
      expect.arrayContaining([
        '2 „Frontstapler“ ist als Dieselstapler gelesen',
        '2 Modell „H25D-02“ aus dem Titel',
        '3 „verkauft 12.10.“ ist als Verkauft gelesen',
      ]),
    )
    const machines = Object.fromEntries((await stock()).map((machine) => [machine.model, machine]))
    expect(Object.keys(machines).sort()).toEqual([
      ...['8FGF25', 'ETV 216', 'H25D-02', 'J1.6XN', 'RX 60-25'],
    ])
    expect(machines).toMatchObject({
      'RX 60-25': { status: 'sold', price: 16_500, figures: { hours: 6031 } },
      'ETV 216': { status: 'reserved', condition: 'refurbished' },
      '8FGF25': { status: 'inactive', condition: 'used' },
      'J1.6XN': { priceKind: 'onRequest', status: 'active', category: { slug: 'compact' } },
    })
  })

  it('are kept with a mapping, as headings and fixed values are', async () => {
    const path = '/api/stock/mappings/Liste'
    const reading = { columns: { Gruppe: 'categoryId' }, fixed, sections: { Alt: '' }, words }
    await test.call('PUT', path, { token: test.token, body: reading })
    const { data } = await test.get<SavedMapping>(path, test.token)
    expect(data).toMatchObject(reading)
  })

  it.each([
    [{ sections: '[]' }, 'sections'],
    [{ sections: 'x' }, 'sections'],
    [{ sections: { Diesel: 'Quatsch' } }, 'sections'],
    [{ words: { Gruppe: 'Diesel' } }, 'words'],
    [{ words: { Gruppe: { Frontstapler: 'Quatsch' } } }, 'words'],
    [{ corrections: { x: null } }, 'corrections'],
    [{ corrections: { 2: { Quatsch: '1' } } }, 'corrections'],
  ])('are refused with a sentence where they are malformed: %j', async (fields, name) => {
    const { status, details } = await send(officeList, fields)
    expect(status).toBe(400)
    expect(details?.[name]?.[0]).toMatch(/\p{L}/u)
  })
})

describe('a list without numbers', () => {
  it('says so, and which of its rows look like machines that are there', async () => {
    const { id } = await test.addProduct({
      ...{ title: 'Linde H 25 D-02', model: 'H 25 D-02', year: 2016 },
      specifications: { Betriebsstunden: '4.820 h' },
    })
    await test.addProduct({ brand: 'Still', model: 'RX 60-25', year: 2017 })
    const { data } = await send(officeList)
    expect(data.noStockNumber).toBe(true)
    expect(data.similar).toEqual([{ row: 2, id, title: 'Linde H 25 D-02' }])
    expect((await send(yardList)).data).toMatchObject({ noStockNumber: false, similar: [] })
  })

  it('asks for what new machines need and no column says', async () => {
    expect((await send(yardList)).data.missing).toEqual(['location'])
    const { data } = await send('Fabrikat;Typ\r\nLinde;H25\r\n')
    expect(data.missing).toEqual(['categoryId', 'location', 'priceKind'])
  })
})

it('a list of an English program comes in with its figures', async () => {
  const words = { Kategorie: { Frontstapler: 'Dieselstapler' } }
  const { data } = await send(englishList, { words, mode: 'apply' })
  expect(data.errors).toEqual([])
  expect(data.created).toBe(englishMachines)
  const [linde] = await stock()
  expect(linde).toMatchObject({
    ...{ brand: 'Linde', model: 'H25D-02', stockNumber: '1001', price: 12_900 },
    figures: { hours: 7450, capacity: 2500, liftHeight: 4500 },
  })
})

it('a new machine has the drive that its category or heading says, unless it has one of its own', async () => {
  const list = [
    'Lagernummer;Fabrikat;Typ;Art;Bj.;Preis;Antrieb',
    'A;Linde;H25;Dieselstapler;2016;9000;',
    'B;Linde;E16;Elektrostapler;2016;9000;Hybrid',
    'C;Linde;R16;Schubmaststapler;2016;9000;',
    'Treibgasstapler (1 Stück);;;;;;',
    'D;Linde;H25T;;2016;9000;',
  ].join('\r\n')
  const sections = { 'Treibgasstapler (1 Stück)': 'reach' }
  const { data } = await send(list, { fixed, sections, mode: 'apply' })
  expect(data).toMatchObject({ created: 4, errors: [] })
  expect(data.hints).toContainEqual({
    ...{ row: 2, column: 'Antrieb', value: '' },
    message: 'Diesel nach „Dieselstapler“',
  })
  const drives = (await stock()).map(({ stockNumber, figures }) => [stockNumber, figures.drive])
  expect(Object.fromEntries(drives)).toEqual({
    ...{ A: 'diesel', B: 'hybrid', C: undefined, D: 'lpg' },
  })
})
