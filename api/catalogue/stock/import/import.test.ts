import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Revision } from '../../../../shared/operation/history.ts'
import type { Category } from '../../../../shared/product/category.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import {
  applyTable,
  checkTable,
  csv,
  NEW_HEADER,
  newRow,
  sendImport,
} from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const productOf = async (id: number) =>
  (await test.get<Product>(`/api/products/${id}`, test.token)).data
const stock = async () =>
  (await test.get<Product[]>('/api/products?limit=50&sort=title&order=asc', test.token)).data

describe('a check', () => {
  it('says what would be new, changed and unchanged, and changes nothing', async () => {
    const one = await test.addProduct({ stockNumber: 'L-1', price: 20_000 })
    const two = await test.addProduct({ title: 'Linde T16', stockNumber: 'L-2', price: 3_000 })
    const table = csv(
      ['ID', ...NEW_HEADER],
      [one.id, 'L-1', 'Linde H25', 'Linde', 'H25', 2020, '18500,5', 'Hamburg', one.category.name],
      ['', 'L-2', 'Linde T16', 'Linde', 'H25', 2020, 3000, 'Hamburg', two.category.name],
      ['', ...newRow('L-3')],
    )
    const { status, data } = await checkTable(test, table)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      rows: 3,
      created: 1,
      changed: 1,
      unchanged: 1,
      failed: 0,
      ignored: [],
      errors: [],
    })
    expect(data.changes).toMatchObject([
      { row: 2, id: one.id, title: 'Linde H25', fields: { price: [20_000, 18_500.5] } },
      { row: 4, id: null, title: 'Still RX 20' },
    ])
    expect(await productOf(one.id)).toEqual(one)
    expect(await stock()).toHaveLength(2)
  })

  it('leaves alone what no column names, and clears what an empty cell names', async () => {
    const { id } = await test.addProduct({
      stockNumber: 'L-1',
      description: 'Neue Batterie',
      note: 'Rahmen',
      specifications: { Hubhöhe: '4.500 mm', Farbe: 'gelb' },
    })
    await applyTable(test, csv(['Lagernummer', 'Beschreibung', 'Hubhöhe (mm)'], ['L-1', '', '']))
    const { description, note, specifications } = await productOf(id)
    expect({ description, note, specifications }).toEqual({
      description: '',
      note: 'Rahmen',
      specifications: { Farbe: 'gelb' },
    })
  })

  it('names row, column and value of everything that is wrong, in the words of the form', async () => {
    await test.addProduct({ stockNumber: 'L-1' })
    const { data } = await checkTable(
      test,
      csv(
        ['Lagernr.', 'Titel', 'Preis netto', 'Baujahr', 'Tragkraft (kg)'],
        ['L-1', '', 'teuer', 1850, 2500],
        ['L-9', 'Still', 5000, 2020, 2500],
      ),
    )
    expect(data).toMatchObject({ rows: 2, failed: 2, created: 0, changed: 0 })
    expect(data.errors).toEqual([
      {
        row: 2,
        column: 'Preis netto',
        value: 'teuer',
        message: '„teuer“ ist keine eindeutige Zahl',
      },
      { row: 2, column: 'Titel', value: '', message: 'Titel ist erforderlich' },
      { row: 2, column: 'Baujahr', value: '1850', message: 'Ungültiges Baujahr' },
      { row: 3, column: 'Modell', value: '', message: 'Modell ist erforderlich' },
      { row: 3, column: 'Kategorie', value: '', message: 'Kategorie ist erforderlich' },
      { row: 3, column: 'Standort', value: '', message: 'Standort ist erforderlich' },
    ])
  })

  it('demands a price from a machine that is no longer on request', async () => {
    await test.addProduct({ stockNumber: 'L-1', priceKind: 'onRequest', price: null })
    const { data } = await checkTable(test, csv(['Lagernummer', 'Preisart'], ['L-1', 'netto']))
    expect(data.errors).toMatchObject([
      { row: 2, column: 'Preis (€)', message: 'Der Preis fehlt: eine Zahl oder „auf Anfrage“' },
    ])
  })

  it('refuses an unknown id, and two rows about one machine, each naming the other', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-1' })
    const { data } = await checkTable(
      test,
      csv(
        ['ID', 'Lagernummer', 'Titel'],
        [4711, '', 'A'],
        [id, 'L-1', 'B'],
        ['', 'L-1', 'C'],
        ['x', '', 'D'],
      ),
    )
    expect(data.failed).toBe(4)
    expect(data.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'ID', 'Eine Maschine mit der ID 4711 gibt es nicht'],
      [3, 'ID', 'Dieselbe Maschine steht auch in Zeile 4'],
      [4, 'Lagernummer', 'Dieselbe Maschine steht auch in Zeile 3'],
      [5, 'ID', 'Das ist keine ID einer Maschine'],
    ])
  })

  it('names columns that it does not know, and reads them as the mapping says', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-1' })
    const table = csv(
      ['Lagernummer', 'VK Kunde', 'Palette', 'Titel'],
      ['L-1', 19_000, 'Euro', 'Anders'],
    )
    const first = await checkTable(test, table)
    expect(first.data.ignored).toEqual(['VK Kunde', 'Palette'])
    const mapping = JSON.stringify({
      'VK Kunde': 'price',
      Palette: 'Weitere: Palette',
      Titel: null,
    })
    const { data } = await checkTable(test, table, { fields: { mapping } })
    expect(data.ignored).toEqual(['Titel'])
    expect(data.changes).toEqual([
      {
        row: 2,
        id,
        title: 'Linde H25',
        fields: { price: [20_000, 19_000], specifications: [{}, { Palette: 'Euro' }] },
      },
    ])
    expect(data.columns).toContainEqual({ header: 'VK Kunde', readAs: 'price' })
  })

  it('repeats no more than the beginning of a long value', async () => {
    const { data } = await checkTable(test, csv(NEW_HEADER, newRow('L-1', 'A', 'x'.repeat(2_000))))
    const shown = `${'x'.repeat(199)}…`
    expect(data.errors).toMatchObject([
      { row: 2, value: shown, message: `„${shown}“ ist keine eindeutige Zahl` },
    ])
  })

  it('says once which row keeps a file from being read', async () => {
    const { status, error } = await checkTable(test, `Titel\n${'x'.repeat(1_000_001)}`)
    expect(status).toBe(400)
    expect(error.match(/Zeile 2/g)).toHaveLength(1)
  })

  it('answers a table of more than 20 MB with 413', async () => {
    const { status, error } = await checkTable(test, `Titel\n${'x'.repeat(20_000_000)}`)
    expect(status).toBe(413)
    expect(error).toBe('Die Datei ist größer als 20 MB. Bitte teilen Sie die Tabelle auf.')
  })

  it.each([
    ['', 'bestand.csv', 'Die Datei ist leer'],
    ['Apfel;Birne\r\n1;2\r\n', 'bestand.csv', 'Keine Spalte der Datei ist zu erkennen'],
  ])('refuses %j in %s with a sentence', async (content, name, sentence) => {
    const { status, error } = await sendImport(test, content, { name })
    expect(status).toBe(400)
    expect(error).toContain(sentence)
  })
})

