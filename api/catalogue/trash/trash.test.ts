import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Revision } from '../../../shared/operation/history.ts'
import type { Product, RestoredProduct } from '../../../shared/product/product.ts'
import type { TrashedProduct } from '../../../shared/product/trash.ts'
import { DAY } from '../../../shared/time/time.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { picture } from '../images/images.testing.ts'
import { deleteExpiredTrash } from './trash.changes.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => test.close())

const ask = <Data>(method: string, path: string, body?: unknown) =>
  test.call<Data>(method, path, { token: test.token, body })
const remove = (id: number) => ask<Product>('DELETE', `/api/products/${id}`)
const restore = (id: number, body?: unknown) =>
  ask<RestoredProduct>('POST', `/api/trash/products/${id}/restore`, body)
const deleteForGood = (id: number) => ask<TrashedProduct>('DELETE', `/api/trash/products/${id}`)
const trashed = async () => (await test.get<TrashedProduct[]>('/api/trash', test.token)).data
const isTrashed = async (id: number) => (await trashed()).some((product) => product.id === id)
const stored = (id: number) => test.get<Product>(`/api/products/${id}`, test.token)
const historyOf = (id: number) => test.get<Revision[]>(`/api/products/${id}/history`, test.token)

async function uploaded() {
  const source = join(test.config.dataDir, 'picture.jpg')
  await writeFile(source, await picture())
  return test.images.add(source)
}

