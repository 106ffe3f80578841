import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Revision, RevisionPreview } from '../../../shared/operation/history.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { ImportJob } from '../../../shared/stock/import.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from '../stock/import/send-import.testing.ts'

const PAID = 12_345.67

let test: TestApp
let sales: string
let stock: string
beforeAll(async () => {
  test = await createTestApp()
  sales = (await addColleague(test, 'sales')).token
  stock = (await addColleague(test, 'stock')).token
})
afterAll(() => test.close())

const add = (more: Record<string, unknown> = {}) =>
  test.addProduct({ purchasePrice: PAID, ...more })
const put = (id: number, body: object, token = test.token) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token, body })
const post = <Data>(path: string, token: string, body?: object) =>
  test.call<Data>('POST', `/api${path}`, { token, body })
const seen = async (id: number, token?: string) =>
  (await test.get<Product>(`/api/products/${id}`, token)).data
const paidFor = async (id: number) => (await seen(id, test.token)).purchasePrice
const historyOf = async (id: number, token: string) =>
  (await test.get<Revision[]>(`/api/products/${id}/history`, token)).data
const exported = async (token: string) => {
  const response = await test.app.request('/api/products/export?format=csv', {
    headers: { Authorization: `Bearer ${token}` },
  })
  return response.text()
}

