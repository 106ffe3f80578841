import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Revision } from '../../../shared/operation/history.ts'
import type { ProductPreview } from '../../../shared/product/preview.ts'
import type { Product } from '../../../shared/product/product.ts'
import { DAY, MINUTE } from '../../../shared/time/time.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { type SiteProcess, startSite } from '../../delivery/publish/testing/start-site.ts'
import { createTestSite, type TestSite } from '../../delivery/publish/testing/test-site.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { publishDrafts } from '../products/product.duties.ts'

/** A word that only the drafts of these tests say. */
const CANARY = 'Kanarienstapler'

let test: TestApp
let folder: string
let site: TestSite
let server: SiteProcess
beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
  site = createTestSite('one')
  server = await startSite(test, site, folder)
  await server.publisher.idle()
})
afterAll(async () => {
  await server.publisher.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const draft = (changes: Record<string, unknown> = {}) =>
  test.addProduct({
    title: `${CANARY} H25`,
    brand: CANARY,
    model: CANARY,
    location: CANARY,
    description: CANARY,
    specifications: { [CANARY]: CANARY },
    note: 'Nur für uns',
    featured: true,
    rent: { month: 500 },
    status: 'inactive',
    ...changes,
  })
const put = (id: number, body: Record<string, unknown>, token = test.token) =>
  test.call<Product>('PUT', `/api/products/${id}`, { token, body })
const open = (id: number, token = test.token) =>
  test.call<ProductPreview>('POST', `/api/products/${id}/preview`, { token })
const end = (id: number) =>
  test.call('DELETE', `/api/products/${id}/preview`, { token: test.token })
const visit = (address: string, headers: Record<string, string> = {}) =>
  server.app.request(new URL(address).pathname, { headers })
const read = async (path: string) => (await server.app.request(path)).text()

it('has no page for what cannot be a token', async () => {
  for (const token of ['%00', "'", 'x'.repeat(1000), '%F0%9F%9A%9C']) {
    expect((await test.app.request(`/api/products/previews/${token}`)).status).toBe(404)
    expect((await server.app.request(`/vorschau/${token}`)).status).toBe(404)
  }
})

describe('the preview of a draft', () => {
  it('shows to whoever has its address, for fourteen days, what visitors will see', async () => {
    const { id } = await draft()
    const { status, data } = await open(id)
    expect(status).toBe(201)
    expect(data.address).toMatch(/^http:\/\/localhost:\d+\/vorschau\/[\w-]{43}$/)
    const days = (Date.parse(data.until) - Date.now()) / DAY
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThanOrEqual(14)
    const page = await visit(data.address)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain(`Vorschau: ${CANARY} H25 20000`)
    const token = data.address.split('/').at(-1)
    const shown = await test.get<{ product: Product; isDraft: boolean }>(
      `/api/products/previews/${token}`,
    )
    expect(shown.data).toMatchObject({ isDraft: true, product: { id, status: 'active' } })
    expect(shown.data.product).not.toHaveProperty('note')
    expect(shown.data.product).not.toHaveProperty('publishAt')
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is kept nowhere, found by nobody and named to no other site', async () => {
    const { data } = await open((await draft()).id)
    for (const address of [data.address, `${data.address}x`]) {
      const { headers } = await visit(address)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('ETag')).toBeNull()
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
    const { pathname } = new URL(data.address)
    expect(server.publisher.pages.isPublished(pathname)).toBe(false)
    expect(await read('/sitemap/seiten.xml')).not.toContain('vorschau')
  })

  it('shows a change at once, and follows no cache', async () => {
    const { id } = await draft()
    const { data } = await open(id)
    expect(await (await visit(data.address)).text()).toContain('20000')
    await put(id, { price: 21_000 })
    expect(await (await visit(data.address)).text()).toContain('21000')
  })

  it('answers one and the same page for what has ended, is over or never was', async () => {
    const ended = await draft()
    const over = await draft()
    const { data: first } = await open(ended.id)
    const { data: second } = await open(over.id)
    await end(ended.id)
    await test.query(`update product_preview set until = 1 where product_id = ${over.id}`)
    const addresses = [first.address, second.address, `${first.address}0`, `${first.address}%20`]
    const before = site.rendered.filter((path) => path.startsWith('/vorschau/')).length
    const pages = await Promise.all(addresses.map((address) => visit(address)))
    const texts = await Promise.all(pages.map((page) => page.text()))
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(texts).size).toBe(1)
    expect(site.rendered.filter((path) => path.startsWith('/vorschau/'))).toHaveLength(before)
    const token = first.address.split('/').at(-1)
    expect((await test.get(`/api/products/previews/${token}`)).status).toBe(404)
    // What was given out before does not come back with a new address.
    const { data: anew } = await open(ended.id)
    expect(anew.address).not.toBe(first.address)
    expect((await visit(first.address)).status).toBe(404)
    expect((await visit(anew.address)).status).toBe(200)
  })

  it('keeps its address while it lasts, and tells it again to those who may pass it on', async () => {
    const { id } = await draft()
    const asked = () => test.get(`/api/products/${id}/preview`, test.token)
    expect((await asked()).data).toBeNull()
    const { data } = await open(id)
    await test.query(`update product_preview set until = until - 1000000 where product_id = ${id}`)
    const { data: again } = await open(id)
    expect(again.address).toBe(data.address)
    expect((await asked()).data).toEqual(again)
    await end(id)
    expect((await asked()).data).toBeNull()
    expect((await end(id)).status).toBe(200)
  })

  it('is for machines that are not public yet, and stays when they have become so', async () => {
    const { id } = await draft()
    const { data } = await open(id)
    await put(id, { status: 'active' })
    expect((await visit(data.address)).status).toBe(200)
    const refused = await open(id)
    expect([refused.status, refused.error]).toEqual([
      409,
      'Eine Vorschau gibt es nur von inaktiven Maschinen; diese steht auf der Website',
    ])
    await test.call('DELETE', `/api/products/${id}`, { token: test.token })
    expect((await visit(data.address)).status).toBe(404)
    expect((await open(id)).status).toBe(404)
  })

  it('is opened by everybody who has an account, and by no visitor', async () => {
    const { id } = await draft()
    for (const role of ['sales', 'stock'] as const) {
      const { token } = await addColleague(test, role)
      expect((await open(id, token)).status).toBe(201)
    }
    expect((await test.call('POST', `/api/products/${id}/preview`)).status).toBe(401)
    expect((await test.get(`/api/products/${id}/preview`)).status).toBe(401)
  })
})

it('shows nothing of a draft anywhere else', async () => {
  const { id } = await draft({ publishAt: '2099-01-01T08:00:00.000Z' })
  await open(id)
  await server.publisher.idle()
  const places = [
    ...['/api/products?limit=1000', '/api/products/facets'],
    ...[`/api/products?brand=${CANARY}`, '/api/products?status=inactive', '/api/categories'],
    ...[`/api/products/${id}`, `/api/products/${id}/similar`, `/produkt/${id}`],
    ...[`/produkt/${id}/datenblatt.pdf`, `/produkt/${id}/skizze.svg`, '/neu.atom', '/sitemap.xml'],
    ...['/sitemap/seiten.xml', '/', '/alle-gabelstapler', '/kategorie/1', '/stapler-mieten'],
  ]
  // What is sought stands in the answer, as it does for a word that nobody has written.
  for (const search of ['/api/products?search=', '/api/products/facets?search='])
    expect(await read(search + CANARY)).toBe(
      (await read(`${search}Zitronenstapler`)).replaceAll('Zitronenstapler', CANARY),
    )
  for (const place of places) {
    const text = await read(place)
    expect(text, place).not.toContain(CANARY)
    expect(text, place).not.toContain(`/produkt/${id}<`)
    expect(text, place).not.toContain('publishAt')
  }
  expect((await server.app.request(`/produkt/${id}`)).status).toBe(404)
  expect((await server.app.request(`/produkt/${id}/datenblatt.pdf`)).status).toBe(404)
  const { data: feeds } = await test.get<{ key: string; address: string }[]>(
    '/api/feeds',
    test.token,
  )
  for (const { key } of feeds)
    await test.call('PUT', `/api/feeds/${key}`, { token: test.token, body: { enabled: true } })
  for (const { address } of feeds) {
    const file = await server.app.request(new URL(address).pathname)
    expect(file.status).toBe(200)
    expect(await file.text()).not.toContain(CANARY)
  }
  const count = async (token?: string) =>
    (await test.get<unknown[]>('/api/products?limit=1', token)).pagination?.total ?? 0
  const before = await count()
  await draft()
  expect(await count()).toBe(before)
  expect(await count(test.token)).toBeGreaterThan(before)
})

describe('the planned publication of a draft', () => {
  const hour = new Date(Date.now() + 60 * MINUTE)
  const work = (moment: Date) => {
    const { freshness, publisher } = server
    const followers = { freshness, publisher, edge: null }
    const all = [1, 2].map(() => new DueWork(test.database, [publishDrafts(followers)]))
    return Promise.all(all.map((one) => one.run(moment)))
  }

  it('happens by itself at its time, once, and is on the pages and in the history', async () => {
    const { id } = await draft({ title: 'Pünktlicher Stapler', publishAt: hour.toISOString() })
    await work(new Date(hour.getTime() - 1))
    expect((await server.app.request(`/produkt/${id}`)).status).toBe(404)
    expect(await read('/')).not.toContain('Pünktlicher Stapler')
    await work(hour)
    expect(await read(`/produkt/${id}`)).toContain('Pünktlicher Stapler')
    expect(await read('/')).toContain('Pünktlicher Stapler')
    const now = await test.get<Product>(`/api/products/${id}`, test.token)
    expect(now.data).toMatchObject({ status: 'active', publishAt: null })
    const history = await test.get<Revision[]>(`/api/products/${id}/history`, test.token)
    expect(history.data.map(({ action, author }) => [action, author])).toEqual([
      ['published', null],
      ['created', 'admin'],
    ])
  })

  it('is planned by sales as well, in any zone, and goes with no other status', async () => {
    const { id } = await draft()
    const { token } = await addColleague(test, 'sales', 'Vera Vertrieb')
    const planned = await put(id, { publishAt: '2099-05-01T08:00:00+02:00' }, token)
    expect(planned.data.publishAt).toBe('2099-05-01T06:00:00.000Z')
    const refused = await put(id, { status: 'active', publishAt: planned.data.publishAt })
    expect([refused.status, refused.details]).toEqual([
      400,
      { publishAt: ['Geht nur beim Status „Inaktiv“'] },
    ])
    expect((await put(id, { status: 'active' })).data.publishAt).toBeNull()
    expect((await put(id, { publishAt: hour.toISOString() })).status).toBe(400)
  })

  it('does not happen because an earlier state is brought back after its time', async () => {
    const { id } = await draft({ publishAt: hour.toISOString() })
    await put(id, { status: 'active' })
    await test.query(
      `update revision set state = json_set(state, '$.publishAt', '2026-01-01T08:00:00.000Z')
       where kind = 'product' and subject = '${id}' and action = 'created'`,
    )
    const { data } = await test.get<Revision[]>(`/api/products/${id}/history`, test.token)
    const first = data.find(({ action }) => action === 'created')
    await test.call('POST', `/api/products/${id}/history/${first?.id}/restore`, {
      token: test.token,
    })
    const now = await test.get<Product>(`/api/products/${id}`, test.token)
    expect(now.data).toMatchObject({ status: 'inactive', publishAt: null })
  })
})
