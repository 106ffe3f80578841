import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Product } from '../../../shared/product/product.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { createTestApp, PASSWORD, plausibleProduct, type TestApp } from '../../tests/test-app.ts'
import { restore, uploadPicture } from './backups.testing.ts'

const bin = findPostgresql()

const login = async (test: TestApp) => {
  const body = { username: 'admin', password: PASSWORD }
  return (await test.call<{ token: string }>('POST', '/api/auth/login', { body })).data.token
}

/** Everything that somebody can ask of the API, and the pictures. */
async function look(test: TestApp, token: string, picture: string) {
  const ask = async (path: string) => {
    const response = await test.app.request(path, { headers: { Authorization: `Bearer ${token}` } })
    return [path, response.status, Buffer.from(await response.arrayBuffer()).toString('base64')]
  }
  const list = '/api/products?sort=title'
  const { data } = await test.get<Product[]>(list, token)
  const products = data.map(({ id }) => `/api/products/${id}`)
  const others = ['/api/products?search=ueberlader', '/api/categories', '/api/contact', '/api/mail']
  return Promise.all([list, picture, ...products, ...others].map(ask))
}

/** Makes a backup of one site and restores it on another one. */
async function move(from: TestApp, token: string, to: TestApp): Promise<string> {
  const { data } = await from.call<Backup>('POST', '/api/backups', { token })
  const file = new Blob([await readFile(from.backups.files.placeOf(data.name))])
  expect(await restore(to, to.token, { file, mode: 'apply' })).toMatchObject({ status: 200 })
  return login(to)
}

describe.skipIf(!bin)('with PostgreSQL', () => {
  let server: TestPostgresql
  const sites: TestApp[] = []
  const newSite = async (env: Record<string, string> = {}) => {
    const site = await createTestApp(env)
    sites.push(site)
    return site
  }
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    server?.stop()
  })

  it('a site moves from SQLite to PostgreSQL and back, and every answer is the same', async () => {
    const first = await newSite()
    const picture = await uploadPicture(first)
    const specifications = {
      Tragkraft: '2.500 kg',
      Antrieb: 'Diesel',
      Ölfilter: 'neu\u2028ja',
      7: 'ja',
    }
    const { id } = await first.addProduct({
      title: 'Crown Überlader',
      price: 12_345.67,
      images: [picture],
      featured: true,
      specifications,
    })
    await first.addProduct({ title: 'Ohne Preis', price: null, priceKind: 'onRequest' })
    await first.addProduct({ status: 'inactive' })
    const gone = await first.addProduct()
    await first.call('DELETE', `/api/products/${gone.id}`, { token: first.token })
    const person = { name: 'Erika Müller', email: 'e@firma.example', message: 'Noch da? 👷' }
    await first.call('POST', '/api/contact', { body: { ...person, productId: id } })
    const before = await look(first, first.token, picture)
    expect(before.every(([, status]) => status === 200)).toBe(true)

    const second = await newSite({ DATABASE_URL: server.url })
    await second.addProduct({ title: 'Verschwindet' })
    const onPostgresql = await move(first, first.token, second)
    expect(await look(second, onPostgresql, picture)).toEqual(before)

    const third = await newSite()
    const back = await move(second, onPostgresql, third)
    expect(await look(third, back, picture)).toEqual(before)

    for (const [site, token] of [
      [second, onPostgresql],
      [third, back],
    ] as const) {
      const body = plausibleProduct
      const { data } = await site.call<Product>('POST', '/api/products', { token, body })
      expect(data.id).toBe(gone.id + 1)
    }
  })

  it('a snapshot does not see what is written after it', async () => {
    const site = await newSite({ DATABASE_URL: server.url })
    await site.addProduct()
    const count = 'select count(*)::int as number from product'
    await site.database.snapshot(async (rows) => {
      const [[before] = []] = await Array.fromAsync(rows(count))
      await site.addProduct()
      const [[after] = []] = await Array.fromAsync(rows(count))
      expect(after).toEqual(before)
    })
  })
})
