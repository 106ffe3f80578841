import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Revision, RevisionPreview } from '../../../shared/operation/history.ts'
import {
  type Product,
  productInput,
  type RestoredProduct,
} from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { picture } from '../images/images.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const change = (id: number, body: object) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token: test.token, body })
const historyOf = async (id: number) =>
  (await test.get<Revision[]>(`/api/products/${id}/history`, test.token)).data
const restore = (id: number, revision: number | undefined, headers = {}) =>
  test.call<RestoredProduct>('POST', `/api/products/${id}/history/${revision}/restore`, {
    token: test.token,
    headers,
  })
const current = async (id: number) =>
  productInput.parse((await test.get<Product>(`/api/products/${id}`, test.token)).data)

describe('the history of a product', () => {
  it('tells who changed what, from what to what, the newest first', async () => {
    const { id } = await test.addProduct({ price: 20_000 })
    await change(id, { price: 18_000, title: 'Linde H25 günstig', location: 'Hamburg' })
    await change(id, { status: 'sold' })
    const [sold, cheaper, created] = await historyOf(id)
    expect(sold).toMatchObject({
      author: 'admin',
      action: 'changed',
      fields: { status: ['active', 'sold'] },
    })
    expect(cheaper?.fields).toEqual({
      price: [20_000, 18_000],
      title: ['Linde H25', 'Linde H25 günstig'],
    })
    expect(created).toMatchObject({ action: 'created', fields: { price: [null, 20_000] } })
  })

  it('has nothing to tell of a save that changes nothing', async () => {
    const { id, title } = await test.addProduct()
    await change(id, { title })
    await change(id, {})
    expect(await historyOf(id)).toHaveLength(1)
  })

  it('counts another order of the technical data as a change', async () => {
    const { id } = await test.addProduct({ specifications: { Mast: 'Duplex', Antrieb: 'Diesel' } })
    await change(id, { specifications: { Antrieb: 'Diesel', Mast: 'Duplex' } })
    const [, created] = await historyOf(id)
    await restore(id, created?.id)
    expect(Object.keys((await current(id)).specifications)).toEqual(['Mast', 'Antrieb'])
  })

  it('begins with what was there before it, so that it can come back', async () => {
    const { id } = await test.addProduct({ price: 100 })
    await test.database.orm.em.fork().execute(`delete from revision where subject = '${id}'`)
    await change(id, { price: 200 })
    const [changed, found] = await historyOf(id)
    expect(changed?.fields).toEqual({ price: [100, 200] })
    expect(found).toMatchObject({ action: 'found', author: null, fields: {} })
    await restore(id, found?.id)
    expect(await current(id)).toMatchObject({ price: 100 })
  })

  it('comes in pages, each read through the index, while lists read none of it', async () => {
    const { id } = await test.addProduct()
    for (const price of [1, 2, 3]) await change(id, { price })
    const path = `/api/products/${id}/history?limit=2`
    const first = await test.get<Revision[]>(path, test.token)
    const second = await test.get<Revision[]>(`${path}&page=2`, test.token)
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 4, totalPages: 2 })
    expect(first.data.map(({ fields }) => fields.price)).toEqual([
      [2, 3],
      [1, 2],
    ])
    expect(second.data.map(({ action }) => action)).toEqual(['changed', 'created'])
    for (const sql of [
      `select * from revision where kind = 'product' and subject = '7' order by id desc limit 21`,
      `select count(*) from revision where kind = 'product' and subject = '7'`,
    ]) {
      const steps = await test.query<{ detail: string }>(`explain query plan ${sql}`)
      const plan = steps.map(({ detail }) => detail).join('; ')
      expect(plan).toMatch(/SEARCH revision USING (?:COVERING )?INDEX/)
      expect(plan).not.toContain('TEMP B-TREE')
    }
    await test.database.orm.em.fork().execute('alter table revision rename to hidden')
    const lists = ['/api/products', '/api/products/facets', '/api/categories', '/api/trash']
    const statuses = await Promise.all(lists.map((list) => test.get(list, test.token)))
    await test.database.orm.em.fork().execute('alter table hidden rename to revision')
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('tells beforehand what restoring a state would change', async () => {
    const { id } = await test.addProduct({ price: 1, location: 'Kiel' })
    await change(id, { price: 2 })
    await change(id, { location: 'Bonn' })
    const [, , created] = await historyOf(id)
    const path = `/api/products/${id}/history/${created?.id}`
    const { data } = await test.get<RevisionPreview>(path, test.token)
    expect(data.restores).toEqual({ price: [2, 1], location: ['Bonn', 'Kiel'] })
  })

  it('is nobody’s business but the administrator’s, and none of what does not exist', async () => {
    const { id } = await test.addProduct()
    const [created] = await historyOf(id)
    const paths = ['', `/${created?.id}`].map((end) => `/api/products/${id}/history${end}`)
    for (const path of paths) expect((await test.get(path)).status).toBe(401)
    expect((await test.call('POST', `${paths[1]}/restore`)).status).toBe(401)
    for (const path of ['9999/history', 'x/history', `${id}/history/999999`, `${id}/history/x`])
      expect((await test.get(`/api/products/${path}`, test.token)).status).toBe(404)
    const other = await test.addProduct()
    expect((await restore(other.id, created?.id)).status).toBe(404)
  })
})

