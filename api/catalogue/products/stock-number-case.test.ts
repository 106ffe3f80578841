import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import {
  applyTable,
  checkTable,
  csv,
  NEW_HEADER,
  newRow,
} from '../stock/import/send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const create = (stockNumber: string) =>
  test.call('POST', '/api/products', {
    token: test.token,
    body: { ...plausibleProduct, stockNumber },
  })
const put = (id: number, body: object) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token: test.token, body })
const numbers = async () =>
  (await test.query<{ stock_number: string }>('select stock_number from product order by id')).map(
    ({ stock_number }) => stock_number,
  )

describe('a stock number that differs in letter case or outer blanks alone', () => {
  it('is taken, for a new machine, for another one and for one out of the trash', async () => {
    const { id } = await test.addProduct({ stockNumber: 'L-17a' })
    const taken = { stockNumber: ['Diese Lagernummer hat bereits „Linde H25“ (dort „L-17a“)'] }
    expect(await create(' l-17A ')).toMatchObject({
      status: 409,
      error: 'Die Lagernummer „l-17A“ hat bereits „Linde H25“ (dort „L-17a“)',
      details: taken,
    })
    const other = await test.addProduct({ stockNumber: 'B-1' })
    expect(await put(other.id, { stockNumber: 'L-17A' })).toMatchObject({
      status: 409,
      details: taken,
    })
    expect((await put(id, { stockNumber: 'L-17A', price: 9_000 })).status).toBe(200)
    await test.call('DELETE', `/api/products/${other.id}`, { token: test.token })
    expect((await create('b-1')).status).toBe(201)
    const restored = await test.call('POST', `/api/trash/products/${other.id}/restore`, {
      token: test.token,
    })
    expect(restored).toMatchObject({
      status: 409,
      error:
        'Die Lagernummer „B-1“ hat inzwischen „Linde H25“ (dort „b-1“). Geben Sie dieser Maschine zuerst eine andere.',
    })
  })

  it('is taken in the yard', async () => {
    await test.addProduct({ stockNumber: 'L-17' })
    const answer = await test.call('POST', '/api/yard/products', {
      token: test.token,
      headers: { 'Idempotency-Key': randomUUID() },
      body: {
        brand: 'Linde',
        model: 'H30',
        year: 2020,
        categoryId: 1,
        stockNumber: 'l-17',
      },
    })
    expect(answer).toMatchObject({ status: 409 })
  })

  it('is the same machine in a list, which keeps its number as it is written', async () => {
    await test.addProduct({ stockNumber: 'L-17' })
    const { data } = await applyTable(
      test,
      csv(['Lagernummer', 'Preis (€)'], ['l-17', 12_345], ['B-2', '']),
      { skipFailed: 'true' },
    )
    expect(data).toMatchObject({ changed: 1, created: 0 })
    expect(data.changes[0]?.fields).toEqual({ price: [20_000, 12_345] })
    expect(await numbers()).toEqual(['L-17'])
    const twice = await checkTable(test, csv(NEW_HEADER, newRow('X-1'), newRow('x-1')))
    expect(twice.data.errors.map(({ value, message }) => [value, message])).toEqual([
      ['X-1', 'Bis auf Groß- und Kleinschreibung dieselbe Nummer wie „x-1“ in Zeile 3'],
      ['x-1', 'Bis auf Groß- und Kleinschreibung dieselbe Nummer wie „X-1“ in Zeile 2'],
    ])
    const { id } = await test.addProduct({ stockNumber: 'B-1' })
    const taken = await checkTable(test, csv(['ID', 'Lagernummer'], [id, 'l-17']))
    expect(taken.data.errors[0]?.message).toMatch(/^Diese Lagernummer hat bereits „Linde H25“/)
  })

  it('is found in the search of everything', async () => {
    const { id } = await test.addProduct({ stockNumber: 'QX-17' })
    const { data } = await test.get<{ products: Product[] }>('/api/search?q=qx-17', test.token)
    expect(data.products.map((product) => product.id)).toEqual([id])
  })

  it('stays where there were two before, until somebody changes one of them', async () => {
    const first = await test.addProduct({ stockNumber: 'L-17' })
    const second = await test.addProduct({ stockNumber: 'Z-1' })
    await test.query(
      `update product set stock_number = 'l-17', stock_key = null where id = ${second.id}`,
    )
    expect((await put(second.id, { stockNumber: 'l-17', price: 9_000 })).status).toBe(200)
    const { data } = await applyTable(
      test,
      csv(['Lagernummer', 'Preis (€)'], ['L-17', 1_000], ['l-17', 2_000]),
    )
    expect(data).toMatchObject({ changed: 2 })
    expect((await test.get<Product>(`/api/products/${second.id}`)).data.price).toBe(2_000)
    expect((await put(second.id, { stockNumber: 'L-17' })).status).toBe(409)
    expect((await put(second.id, { stockNumber: 'L-18' })).status).toBe(200)
    expect((await put(first.id, { stockNumber: 'l-18' })).status).toBe(409)
  })
})

it('names the machine that has the serial number of a new one, whatever its stock number', async () => {
  const { id } = await test.addProduct({ stockNumber: 'A', serialNumber: 'H2X 391-U 04711' })
  const { data } = await checkTable(
    test,
    csv(
      [...NEW_HEADER, 'Seriennummer'],
      [...newRow('B'), 'h2x391u04711'],
      [...newRow('C'), '4711'],
      [...newRow('D'), '-'],
    ),
  )
  expect(data.similar).toEqual([{ row: 2, id, title: 'Linde H25' }])
  expect(data.hints).toContainEqual({
    row: 2,
    column: 'Seriennummer',
    value: 'h2x391u04711',
    message: `Diese Seriennummer hat schon „Linde H25“ (ID ${id})`,
  })
})
