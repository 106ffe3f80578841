import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedProduct } from '../../../shared/product/product.ts'
import { categoryNames } from '../../../shared/stock/category-names.ts'
import { readKey, readRow } from '../../../shared/stock/rows.ts'
import { type TableFormat, tableFormats } from '../../../shared/tables/table-cell.ts'
import { anyStock } from '../../../shared/testing/stock.ts'
import type { Database } from '../../base/data/db/database.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { listCategories } from '../categories/category.queries.ts'
import { findProduct } from '../products/product.queries.ts'
import { StockExports } from './export.ts'
import { readStockTable } from './read-stock-table.testing.ts'

let test: TestApp
const start = async () => {
  test = await createTestApp()
}
const close = () => test.close()

const ask = (query: string, init: RequestInit = {}) =>
  test.app.request(`/api/products/export?${query}`, {
    ...init,
    headers: { Authorization: `Bearer ${test.token}` },
  })

async function exported(format: TableFormat, filters = ''): Promise<Uint8Array> {
  const response = await ask(`format=${format}${filters}`)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

async function idsOf(filters: string) {
  const rows = await readStockTable('csv', await exported('csv', filters))
  return rows.map(({ cells }) => readKey(cells).id)
}

async function addLongStock() {
  for (let count = 0; count < 50; count++)
    // Texts that do not compress, so that the table is longer than what is read ahead.
    await test.addProduct({ description: randomBytes(4500).toString('hex') })
}

async function addManyNames() {
  for (let machine = 0; machine < 20; machine++)
    await test.addProduct({
      brand: machine === 0 ? 'Linde' : 'Still',
      specifications: Object.fromEntries(
        Array.from({ length: 100 }, (_, at) => [`Angabe ${machine} ${at}`, 'ja']),
      ),
    })
}

/** The database, and why the last snapshot of it ended. */
function watchedDatabase() {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  const snapshot: Database['snapshot'] = (read) => {
    const reading = test.database.snapshot(read)
    reading.then(resolve, resolve)
    return reading
  }
  return { database: { ...test.database, snapshot }, ended }
}

describe('the export', () => {
  beforeEach(start)
  afterEach(close)

  it('is a table to save, with a day in its name, that nobody keeps', async () => {
    const { headers } = await ask('format=xlsx')
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="bestand-\d{4}-\d\d-\d\d\.xlsx"$/,
    )
    expect(headers.get('Content-Type')).toContain('spreadsheetml')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('is a CSV file as German Excel expects it when no format is named', async () => {
    await test.addProduct({
      title: '=1+1',
      price: 28_500.5,
      specifications: { Tragkraft: '2,5 t' },
    })
    const text = await (await ask('')).text()
    expect(text).toMatch(
      /^ID;Lagernummer;Titel;Marke;Modell;Baujahr;Zustand;Zustandsklasse;Status;Kategorie;/,
    )
    expect(text).toContain(';Nettopreis zzgl. MwSt.;28500,5;')
    expect(text).toContain(";'=1+1;Linde;")
    expect(text).toContain(';2500;')
    expect(text).toMatch(/;\r\n$/)
  })

  it('has a header alone where there is no machine', async () => {
    for (const format of tableFormats)
      expect(await readStockTable(format, await exported(format))).toEqual([])
  })

  it('shows what the list shows, hidden machines too, in the order of their numbers', async () => {
    const linde = await test.addProduct({ brand: 'Linde', year: 2015 })
    const hidden = await test.addProduct({ brand: 'Linde', year: 2020, status: 'inactive' })
    const still = await test.addProduct({ brand: 'Still', year: 2010 })
    expect(await idsOf('')).toEqual([linde.id, hidden.id, still.id])
    expect(await idsOf('&brand=linde')).toEqual([linde.id, hidden.id])
    expect(await idsOf('&yearTo=2016')).toEqual([linde.id, still.id])
    expect(await idsOf('&search=still')).toEqual([still.id])
  })

  it('refuses a format or a filter that there is not', async () => {
    expect((await ask('format=ods')).status).toBe(400)
    expect((await ask('yearFrom=neu')).status).toBe(400)
  })

  it('reads nothing for a client that only asks for the headers', async () => {
    const { status, body } = await ask('format=csv', { method: 'HEAD' })
    expect([status, body]).toEqual([200, null])
  })

  it('holds internal fields, and so is for accounts alone', async () => {
    await test.addProduct({ serialNumber: 'G4X-17', note: 'Einkauf 9.000 €' })
    expect((await test.app.request('/api/products/export')).status).toBe(401)
    const { token } = await addColleague(test, 'sales')
    const response = await test.app.request('/api/products/export', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await response.text()).toMatch(/G4X-17;Einkauf 9\.000 €/)
  })
})

describe('the export of a long stock', () => {
  beforeAll(async () => {
    await start()
    await addLongStock()
  })
  afterAll(close)

  it.each(tableFormats)(
    'of %s stops reading when the one who asked for it hangs up',
    async (format) => {
      const { database, ended } = watchedDatabase()
      const table = await new StockExports(database).begin(format, {}, 'administrator')
      await once(table, 'readable')
      table.destroy()
      expect(await ended).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    },
  )

  it('ends when the one who asked for it takes nothing for too long', async () => {
    const { database, ended } = watchedDatabase()
    const table = await new StockExports(database, { stallMs: 10 }).begin(
      'csv',
      {},
      'administrator',
    )
    table.on('error', () => {})
    expect(await ended).toMatchObject({ message: 'Nobody reads the export' })
    expect(table.destroyed).toBe(true)
  })

  it('asks for patience while two others are being downloaded', async () => {
    const exports = new StockExports(test.database, { waitMs: 10 })
    const tables = [
      await exports.begin('csv', {}, 'administrator'),
      await exports.begin('json', {}, 'administrator'),
    ]
    const refused = { status: 503, headers: { 'Retry-After': '5' } }
    await expect(exports.begin('csv', {}, 'administrator')).rejects.toMatchObject(refused)
    for (const table of tables) await once(table.resume(), 'close')
    const another = await exports.begin('csv', {}, 'administrator')
    await once(another.resume(), 'close')
  })
})

describe('the export of too many names', () => {
  beforeAll(async () => {
    await start()
    await addManyNames()
  })
  afterAll(close)

  it('refuses more columns than an import takes', async () => {
    for (const format of tableFormats) {
      const response = await ask(`format=${format}`)
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('zu viele verschiedene Angaben'),
      ])
    }
    expect(await idsOf('&brand=linde')).toHaveLength(1)
  })

  it('gives way to others when it is refused', async () => {
    const exports = new StockExports(test.database, { waitMs: 10 })
    for (const format of tableFormats)
      await expect(exports.begin(format, {}, 'administrator')).rejects.toMatchObject({
        status: 400,
      })
  })
})

it('goes out, comes in and goes out again without a change, whatever the stock is', async () => {
  await start()
  await fc.assert(
    fc.asyncProperty(fc.array(anyStock, { minLength: 5, maxLength: 10 }), async (stocks) => {
      for (const { id: _, ...machine } of stocks.flat())
        await test.addProduct({ ...machine, stockNumber: null, categoryId: 1 })
      const categories = categoryNames(await listCategories(test.database.db, true))
      for (const format of tableFormats) {
        const bytes = await exported(format)
        for (const { cells } of await readStockTable(format, bytes)) {
          const product = await findProduct(test.database.db, readKey(cells).id ?? 0)
          const reading = readRow(cells, storedProduct.parse(product), categories)
          expect(reading).toEqual({ patch: {}, problems: [], hints: [] })
        }
        expect(Buffer.compare(await exported(format), bytes)).toBe(0)
      }
    }),
    { numRuns: 1 },
  )
  await close()
}, 60_000)