describe('restoring an earlier state', () => {
  it('is a change of its own', async () => {
    const { id } = await test.addProduct({ price: 1 })
    await change(id, { price: 2 })
    const before = await historyOf(id)
    const { status, data } = await restore(id, before[1]?.id)
    expect([status, data.price, data.missingImages]).toEqual([200, 1, []])
    const [newest, ...older] = await historyOf(id)
    expect(newest).toMatchObject({ action: 'restored', author: 'admin', fields: { price: [2, 1] } })
    expect(older).toEqual(before)
  })

  it('gives back exactly that state, whatever came since', async () => {
    const edits = fc.record(
      {
        title: fc.constantFrom('Linde', 'Still', 'Crown'),
        price: fc.integer({ min: 0, max: 99_999 }),
        priceKind: fc.constantFrom('net', 'margin', 'onRequest'),
        previousPrice: fc.option(fc.integer({ min: 1, max: 99_999 })),
        categoryId: fc.integer({ min: 1, max: 3 }),
        status: fc.constantFrom('active', 'reserved', 'sold', 'inactive'),
        featured: fc.boolean(),
        rent: fc.option(fc.record({ day: fc.integer({ min: 1, max: 500 }) })),
        specifications: fc.uniqueArray(fc.constantFrom('Mast', 'Tragkraft', 'Antrieb', 'Farbe'), {
          maxLength: 4,
        }),
        note: fc.constantFrom('', 'Schlüssel am Brett'),
        images: fc.uniqueArray(
          fc.constantFrom('https://bild.example/1.jpg', 'https://bild.example/2.jpg'),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(edits, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        async (all, choice) => {
          const { id } = await test.addProduct()
          const states = [await current(id)]
          for (const { specifications, ...edit } of all) {
            const named = specifications && {
              specifications: Object.fromEntries(specifications.map((name) => [name, '2.500 kg'])),
            }
            await change(id, { ...edit, ...named })
            const state = await current(id)
            if (JSON.stringify(state) !== JSON.stringify(states.at(-1))) states.push(state)
          }
          const revisions = (await historyOf(id)).reverse()
          expect(revisions).toHaveLength(states.length)
          const index = choice % states.length
          expect((await restore(id, revisions[index]?.id)).status).toBe(200)
          expect(JSON.stringify(await current(id))).toBe(JSON.stringify(states[index]))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('answers 409 with the newer version when somebody has saved since', async () => {
    const { id, updatedAt } = await test.addProduct({ price: 1 })
    const saved = await change(id, { price: 2 })
    const [, created] = await historyOf(id)
    const refused = await restore(id, created?.id, { 'If-Match': `"${updatedAt}"` })
    expect(refused).toMatchObject({ status: 409, data: { id, price: 2 } })
    expect(await historyOf(id)).toHaveLength(2)
    const current = { 'If-Match': `"${saved.data.updatedAt}"` }
    expect((await restore(id, created?.id, current)).status).toBe(200)
  })

  it('is done by one of two who have seen the same version', async () => {
    const { id } = await test.addProduct({ price: 1 })
    const { data } = await change(id, { price: 2 })
    const [, created] = await historyOf(id)
    const seen = { 'If-Match': `"${data.updatedAt}"` }
    const answers = await Promise.all([1, 2].map(() => restore(id, created?.id, seen)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('names what stands in its way, and changes nothing then', async () => {
    const body = { name: 'Schlepper', slug: 'schlepper' }
    const category = await test.call<{ id: number }>('POST', '/api/categories', {
      token: test.token,
      body,
    })
    const { id } = await test.addProduct({ categoryId: category.data.id, stockNumber: 'A-1' })
    const moved = await change(id, { categoryId: 1, stockNumber: null })
    const [, created] = await historyOf(id)
    const other = await test.addProduct({ stockNumber: 'A-1', title: 'Der andere' })
    expect(await restore(id, created?.id)).toMatchObject({
      status: 409,
      error:
        'Die Lagernummer „A-1“ hat inzwischen „Der andere“. Geben Sie dieser Maschine zuerst eine andere.',
    })
    await change(other.id, { stockNumber: null })
    await test.call('DELETE', '/api/categories/schlepper', { token: test.token })
    expect(await restore(id, created?.id)).toMatchObject({
      status: 409,
      error: 'Die Kategorie „Schlepper“ gibt es nicht mehr',
    })
    expect((await test.get(`/api/products/${id}`, test.token)).data).toEqual(moved.data)
  })

  it('leaves out pictures that are gone, and says so', async () => {
    const add = async () => {
      const source = join(test.config.dataDir, 'picture.jpg')
      await writeFile(source, await picture())
      const { filename, urls } = await test.images.add(source)
      await rm(source)
      return { filename, address: urls.large }
    }
    const stays = await add()
    const goes = await add()
    const { id } = await test.addProduct({ images: [stays.address, goes.address] })
    await test.call('DELETE', `/api/upload/images/${goes.filename}`, { token: test.token })
    const [taken, created] = await historyOf(id)
    expect(taken).toMatchObject({
      author: 'admin',
      fields: { images: [[stays.address, goes.address], [stays.address]] },
    })
    await change(id, { images: [] })
    const { data } = await restore(id, created?.id)
    expect(data).toMatchObject({ images: [stays.address], missingImages: [goes.address] })
  })
})