describe('the trash', () => {
  it('says what is in it, since when, by whom and until when, the latest first', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct({ title: 'Zweiter', stockNumber: 'Z-2' })
    await remove(first.id)
    await remove(second.id)
    const [latest, earlier] = await trashed()
    expect(latest).toMatchObject({
      ...{ id: second.id, title: 'Zweiter', stockNumber: 'Z-2', image: null, author: 'admin' },
    })
    expect(earlier?.stockNumber).toBeNull()
    expect(Date.parse(String(latest?.expiresAt)) - Date.parse(String(latest?.deletedAt))).toBe(
      30 * DAY,
    )
    expect(earlier?.id).toBe(first.id)
    const page = await test.get<TrashedProduct[]>('/api/trash?limit=1&page=2', test.token)
    expect(page.data).toEqual([earlier])
    expect(page.pagination).toMatchObject({ page: 2, total: 2 })
  })

  it('gives a machine back as it was: id, fields, order of the data and date', async () => {
    const product = await test.addProduct({
      price: 0.5,
      priceKind: 'margin',
      rent: { week: 300 },
      stockNumber: 'Z-1',
      images: ['https://bild.example/1.jpg'],
      specifications: { Zinken: '1.200 mm', Tragkraft: '2.500 kg' },
      note: 'Schlüssel am Brett',
      status: 'reserved',
    })
    await remove(product.id)
    expect((await stored(product.id)).status).toBe(404)
    const { status, data } = await restore(product.id)
    const { missingImages, ...restored } = data
    expect([status, missingImages]).toEqual([200, []])
    expect(JSON.stringify({ ...restored, updatedAt: product.updatedAt })).toBe(
      JSON.stringify(product),
    )
    expect(await isTrashed(product.id)).toBe(false)
    const search = await test.get<Product[]>('/api/products?capacityFrom=2400&search=linde+h25')
    expect(search.data.map(({ id }) => id)).toContain(product.id)
  })

  it('keeps the history, which goes on afterwards and goes with the product', async () => {
    const { id } = await test.addProduct({ price: 1 })
    await ask('PUT', `/api/products/${id}`, { price: 2 })
    await remove(id)
    expect((await historyOf(id)).data.map(({ action }) => action)).toEqual([
      'deleted',
      'changed',
      'created',
    ])
    await restore(id)
    const { data } = await historyOf(id)
    expect(data[0]).toMatchObject({ action: 'restored', fields: {} })
    await ask('POST', `/api/products/${id}/history/${data[3]?.id}/restore`)
    expect((await stored(id)).data.price).toBe(1)
    await remove(id)
    expect((await deleteForGood(id)).data.id).toBe(id)
    expect((await historyOf(id)).status).toBe(404)
    expect([(await restore(id)).status, (await deleteForGood(id)).status]).toEqual([404, 404])
    expect((await test.addProduct()).id).toBeGreaterThan(id)
  })

  it('gives its inquiries back to a machine', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct({ title: 'Zweiter' })
    const person = { name: 'Erika Muster', email: 'e@firma.example', message: 'Noch zu haben?' }
    const sent = await ask<{ id: number }>('POST', '/api/contact', {
      ...person,
      productIds: [first.id, second.id],
    })
    const read = async () =>
      (await test.get<Inquiry>(`/api/contact/${sent.data.id}`, test.token)).data
    const before = await read()
    await remove(first.id)
    await remove(second.id)
    const titles = [first.title, 'Zweiter']
    expect(await read()).toMatchObject({
      productId: null,
      product: null,
      productTitle: first.title,
      products: titles.map((title) => ({ id: null, title })),
    })
    await restore(first.id)
    await restore(second.id)
    expect(await read()).toEqual(before)
  })

  it('says what is in the way of a machine, and what to do about it', async () => {
    const slug = 'hubtische'
    const category = await ask<{ id: number }>('POST', '/api/categories', { name: 'Tische', slug })
    const { id } = await test.addProduct({ categoryId: category.data.id, stockNumber: 'T-1' })
    await remove(id)
    await ask('DELETE', `/api/categories/${slug}`)
    const other = await test.addProduct({ stockNumber: 'T-1', title: 'Der andere' })
    expect(await restore(id)).toMatchObject({
      status: 409,
      error: 'Die Kategorie „Tische“ gibt es nicht mehr',
      details: { categoryId: ['Diese Kategorie gibt es nicht mehr, bitte wählen Sie eine andere'] },
    })
    expect(await restore(id, { categoryId: 1 })).toMatchObject({
      status: 409,
      error: expect.stringContaining('„Der andere“'),
    })
    expect(await isTrashed(id)).toBe(true)
    await ask('PUT', `/api/products/${other.id}`, { stockNumber: null })
    expect(await restore(id, { categoryId: 'x' })).toMatchObject({ status: 400 })
    expect(await restore(id, { categoryId: 1 })).toMatchObject({
      status: 200,
      data: { id, categoryId: 1, stockNumber: 'T-1' },
    })
  })

  it('gives a machine back once, however often it is asked at the same time', async () => {
    const { id } = await test.addProduct()
    await remove(id)
    const answers = await Promise.all([restore(id), restore(id), restore(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('keeps pictures for 30 days, and a day longer', async () => {
    const { filename, urls } = await uploaded()
    const { id } = await test.addProduct({ images: [urls.large] })
    await remove(id)
    const cleanUp = (days: number) =>
      test.housekeeping.run(new Date(Date.now() + days * DAY + 60_000))
    await cleanUp(29)
    expect([await test.images.has(filename), await isTrashed(id)]).toEqual([true, true])
    await cleanUp(30)
    expect([await test.images.has(filename), await isTrashed(id)]).toEqual([true, false])
    expect((await historyOf(id)).status).toBe(404)
    await cleanUp(32)
    expect(await test.images.has(filename)).toBe(false)
  })

  it('is emptied though somebody else takes a machine out of it meanwhile', async () => {
    const { id } = await test.addProduct()
    await remove(id)
    const later = new Date(Date.now() + 31 * DAY)
    const empty = () => deleteExpiredTrash(test.database.orm.em.fork(), later)
    await Promise.all([empty(), empty()])
    expect(await isTrashed(id)).toBe(false)
  })

  it('is left alone while the clock is in doubt, and the question names it', async () => {
    const { id } = await test.addProduct()
    await remove(id)
    await test.housekeeping.run()
    const farAhead = new Date(Date.now() + 400 * DAY)
    await test.housekeeping.run(farAhead)
    expect(await isTrashed(id)).toBe(true)
    const status = await test.housekeeping.status(farAhead)
    expect(status.doubt).toBe('clock')
    expect(status.trash).toBeGreaterThan(0)
  })

  it('leaves out pictures that were deleted meanwhile, and says so', async () => {
    const { filename, urls } = await uploaded()
    const { id } = await test.addProduct({ images: [urls.large] })
    await remove(id)
    await ask('DELETE', `/api/upload/images/${filename}`)
    expect((await restore(id)).data).toMatchObject({ images: [], missingImages: [urls.large] })
  })

  it('is opened by nobody but the administrator', async () => {
    const { id } = await test.addProduct()
    await remove(id)
    for (const [method, path] of [
      ['GET', '/api/trash'],
      ['POST', `/api/trash/products/${id}/restore`],
      ['DELETE', `/api/trash/products/${id}`],
    ] as const)
      expect((await test.call(method, path)).status).toBe(401)
    expect(await isTrashed(id)).toBe(true)
  })
})
