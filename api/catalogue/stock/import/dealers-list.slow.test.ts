import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
import type { ImportReport } from '../../../../shared/stock/import.ts'
import {
  dealersCsv,
  dealersWorkbook,
  FIXED,
  HEADER_ROW,
  MACHINE_ROWS,
} from '../../../../shared/testing/dealers-list.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { checkTable, csv, NEW_HEADER, newRow, sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const fixed = JSON.stringify(FIXED)
const workbook = async (variation = {}) => Buffer.from(await dealersWorkbook(variation))
const send = (content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}) =>
  sendImport(test, content, {
    name: typeof content === 'string' ? 'liste.csv' : 'liste.xlsx',
    fields: { fixed, ...fields },
  })
const stock = async () =>
  (await test.get<Product[]>('/api/products?limit=50&sort=title&order=asc', test.token)).data
const said = (messages: ImportReport['hints']) =>
  messages.map(({ row, column, message }) => `${row} ${column}: ${message}`)

describe('a list as dealers have it', () => {
  it('is found on its sheet, below its titles, and every column shows three values', async () => {
    const { status, data } = await send(await workbook())
    expect(status).toBe(200)
    expect(data.table).toMatchObject({
      sheets: ['Deckblatt', 'Bestand', 'Preise'],
      sheet: 'Bestand',
      headerRow: HEADER_ROW,
    })
    expect(data.table.start[0]).toEqual({
      row: 1,
      text: 'Meier Gabelstapler GmbH – Bestandsliste',
    })
    const price = data.columns.findIndex(({ header }) => header === 'VK netto')
    expect(data.columns[price]).toEqual({ header: 'VK netto', readAs: 'price' })
    expect(data.samples[price]).toEqual(['18.900,-', 'VB 12.900', 'a. A.'])
    expect(data.columns).toContainEqual({ header: 'EK', readAs: 'purchasePrice' })
    expect(data.ignored).toEqual(['Platz Halle'])
  })

  it('becomes machines, with sums and headings passed over and what was understood said', async () => {
    const { data } = await send(await workbook())
    expect(data).toMatchObject({ rows: 4, created: 4, failed: 0, errors: [] })
    expect(data.changes.map(({ row }) => row)).toEqual(MACHINE_ROWS)
    expect(said(data.hints)).toEqual([
      '6 : Die Zeile ist eine Zwischenüberschrift und gilt für Zeilen darunter ohne eigene Angabe',
      '7 Lag.-Nr.: Die Lagernummer wird als „L-1042“ geführt',
      '7 EK: Die Zellen O7:O8 sind verbunden; ihr Wert zählt nur in Zeile 7',
      '8 Lag.-Nr.: Die Lagernummer wird als „L-1043“ geführt',
      '8 VK netto: „VB 12.900“: Als Preis zählt 12.900\u00a0€',
      '9 : Die Zeile ist eine Summe und wird übergangen',
      '10 : Die Zeile ist eine Zwischenüberschrift und gilt für Zeilen darunter ohne eigene Angabe',
      '11 Lag.-Nr.: Die Lagernummer wird als „E-17“ geführt',
      '11 Hubh.: „8“ ist als 8 m gelesen',
      '12 VK netto: Formel; es zählt ihr gespeicherter Wert',
      '12 Lag.-Nr.: Die Lagernummer wird als „E-18“ geführt',
      '14 : Die Zeile ist eine Summe und wird übergangen',
    ])
  })

  it.each<[string, () => Promise<Buffer<ArrayBuffer>> | string]>([
    ['a workbook', workbook],
    ['CSV', dealersCsv],
  ])('is the stock once it is applied, as %s', async (_, make) => {
    const { status, data } = await send(await make(), { mode: 'apply' })
    expect([status, data.created]).toEqual([200, 4])
    const [hyster, jungheinrich, linde, still] = await stock()
    expect(linde).toMatchObject({
      title: 'Linde H25D-02',
      stockNumber: 'L-1042',
      serialNumber: 'H2X392',
      year: 2016,
      price: 18_900,
      priceKind: 'net',
      location: 'Itzehoe',
      note: 'Kupplung prüfen',
      category: { name: 'Dieselstapler' },
      figures: {
        hours: 4820,
        capacity: 2500,
        liftHeight: 4500,
        closedHeight: 2150,
        freeLift: 150,
        drive: 'diesel',
        cab: 'full',
        inspectionUntil: '2027-03',
      },
    })
    expect(still?.figures).toMatchObject({ cab: 'half', inspectionUntil: '2027-03' })
    expect(still?.price).toBe(12_900)
    expect(jungheinrich).toMatchObject({
      priceKind: 'onRequest',
      year: 2018,
      unread: [],
      figures: { liftHeight: 8000 },
    })
    expect(hyster).toMatchObject({ price: 14_500, year: 2017 })
    const again = await send(await make(), { mode: 'apply' })
    expect(again.data).toMatchObject({ rows: 4, unchanged: 4, created: 0, changed: 0 })
  })

  it('loses a row, and no more, to a formula that has no value', async () => {
    const { data } = await send(await workbook({ withoutValue: true }))
    expect(data).toMatchObject({ created: 3, failed: 1 })
    expect(said(data.errors)).toEqual([
      expect.stringMatching(/^12 VK netto: Formel ohne gespeicherten Wert/),
    ])
  })

  it('is read from the sheet and the row that somebody has chosen', async () => {
    const list = await workbook()
    const other = await send(list, { sheet: 'Preise' })
    expect(other.data.table).toMatchObject({ sheet: 'Preise', headerRow: 1 })
    const row = await send(list, { headerRow: '1', sheet: 'Deckblatt' })
    expect(row.status).toBe(400)
    expect(row.error).toContain('Keine Spalte der Datei ist zu erkennen')
    expect(row.data).toMatchObject({ rows: 0, columns: [{ header: 'Bestandsliste' }] })
    expect((await send(list, { sheet: 'Fehlt' })).error).toContain('„Fehlt“')
    expect((await send(list, { headerRow: '3' })).status).toBe(400)
    expect((await send(list, { headerRow: 'x' })).details).toHaveProperty('headerRow')
  })

  it('is read as the last one with the same headings, if that is asked for', async () => {
    const mapping = JSON.stringify({ EK: 'previousPrice', Bemerkung: 'description' })
    await send(await workbook(), { mode: 'apply', mapping })
    const first = (await send(await workbook())).data
    expect(first).toMatchObject({ isRemembered: false, ignored: ['Platz Halle'] })
    const { data } = await sendImport(test, dealersCsv(), { fields: { remembered: 'true' } })
    expect(data).toMatchObject({ isRemembered: true, fixed: FIXED, unchanged: 4 })
    expect(data.columns).toContainEqual({ header: 'EK', readAs: 'previousPrice' })
    const other = await checkTable(test, csv(NEW_HEADER, newRow('L-9')), {
      fields: { remembered: 'true' },
    })
    expect(other.data).toMatchObject({ isRemembered: false, created: 1 })
  })
})

