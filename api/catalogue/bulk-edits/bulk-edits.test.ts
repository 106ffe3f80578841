import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BulkEdit, BulkEditReport } from '../../../shared/catalogue/bulk-edit.ts'
import type { Revision } from '../../../shared/operation/history.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const get = async <Data>(path: string) => (await test.get<Data>(path, test.token)).data
const productOf = (id: number) => get<Product>(`/api/products/${id}`)
const edit = (body: object, token = test.token) =>
  test.call<BulkEditReport>('PUT', '/api/products/bulk', { token, body })
const undo = (id: number, token = test.token) =>
  test.call<UndoneBatch>('POST', `/api/products/bulk/${id}/undo`, { token })
const withoutTime = ({ updatedAt: _, ...product }: Product) => product

describe('a bulk edit', () => {
  it('is one change with one publication, and undone as one', async () => {
    const products = []
    for (const price of [10_000, 20_000, 30_000]) products.push(await test.addProduct({ price }))
    const changes = await test.query('select * from publication')
    const { data } = await edit({
      filter: {},
      all: true,
      changes: { pricePercent: 10 },
      mode: 'apply',
    })
    expect(data).toMatchObject({ id: 1, changed: 3, failed: 0 })
    expect(await test.query('select * from publication')).toHaveLength(changes.length + 1)
    for (const { id, price } of products)
      expect((await productOf(id)).price).toBe(Number(price) * 1.1)
    const [revision] = await get<Revision[]>(`/api/products/${products[0]?.id}/history`)
    expect(revision).toMatchObject({
      author: 'admin',
      action: 'changed',
      bulkEdit: 'Preis +10\u00a0%',
      fields: { price: [10_000, 11_000] },
    })
    expect((await undo(1)).data).toEqual({ undone: 3, left: [] })
    for (const product of products)
      expect(withoutTime(await productOf(product.id))).toEqual(withoutTime(product))
    expect(await get<BulkEdit[]>('/api/products/bulk')).toMatchObject([
      { id: 1, author: 'admin', changed: 3, undoneBy: 'admin' },
    ])
    expect((await undo(1)).status).toBe(409)
    expect((await undo(2)).status).toBe(404)
  })

  it('changes what the list shows with a filter, and nothing else', async () => {
    const linde = await test.addProduct()
    const still = await test.addProduct({ brand: 'Still', title: 'Still RX 20' })
    const { data } = await edit({
      filter: { brand: 'still' },
      changes: { featured: true },
      mode: 'apply',
    })
    expect(data.changes.map(({ id }) => id)).toEqual([still.id])
    expect((await productOf(linde.id)).featured).toBe(false)
  })

  it('is not made when it is not what was checked', async () => {
    const { id } = await test.addProduct({ price: 10_000 })
    const wanted = { ids: [id], changes: { pricePercent: 10 } }
    const { plan } = (await edit({ ...wanted, mode: 'check' })).data
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 12_000 } })
    const refused = await edit({ ...wanted, plan, mode: 'apply' })
    expect(refused.status).toBe(409)
    expect(refused.data.changes).toMatchObject([{ fields: { price: [12_000, 13_200] } }])
    expect((await productOf(id)).price).toBe(12_000)
    const applied = await edit({ ...wanted, plan: refused.data.plan, mode: 'apply' })
    expect(applied.data.changed).toBe(1)
    // A second press of the same button.
    expect((await edit({ ...wanted, plan: refused.data.plan, mode: 'apply' })).status).toBe(409)
    expect((await productOf(id)).price).toBe(13_200)
  })

  it('changes in one press what an import has left open, in the rows where the dealer has it', async () => {
    const one = await test.addProduct({
      title: 'Ohne alles',
      specifications: { Mast: 'Triplex' },
    })
    const two = await test.addProduct({
      title: 'Mit anderen Namen',
      specifications: { Kraftstoff: 'Benzin', 'Bstd.': '100' },
    })
    const same = { Antrieb: 'Dieselmotor 74 PS', Betriebsstunden: '5200' }
    const three = await test.addProduct({ title: 'Schon so', specifications: same })
    const changes = {
      drive: 'diesel',
      condition: 'refurbished',
      grade: 'B',
      priceKind: 'margin',
      hours: 5200,
      location: 'Bremen',
    }
    const { data } = await edit({ ids: [one.id, two.id, three.id], changes, mode: 'apply' })
    expect(data).toMatchObject({ changed: 3, failed: 0 })
    expect(data.label.replaceAll('\u00a0', ' ')).toBe(
      'Besteuerung: Differenzbesteuert nach § 25a UStG, Zustand: Generalüberholt, Klasse B, Antrieb: Diesel, Betriebsstunden: 5.200 h, Standort: Bremen',
    )
    const common = {
      condition: 'refurbished',
      grade: 'B',
      priceKind: 'margin',
      location: 'Bremen',
      figures: { drive: 'diesel', hours: 5200 },
    }
    expect(await productOf(one.id)).toMatchObject(common)
    const { specifications, figures } = await productOf(two.id)
    expect(Object.keys(specifications)).toEqual(['Kraftstoff', 'Bstd.'])
    expect(figures).toMatchObject(common.figures)
    expect((await productOf(three.id)).specifications).toEqual(same)
    const found = await test.get<Product[]>('/api/products?drive=diesel&hoursFrom=5000')
    expect(found.data).toHaveLength(3)
    const [revision] = await get<Revision[]>(`/api/products/${one.id}/history`)
    expect(revision).toMatchObject({ bulkEdit: data.label, fields: { grade: [null, 'B'] } })
    expect((await undo(1)).data).toEqual({ undone: 3, left: [] })
    for (const product of [one, two, three])
      expect(withoutTime(await productOf(product.id))).toEqual(withoutTime(product))
  })

  it('is not in the way of somebody who has changed something else meanwhile', async () => {
    const { id } = await test.addProduct()
    const wanted = { ids: [id], changes: { location: 'Bremen' } }
    const { plan } = (await edit({ ...wanted, mode: 'check' })).data
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 12_000 } })
    expect((await edit({ ...wanted, plan, mode: 'apply' })).status).toBe(200)
    expect(await productOf(id)).toMatchObject({ price: 12_000, location: 'Bremen' })
  })

  it('is called by no more than fits where it is kept', async () => {
    const { id } = await test.addProduct()
    const changes = {
      ...{ status: 'reserved', reservedUntil: '2099-12-31', pricePercent: -12.25 },
      ...{ location: 'B'.repeat(200), priceKind: 'margin', condition: 'refurbished', grade: 'A' },
      ...{ hours: 12_345, drive: 'lpg', featured: true },
      withheldFrom: ['maschinensucher', 'mobileDe', 'machineryzone', 'bestandCsv', 'bestandJson'],
    }
    const { data } = await edit({ ids: [id], changes, mode: 'apply' })
    expect(data.changed).toBe(1)
    expect(data.label.length).toBeLessThanOrEqual(500)
  })

  it('leaves to its undoing what somebody has changed since', async () => {
    const one = await test.addProduct()
    const two = await test.addProduct({ title: 'Still RX 20' })
    await edit({ ids: [one.id, two.id], changes: { status: 'inactive' }, mode: 'apply' })
    await test.call('PUT', `/api/products/${two.id}`, {
      token: test.token,
      body: { status: 'sold' },
    })
    expect((await undo(1)).data).toEqual({
      undone: 1,
      left: [{ id: two.id, title: 'Still RX 20', reason: 'Wurde seither geändert' }],
    })
    expect((await productOf(one.id)).status).toBe('active')
    expect((await productOf(two.id)).status).toBe('sold')
  })

  it('is undone behind a later one that was undone before, and behind a change that somebody took back', async () => {
    const one = await test.addProduct({ price: 1000 })
    const two = await test.addProduct({ price: 2000 })
    const ids = [one.id, two.id]
    await edit({ ids, changes: { location: 'Bremen' }, mode: 'apply' })
    await edit({ ids, changes: { pricePercent: 10 }, mode: 'apply' })
    const put = (price: number) =>
      test.call('PUT', `/api/products/${two.id}`, { token: test.token, body: { price } })
    await put(5)
    await put(2200)
    expect((await undo(2)).data).toEqual({ undone: 2, left: [] })
    expect((await undo(1)).data).toEqual({ undone: 2, left: [] })
    const after = (await test.get<Product[]>('/api/products?limit=50', test.token)).data
    expect(after.map(({ price, location }) => [price, location])).toEqual([
      [2000, 'Hamburg'],
      [1000, 'Hamburg'],
    ])
  })

  it('ends a reservation with its status', async () => {
    const { id } = await test.addProduct({ status: 'reserved', reservedUntil: '2099-12-31' })
    const { data } = await edit({ ids: [id], changes: { status: 'sold' }, mode: 'apply' })
    expect(data.changes[0]?.fields).toEqual({
      status: ['reserved', 'sold'],
      reservedUntil: ['2099-12-31', null],
    })
    expect(await productOf(id)).toMatchObject({ status: 'sold', reservedUntil: null })
  })
})

describe('who may change what', () => {
  it('is the same as for one machine', async () => {
    const { id } = await test.addProduct()
    const { token: sales } = await addColleague(test, 'sales')
    const { token: stock } = await addColleague(test, 'stock')
    const place = { ids: [id], changes: { location: 'Bremen' }, mode: 'apply' }
    expect((await edit(place, '')).status).toBe(401)
    expect((await edit(place, sales)).status).toBe(403)
    const price = { ids: [id], changes: { pricePercent: 10 }, mode: 'apply' }
    expect((await edit(price, sales)).status).toBe(200)
    expect((await edit(place, stock)).status).toBe(200)
    expect((await undo(2, sales)).status).toBe(403)
    expect((await undo(2, stock)).status).toBe(200)
  })
})
