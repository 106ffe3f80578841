import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { csv, sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const list = csv(
  ['L-1', 'Linde', 'H25 D', 'Dieselstapler', 2016, '12.900 €', 'Celle'],
  ['L-2', 'Still', 'RX 20', 'Elektrostapler', 2018, '9.900 €', 'Celle'],
)
const mapping = JSON.stringify({
  'Spalte A': 'stockNumber',
  'Spalte B': 'brand',
  'Spalte C': 'model',
  'Spalte D': 'categoryId',
  'Spalte E': 'year',
  'Spalte F': 'price',
  'Spalte G': 'location',
})

it('a list without headings has its columns named by letter, with examples, and asks what they are', async () => {
  const { status, data } = await sendImport(test, list)
  expect(status).toBe(200)
  expect(data).toMatchObject({ created: 0, failed: 0 })
  expect(data.table.headerRow).toBe(0)
  expect(data.columns.map(({ header }) => header)).toEqual(
    [...'ABCDEFG'].map((letter) => `Spalte ${letter}`),
  )
  expect(data.samples[1]).toEqual(['Linde', 'Still'])
})

it('comes in with its first row once somebody has said that, and is remembered', async () => {
  const fields = { mapping, headerRow: '0', mode: 'apply' }
  const { data } = await sendImport(test, list, { fields })
  expect(data).toMatchObject({ created: 2, failed: 0 })
  const { data: stock } = await test.get<Product[]>('/api/products', test.token)
  expect(stock.map(({ title, year, price }) => [title, year, price]).sort()).toEqual([
    ['Linde H25 D', 2016, 12_900],
    ['Still RX 20', 2018, 9_900],
  ])
  const next = await sendImport(test, list, { fields: { remembered: 'true' } })
  expect(next.data).toMatchObject({ isRemembered: true, unchanged: 2 })
})

it('takes a first row for a machine also where that looks like headings, if somebody says so', async () => {
  const words = csv(['Linde', 'H25', 'Stapler'], ['Still', 'RX', 'Stapler'])
  const { data } = await sendImport(test, words, { fields: { headerRow: '0' } })
  expect(data.columns.map(({ header }) => header)).toEqual(['Spalte A', 'Spalte B', 'Spalte C'])
  expect(data.samples[0]).toEqual(['Linde', 'Still'])
})

it('reads the euro of ISO-8859-15', async () => {
  const text =
    'Lagernummer;Marke;Modell;Kategorie;Baujahr;Preis;Standort;Notiz\r\nL-1;Linde;H25;Dieselstapler;2016;12.900 \xa4;K\xf6ln;Miete 50 \xa4\r\n'
  const { data } = await sendImport(test, Uint8Array.from(Buffer.from(text, 'latin1')))
  expect(data).toMatchObject({ created: 1, failed: 0 })
  expect(data.changes[0]?.fields).toMatchObject({
    price: [null, 12_900],
    location: [null, 'Köln'],
    note: [null, 'Miete 50 €'],
  })
})