describe('an import that is applied', () => {
  it('creates and changes machines as one change, which the history knows', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-1' })
    const { status, data } = await applyTable(
      test,
      csv(NEW_HEADER, newRow('L-1', 'Linde H25 D', 17_000), newRow('L-2'), newRow('L-3')),
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({ created: 2, changed: 1, import: 1 })
    expect(await productOf(id)).toMatchObject({ title: 'Linde H25 D', price: 17_000 })
    expect((await stock()).map(({ stockNumber }) => stockNumber).sort()).toEqual([
      'L-1',
      'L-2',
      'L-3',
    ])
    const { data: history } = await test.get<Revision[]>(`/api/products/${id}/history`, test.token)
    expect(history[0]).toMatchObject({
      action: 'imported',
      author: 'admin',
      fileName: 'bestand.csv',
    })
    const logged = await test.query('select * from publication')
    expect(logged).toHaveLength(2)
  })

  it('is all or nothing, unless the rows that fail may be left out', async () => {
    const table = csv(NEW_HEADER, newRow('L-1'), newRow('L-2', 'Still', 'teuer'))
    const refused = await applyTable(test, table)
    expect(refused.status).toBe(400)
    expect(refused.error).toBe('Eine Zeile ist fehlerhaft. Es wurde nichts geändert.')
    expect(refused.data).toMatchObject({ rows: 2, created: 1, failed: 1 })
    expect(await stock()).toEqual([])
    const { status, data } = await applyTable(test, table, { skipFailed: 'true' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ created: 1, failed: 1 })
    expect(await stock()).toMatchObject([{ stockNumber: 'L-1' }])
  })

  it('gives the rows that failed back in the format they came in', async () => {
    const header = [...NEW_HEADER, 'Eigenes']
    const { data } = await checkTable(
      test,
      csv(header, [...newRow('L-1'), 'a'], [...newRow('L-2', 'Still', 'teuer'), 'b']),
    )
    const response = await test.app.request(data.failedRows ?? '')
    expect(response.headers.get('Content-Disposition')).toContain('fehlerhafte-zeilen.csv')
    const text = await response.text()
    expect(text.trim().split('\r\n')).toEqual([
      [...header, 'Fehler beim Import'].join(';'),
      'L-2;Still;Still;RX 20;2019;teuer;Hamburg;electric;b;Preis (€): „teuer“ ist keine eindeutige Zahl',
    ])
    const foreign = await test.app.request(
      (data.failedRows ?? '').replace(/ticket=.*/, 'ticket=1.2'),
    )
    expect(foreign.status).toBe(404)
  })

  it('lets machines exchange their stock numbers', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    const two = await test.addProduct({ stockNumber: 'B' })
    const { data } = await applyTable(
      test,
      csv(['ID', 'Lagernummer'], [one.id, 'B'], [two.id, 'A']),
    )
    expect(data.changed).toBe(2)
    expect((await productOf(one.id)).stockNumber).toBe('B')
    expect((await productOf(two.id)).stockNumber).toBe('A')
    const { data: history } = await test.get<Revision[]>(
      `/api/products/${one.id}/history`,
      test.token,
    )
    expect(history[0]?.fields).toEqual({ stockNumber: ['A', 'B'] })
  })

  it('refuses a stock number that another machine keeps, also because its own row fails', async () => {
    const one = await test.addProduct({ stockNumber: 'A' })
    const two = await test.addProduct({ stockNumber: 'B', title: 'Still RX' })
    const table = csv(['ID', 'Lagernummer', 'Preis (€)'], [one.id, 'B', 1], [two.id, 'C', 'teuer'])
    const { data } = await checkTable(test, table)
    expect(data.errors.map(({ row, message }) => [row, message])).toEqual([
      [2, `Diese Lagernummer hat bereits „Still RX“ (ID ${two.id})`],
      [3, '„teuer“ ist keine eindeutige Zahl'],
    ])
  })

  it('changes nothing when nothing differs, and leaves no trace', async () => {
    await test.addProduct({ stockNumber: 'L-1' })
    const { data } = await applyTable(test, csv(['Lagernummer', 'Titel'], ['L-1', 'Linde H25']))
    expect(data).toMatchObject({ unchanged: 1, changed: 0 })
    expect(data.import).toBeUndefined()
    expect(await test.query('select * from stock_import')).toEqual([])
  })

  it('makes the figures of new machines searchable', async () => {
    await applyTable(test, csv([...NEW_HEADER, 'Tragkraft (kg)'], [...newRow('L-1'), 1600]))
    const found = await test.get<Product[]>('/api/products?capacityFrom=1500&search=RX')
    expect(found.data).toMatchObject([{ figures: { capacity: 1600 } }])
  })

  it('shows visitors the new price at once', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-1', price: 20_000 })
    expect((await test.get<Product>(`/api/products/${id}`)).data.price).toBe(20_000)
    await applyTable(test, csv(['Lagernummer', 'Preis (€)'], ['L-1', 18_000]))
    expect((await test.get<Product>(`/api/products/${id}`)).data.price).toBe(18_000)
    const { data } = await test.get<Category[]>('/api/categories')
    expect(data.length).toBeGreaterThan(0)
  })
})