describe('what a machine has cost the dealer', () => {
  it('is kept, and seen and changed by the administrator and by sales', async () => {
    const { id, purchasePrice } = await add()
    expect(purchasePrice).toBe(PAID)
    expect((await seen(id, sales)).purchasePrice).toBe(PAID)
    expect(await put(id, { purchasePrice: 11_000 }, sales)).toMatchObject({
      status: 200,
      data: { purchasePrice: 11_000 },
    })
    await put(id, { purchasePrice: null }, sales)
    expect(await paidFor(id)).toBeNull()
  })

  it.each([-1, 100_000_001, 'viel'])('is a price like the others: not %s', async (price) => {
    const { id } = await add()
    const { status, details } = await put(id, { purchasePrice: price })
    expect([status, Object.keys(details ?? {})]).toEqual([400, ['purchasePrice']])
    expect(await paidFor(id)).toBe(PAID)
  })

  it('is not there for the yard and for visitors, who cannot reset it either', async () => {
    const { id } = await add()
    expect(await seen(id, stock)).not.toHaveProperty('purchasePrice')
    expect(await seen(id)).not.toHaveProperty('purchasePrice')
    const form = await seen(id, stock)
    const saved = await put(id, { ...form, note: 'Schlüssel am Brett' }, stock)
    expect(saved.status).toBe(200)
    expect(saved.data).not.toHaveProperty('purchasePrice')
    expect(await paidFor(id)).toBe(PAID)
  })

  it.each([PAID, 1, null])('cannot be guessed: naming %s is refused by 403', async (guess) => {
    const { id } = await add()
    const answers = [
      await put(id, { purchasePrice: guess }, stock),
      await put(id, { purchasePrice: guess, title: 'Anders' }, stock),
      await post('/products', stock, { ...plausibleProduct, purchasePrice: guess }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await seen(id, test.token)).toMatchObject({ title: 'Linde H25', purchasePrice: PAID })
  })
})

describe('what its preparation has cost', () => {
  it('is kept, seen and changed by the same accounts, and by nobody else', async () => {
    const { id } = await add({ preparationCost: 850 })
    expect(await seen(id, sales)).toMatchObject({ purchasePrice: PAID, preparationCost: 850 })
    expect(await put(id, { preparationCost: 900.5 }, sales)).toMatchObject({ status: 200 })
    for (const token of [stock, undefined])
      expect(await seen(id, token)).not.toHaveProperty('preparationCost')
    expect((await put(id, { preparationCost: 1 }, stock)).status).toBe(403)
    expect(await put(id, { preparationCost: -1 })).toMatchObject({
      status: 400,
      details: { preparationCost: [expect.any(String)] },
    })
    const [changed] = await historyOf(id, test.token)
    expect(changed?.fields).toEqual({ preparationCost: [850, 900.5] })
    expect(JSON.stringify(await historyOf(id, stock))).not.toContain('preparationCost')
    expect(await seen(id, test.token)).toMatchObject({ preparationCost: 900.5 })
  })

  it('comes back from the trash, and in and out with the table of the stock', async () => {
    const { id } = await add({ preparationCost: 850 })
    await test.call('DELETE', `/api/products/${id}`, { token: test.token })
    await post(`/trash/products/${id}/restore`, stock)
    expect(await seen(id, test.token)).toMatchObject({ preparationCost: 850 })
    expect(await exported(sales)).toContain(';Aufbereitung (€);')
    expect(await exported(stock)).not.toContain('Aufbereitung')
    const table = csv(
      [...NEW_HEADER, 'EK', 'Aufbereitung'],
      [...newRow('A-1'), '9.000', '1.250,50'],
    )
    const { data } = await sendImport(test, table, { fields: { mode: 'apply' } })
    expect(data.changes[0]?.fields).toMatchObject({
      purchasePrice: [null, 9000],
      preparationCost: [null, 1250.5],
    })
    const fields = { fixed: '{"preparationCost":"850"}' }
    expect((await sendImport(test, csv(NEW_HEADER, newRow('A-2')), { fields })).status).toBe(400)
  })
})

describe('its history', () => {
  it('tells it to those who may know it, and restores it for them', async () => {
    const { id } = await add()
    await put(id, { purchasePrice: 11_000 })
    const [changed, created] = await historyOf(id, test.token)
    expect(changed?.fields).toEqual({ purchasePrice: [PAID, 11_000] })
    await post(`/products/${id}/history/${created?.id}/restore`, test.token)
    expect(await paidFor(id)).toBe(PAID)
  })

  it('neither tells it to the yard nor changes it when the yard restores a state', async () => {
    const { id } = await add()
    await put(id, { purchasePrice: 11_000, location: 'Kiel' })
    const [changed, created] = await historyOf(id, stock)
    expect(changed?.fields).toEqual({ location: ['Hamburg', 'Kiel'] })
    expect(created?.fields).not.toHaveProperty('purchasePrice')
    const path = `/products/${id}/history/${created?.id}`
    const { data } = await test.get<RevisionPreview>(`/api${path}`, stock)
    expect(data.restores).toEqual({ location: ['Kiel', 'Hamburg'] })
    const restored = await post<Product>(`${path}/restore`, stock)
    expect(restored.data).not.toHaveProperty('purchasePrice')
    expect(await seen(id, test.token)).toMatchObject({ location: 'Hamburg', purchasePrice: 11_000 })
  })
})

it('comes back from the trash, whoever brings the machine back', async () => {
  const { id } = await add()
  const answers = [
    await test.call<Product>('DELETE', `/api/products/${id}`, { token: stock }),
    await post<Product>(`/trash/products/${id}/restore`, stock),
  ]
  for (const { status, data } of answers) {
    expect(status).toBe(200)
    expect(data).not.toHaveProperty('purchasePrice')
  }
  expect(await paidFor(id)).toBe(PAID)
})

describe('the table of the stock', () => {
  it('has a column of it for those who may know it', async () => {
    await add()
    const table = await exported(sales)
    expect(table).toContain(';Einkaufspreis (€);')
    expect(table).toContain(';12345,67;')
    expect(await exported(stock)).not.toMatch(/Einkauf|12345/)
  })

  it('brings it in, under the names that dealers give it', async () => {
    const table = csv([...NEW_HEADER, 'EK netto'], [...newRow('EK-1'), '12.345,67'])
    const { data } = await sendImport(test, table, { fields: { mode: 'apply' } })
    expect(data.changes[0]?.fields.purchasePrice).toEqual([null, PAID])
    // What it has cost is no less a secret because the yard knows what the import is called.
    const job = randomUUID()
    await sendImport(test, table, { fields: { job } })
    const jobOf = async (token: string) =>
      (await test.get<ImportJob>(`/api/products/import/jobs/${job}`, token)).data
    expect((await jobOf(test.token)).report?.columns).toContainEqual({
      header: 'EK netto',
      readAs: 'purchasePrice',
    })
    expect(await jobOf(stock)).toEqual({ phase: 'done', done: 0, total: 0 })
    expect((await post(`/stock/imports/${data.import}/undo`, stock)).status).toBe(403)
    expect((await post(`/stock/imports/${data.import}/undo`, test.token)).status).toBe(200)
  })

  it.each<Record<string, string>>([{}, { mapping: '{"Einkaufspreis":"purchasePrice"}' }])(
    'names the column as one that is not read to the yard, and changes nothing by it: %o',
    async (fields) => {
      const { id } = await add()
      const table = csv(['ID', 'Standort', 'Einkaufspreis'], [id, 'Kiel', 1])
      const asked = { mode: 'apply', ...fields }
      const { status, data } = await sendImport(test, table, { token: stock, fields: asked })
      expect([status, data.ignored]).toEqual([200, ['Einkaufspreis']])
      expect(data.changes[0]?.fields).toEqual({ location: ['Hamburg', 'Kiel'] })
      expect(await seen(id, test.token)).toMatchObject({ location: 'Kiel', purchasePrice: PAID })
      // The next import of such a table reads it again, if its sender may.
      const remembered = { remembered: 'true' }
      const next = await sendImport(test, table, { fields: remembered })
      expect(next.data.changes[0]?.fields).toEqual({ purchasePrice: [PAID, 1] })
    },
  )

  it('cannot say of all machines that they have cost the same', async () => {
    const table = csv(NEW_HEADER, newRow('EK-2'))
    const fields = { fixed: '{"purchasePrice":"12345,67"}' }
    const { status, details } = await sendImport(test, table, { fields })
    expect([status, Object.keys(details ?? {})]).toEqual([400, ['fixed']])
  })
})
