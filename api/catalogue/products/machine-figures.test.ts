import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import { recogniseStock } from './product.derived.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const create = (changes: Record<string, unknown>) =>
  test.call<Product>('POST', '/api/products', {
    token: test.token,
    body: { ...plausibleProduct, ...changes },
  })
const change = (id: number, body: Record<string, unknown>) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token: test.token, body })

describe('the figures of a machine', () => {
  it('are recognised when it is created and changed, and told to the administrator where not', async () => {
    const { data } = await create({
      specifications: { Tragkraft: '2,5 t', Mast: 'Triplex', Freihub: 'auf Anfrage', Farbe: 'Rot' },
    })
    expect(data.figures).toEqual({ capacity: 2500, mast: 'triplex' })
    expect(data.unread).toEqual(['Freihub'])
    const changed = await change(data.id, { specifications: { Hubhöhe: '3,05 m' } })
    expect(changed.data.figures).toEqual({ liftHeight: 3050 })
    const found = async (query: string) =>
      (await test.get<Product[]>(`/api/products?${query}`)).data.some(({ id }) => id === data.id)
    expect(await found('liftHeightFrom=3050')).toBe(true)
    expect(await found('capacityFrom=1')).toBe(false)
    expect(await found('mast=triplex')).toBe(false)
  })

  it.each(['2,5t', '2,5 t', '2500 kg', '2500kg', '2.500 kg', '3.050 mm', '3,05 m', '3050'])(
    'are found however they are written: %s',
    async (search) => {
      const specifications = { Tragkraft: '2.500 kg', Hubhöhe: '3050' }
      const { data } = await create({ specifications })
      const hits = await test.get<Product[]>(`/api/products?search=${encodeURIComponent(search)}`)
      expect(hits.data.map(({ id }) => id)).toContain(data.id)
    },
  )

  it('are read anew when an earlier registry has read them', async () => {
    const { data } = await create({ specifications: { Tragkraft: '1,7 t' } })
    await test.query(`update product set recognition = '', figures = '{}' where id = ${data.id}`)
    await test.query(`delete from product_figure where product_id = ${data.id}`)
    await recogniseStock(test.database.orm)
    const { data: read } = await test.get<Product>(`/api/products/${data.id}`, test.token)
    expect(read.figures).toEqual({ capacity: 1700 })
    const hits = await test.get<Product[]>('/api/products?capacityFrom=1700&capacityTo=1700')
    expect(hits.data.map(({ id }) => id)).toEqual([data.id])
  })

  it.each([
    ['drive=dampf', 'drive'],
    ['attachments=sideshift,haken', 'attachments'],
    ['capacityFrom=viel', 'capacityFrom'],
    ['condition=neu', 'condition'],
    ['rentable=ja', 'rentable'],
    ['sort=weight', 'sort'],
  ])('that are asked for wrongly are a 400 that names the filter: %s', async (query, name) => {
    const { status, error } = await test.get(`/api/products?${query}`)
    expect([status, error]).toEqual([400, `Ungültige Angabe: ${name}`])
  })

  it('let through a gate only what is lower with its roof, too', async () => {
    const app = await createTestApp()
    await app.addProduct({ title: 'niedriges Dach', specifications: { Bauhöhe: '2.180 mm' } })
    await app.addProduct({
      title: 'hohes Dach',
      specifications: { Bauhöhe: '2.180 mm', 'Höhe Schutzdach': '2.220 mm' },
    })
    await app.addProduct({ title: 'unbekannt', specifications: { 'Höhe Schutzdach': '2.000 mm' } })
    const titles = async (query: string) =>
      (await app.get<Product[]>(`/api/products?sort=title&order=asc&${query}`)).data.map(
        ({ title }) => title,
      )
    expect(await titles('passageHeightTo=2200')).toEqual(['niedriges Dach'])
    expect(await titles('passageHeightTo=2220')).toEqual(['hohes Dach', 'niedriges Dach'])
    expect(await titles(`search=${encodeURIComponent('Tor 2,20 m')}`)).toEqual(['niedriges Dach'])
    expect(await titles('closedHeightTo=2200')).toEqual(['hohes Dach', 'niedriges Dach'])
    await app.close()
  })

  it('put those without one last, in both orders', async () => {
    const app = await createTestApp()
    await app.addProduct({ title: 'ohne' })
    await app.addProduct({ title: 'hoch', specifications: { Hubhöhe: '6 m' } })
    await app.addProduct({ title: 'niedrig', specifications: { Hubhöhe: '3 m' } })
    const titles = async (order: string) =>
      (await app.get<Product[]>(`/api/products?sort=liftHeight&order=${order}`)).data.map(
        ({ title }) => title,
      )
    expect(await titles('asc')).toEqual(['niedrig', 'hoch', 'ohne'])
    expect(await titles('desc')).toEqual(['hoch', 'niedrig', 'ohne'])
    await app.close()
  })
})