describe('what all machines of a table have in common', () => {
  const [, ...header] = NEW_HEADER.filter((name) => name !== 'Standort')
  const [, ...row] = newRow('L-1').filter((cell) => cell !== 'Hamburg')
  const check = (fixed: unknown) =>
    checkTable(test, csv(header, row), { fields: { fixed: JSON.stringify(fixed) } })

  it('is said once, and checked for each of them like a cell', async () => {
    const { data } = await check({ location: 'Itzehoe', condition: 'Neu', capacity: '2,5 t' })
    expect(data).toMatchObject({ created: 1, fixed: { location: 'Itzehoe' } })
    expect(data.changes[0]?.fields).toMatchObject({
      location: [null, 'Itzehoe'],
      condition: [null, 'new'],
      specifications: [null, { Tragkraft: '2.500 kg' }],
    })
    expect(said((await check({ location: 'A', status: 'irgendwie' })).data.errors)).toEqual([
      expect.stringContaining('2 Status: „irgendwie“ ist unbekannt'),
    ])
  })

  it.each([
    [{ quatsch: 'x' }, '„quatsch“ kann nicht für alle'],
    [{ stockNumber: 'L-1' }, 'kann nicht für alle'],
    [{ title: 'Alle gleich' }, '„Titel“ steht schon in einer Spalte'],
    ['Itzehoe', 'JSON-Objekt'],
  ])('is refused with a sentence: %j', async (values, sentence) => {
    const { status, details } = await check(values)
    expect(status).toBe(400)
    expect(details?.fixed?.[0]).toContain(sentence)
  })
})

it('says in the file of failed rows why each has failed, also when it comes back with that', async () => {
  const table = csv(NEW_HEADER, newRow('L-1'), newRow('L-2', '', 'teuer'))
  const read = async (table: string) => {
    const { data } = await checkTable(test, table)
    return (await test.app.request(data.failedRows ?? '')).text()
  }
  const failed = await read(table)
  expect(failed.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    `${NEW_HEADER.join(';')};Fehler beim Import`,
    'L-2;;Still;RX 20;2019;teuer;Hamburg;electric;"Preis (€): „teuer“ ist keine eindeutige Zahl; Titel: Titel ist erforderlich"',
  ])
  expect(await read(failed)).toBe(failed)
})
