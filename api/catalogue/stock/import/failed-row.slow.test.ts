import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../../shared/product/product.ts'
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

describe('a row that failed', () => {
  it('is called what it says, whatever is wrong, and all of that is said at once', async () => {
    const rows = [
      'A;Linde;H25;1850;Diesel;#NV',
      'B;Still;RX 20;2016;Diesel;9000',
      'B;Still;RX 60;2016;Diesel;9000',
    ]
    const { data } = await send(
      `Lagernummer;Fabrikat;Typ;Bj.;Art;Preis\r\n${rows.join('\r\n')}\r\n`,
      { fixed },
    )
    expect(data.failing.map(({ title }) => title)).toEqual([
      'Linde H25',
      'Still RX 20',
      'Still RX 60',
    ])
    expect(data.errors.filter(({ row }) => row === 2)).toMatchObject([
      { column: 'Preis' },
      { column: 'Bj.' },
    ])
  })

  const list =
    'Lagernummer;Fabrikat;Typ;Bj.;Art;Preis\r\nA;Linde;H25;2016;Diesel;\r\nB;Still;RX 20;1850;E-Stapler;9000\r\n'

  it('says what is missing, and is mended or left out without the file', async () => {
    const first = await send(list, { fixed })
    expect(first.data.errors).toMatchObject([
      { row: 2, column: 'Preis', message: 'Der Preis fehlt: eine Zahl oder „auf Anfrage“' },
      { row: 3, column: 'Bj.' },
    ])
    expect(first.data.failing).toEqual([
      { row: 2, title: 'Linde H25' },
      { row: 3, title: 'Still RX 20' },
    ])
    const corrections = { 2: { Preis: '12.500,-', Beschreibung: 'Läuft' }, 3: null }
    const { data } = await send(list, { fixed, corrections, mode: 'apply' })
    expect(data).toMatchObject({ rows: 1, created: 1, failed: 0 })
    expect(await stock()).toMatchObject([
      { stockNumber: 'A', price: 12_500, description: 'Läuft', location: 'Celle' },
    ])
  })
})
