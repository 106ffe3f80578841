import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
let base: string

beforeAll(async () => {
  test = await createTestApp()
  for (let index = 0; index < 12; index++) await test.addProduct({ title: `Stapler ${index}` })
  test.server.listen(0, '127.0.0.1')
  await once(test.server, 'listening')
  base = `http://127.0.0.1:${(test.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  test.server.closeAllConnections()
  test.server.close()
  await test.close()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })

it('gives the first visitor and all after them the same answer', async () => {
  const first = await get('/api/products')
  const second = await get('/api/products')
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('Vary')).toBe('Accept-Encoding, Authorization')
  for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Type', 'X-Content-Type-Options'])
    expect(second.headers.get(name), name).toBe(first.headers.get(name))
})

it.each(['/api/products', '/api/categories/diesel', '/api/products/999', '/healthz'])(
  'sends %s with a policy under which nothing runs and nobody frames',
  async (path) => {
    for (const response of [await get(path), await get(path)])
      expect(response.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
  },
)

it('treats a bad token like none, down to the ETag', async () => {
  const headers = { Authorization: 'Bearer falsch' }
  const etag = (await get('/api/products', headers)).headers.get('ETag') ?? ''
  expect(etag).toBe((await get('/api/products')).headers.get('ETag'))
  const again = await get('/api/products', { ...headers, 'If-None-Match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it.each(['br', 'gzip', 'identity'])(
  'compresses for whoever takes %s, each with a tag of its own',
  async (encoding) => {
    const response = await get('/api/products', { 'Accept-Encoding': encoding })
    expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect((await response.json()).data).toHaveLength(12)
    const etag = response.headers.get('ETag') ?? ''
    const again = await get('/api/products', { 'Accept-Encoding': encoding, 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  },
)

it('shows a change in the next answer, and keeps what the change does not touch', async () => {
  const { id } = await test.addProduct({ title: 'Vorher', price: 100 })
  const other = await test.addProduct({ title: 'Andere' })
  for (const address of [id, other.id, id, other.id]) await get(`/api/products/${address}`)
  expect(test.answers.get(`/api/products/${id}`)).toBeDefined()
  await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 99 } })
  expect(test.answers.get(`/api/products/${id}`)).toBeUndefined()
  expect(test.answers.get(`/api/products/${other.id}`)).toBeDefined()
  expect((await (await get(`/api/products/${id}`)).json()).data.price).toBe(99)
})

it('keeps what is asked for all the time, whatever floods of other addresses come between', async () => {
  const address = '/api/products/facets'
  await get(address)
  const kept = test.answers.get(address)
  expect(kept).toBeDefined()
  for (let index = 0; index < 500; index++) {
    await get(`${address}?x=${'a'.repeat(8000)}${index}`)
    await get(address)
  }
  expect(test.answers.get(address)).toBe(kept)
})

it('never gives a visitor what the administrator was answered', async () => {
  const { id } = await test.addProduct({ status: 'inactive' })
  const path = `/api/products/${id}`
  const admin = await get(path, { Authorization: `Bearer ${test.token}` })
  expect([admin.status, admin.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const visitor = await get(path)
  expect([visitor.status, (await visitor.json()).error]).toEqual([404, 'Produkt nicht gefunden'])
  expect((await get('/api/products?status=inactive')).status).toBe(200)
  expect(await (await get('/api/products?status=inactive')).json()).toMatchObject({ data: [] })
})

it('answers HEAD like GET, without the body', async () => {
  const response = await fetch(`${base}/api/products`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

it('keeps of an answer what it shows itself, whatever else its reader has read', async () => {
  const path = '/api/categories?counts=false'
  const tags = new Set(['products:any'])
  await test.app.request(path, undefined, { tags })
  const kept = test.answers.get(path)
  expect(kept?.tags).toContain('categories')
  expect(kept?.tags).not.toContain('products:any')
  expect([...tags]).toEqual(['products:any', ...(kept?.tags ?? [])])
})
