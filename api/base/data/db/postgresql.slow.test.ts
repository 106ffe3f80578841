import type { EntityManager } from '@mikro-orm/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueHits } from '../../../../shared/catalogue/catalogue.ts'
import { catalogueFacets } from '../../../../shared/catalogue/facets.ts'
import {
  filterParameters,
  initialCatalogueState,
  listParameters,
} from '../../../../shared/catalogue/state.ts'
import type { ContactReceipt } from '../../../../shared/inquiries/contact-input.ts'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { Revision } from '../../../../shared/operation/history.ts'
import type { HousekeepingStatus } from '../../../../shared/operation/housekeeping.ts'
import type { Category } from '../../../../shared/product/category.ts'
import type { Product } from '../../../../shared/product/product.ts'
import { readSentence } from '../../../../shared/search/read-sentence.ts'
import { createFormTokens } from '../../../customers/intake/spam-signs.ts'
import { schema } from '../../../entities.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../../tests/postgresql.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { forgetOldThrottles } from '../../requests/throttle/count-in-database.ts'
import { throttles } from '../../requests/throttle/throttle.ts'
import { readLog, recordChange } from '../freshness/change-log.ts'
import { openDatabase } from './database.ts'

const bin = findPostgresql()

describe.skipIf(!bin)('on PostgreSQL', () => {
  let server: TestPostgresql
  let test: TestApp

  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    test = await createTestApp({ DATABASE_URL: server.url })
    await test.addProduct({
      title: 'Zebra',
      brand: 'STILL',
      price: 300.5,
      specifications: { Zustand: 'gut', Antrieb: 'Diesel' },
    })
    await test.addProduct({
      title: 'Ähre',
      price: 100,
      categoryId: 2,
      featured: true,
      location: 'Köln',
      specifications: { Freihub: '1.500 mm', Bauhöhe: '2.100 mm' },
    })
    await test.addProduct({
      title: 'apfel',
      price: 200,
      categoryId: 2,
      status: 'sold',
      specifications: { Freihub: '900 mm', Bauhöhe: '2.100 mm' },
    })
    await test.addProduct({ title: 'Verborgen', status: 'inactive' })
  })
  afterAll(async () => {
    await test?.close()
    server?.stop()
  })

  const found = async (query: string) =>
    (await test.get<Product[]>(`/api/products?${query}`)).data.map(({ title }) => title)

  it.each([
    ['', ['apfel', 'Ähre', 'Zebra']],
    ['sort=title&order=asc', ['Ähre', 'apfel', 'Zebra']],
    ['sort=featured&order=desc', ['Ähre', 'apfel', 'Zebra']],
    ['sort=price&order=asc&limit=1&page=2', ['Zebra']],
    ['sort=available', ['Ähre', 'Zebra', 'apfel']],
    ['available=true&sort=createdAt', ['Ähre', 'Zebra']],
    ['available=false', ['apfel']],
    ['search=koeln', ['Ähre']],
    ['search=koln%20ahre', ['Ähre']],
    ['search=%25', []],
    ['search=_', []],
    ['brand=till', ['Zebra']],
    ['category=electric&featured=true', ['Ähre']],
    ['category=2&priceFrom=150&yearTo=2030', ['apfel']],
  ])('answers „%s“ as SQLite does', async (query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  it('gives back an earlier state and a deleted machine as SQLite does', async () => {
    const { token } = test
    const product = await test.addProduct({
      specifications: { Zinken: '1.200 mm', Mast: 'Duplex' },
    })
    const path = `/api/products/${product.id}`
    await test.call('PUT', path, { token, body: { price: 1, status: 'inactive' } })
    const { data } = await test.get<Revision[]>(`${path}/history`, token)
    expect(data.map(({ action }) => action)).toEqual(['changed', 'created'])
    await test.call('POST', `${path}/history/${data[1]?.id}/restore`, { token })
    await test.call('DELETE', path, { token })
    const trash = `/api/trash/products/${product.id}`
    const restored = await test.call<Product>('POST', `${trash}/restore`, { token })
    const { updatedAt } = restored.data
    expect(JSON.stringify(restored.data)).toBe(
      JSON.stringify({ ...product, updatedAt, missingImages: [] }),
    )
    expect((await test.addProduct({ status: 'inactive' })).id).toBeGreaterThan(product.id)
    await test.call('DELETE', path, { token })
    expect((await test.call('DELETE', trash, { token })).status).toBe(200)
  })

  // Beside them it has what several processes share, the search index and an order of characters.
  it('has exactly the tables that the entities say', async () => {
    const difference = await test.database.orm.schema.getUpdateSchemaSQL({ wrap: false })
    const known =
      /"(?:site_process|throttle|publication_notice|publication_order|publication_\w+_fn|product_search)"|"title_key" type text/
    const unknown = difference.split('\n').filter((line) => line !== '' && !known.test(line))
    expect(unknown).toEqual([])
  })

  it('finds inquiries as SQLite does', async () => {
    const message = 'Ist der Stapler noch zu haben?'
    const person = {
      name: 'Jörg Größer',
      email: 'jg_lager@nord.example',
      phone: '040 66-912',
      message,
    }
    const { data } = await test.call<ContactReceipt>('POST', '/api/contact', { body: person })
    const ids = async (search: string) => {
      const query = new URLSearchParams({ search })
      return (await test.get<Inquiry[]>(`/api/contact?${query}`, test.token)).data.map((i) => i.id)
    }
    for (const search of [
      'groesser',
      'jg_lager@',
      data.receipt,
      'stapler größer',
      '0049 (0)40 66912',
    ])
      expect(await ids(search), search).toEqual([data.id])
    for (const search of ['jg%lager', '%', 'nirgends'])
      expect(await ids(search), search).toEqual([])
  })

  it('keeps several machines of an inquiry as SQLite does', async () => {
    const kept = await test.addProduct({ title: 'Bleibt' })
    const gone = await test.addProduct({ title: 'Geht' })
    const body = {
      name: 'Nora Nord',
      email: 'nora@nord.example',
      message: 'Bitte beide anbieten.',
      productIds: [gone.id, kept.id],
      quantities: { [gone.id]: 2, [kept.id]: 3 },
    }
    await test.call('POST', '/api/contact', { body })
    for (const { id } of [gone, kept])
      await test.call(id === gone.id ? 'DELETE' : 'PUT', `/api/products/${id}`, {
        token: test.token,
        body: { status: 'inactive' },
      })
    const { data } = await test.get<Inquiry[]>('/api/contact?search=bleibt', test.token)
    expect(data.map(({ products }) => products)).toEqual([
      [
        { id: null, title: 'Geht', quantity: 2, available: false },
        { id: kept.id, title: 'Bleibt', quantity: 3, available: false },
      ],
    ])
  })

  it('saves an inquiry for one of two who have seen the same version, as SQLite does', async () => {
    const body = { name: 'Zwei Kollegen', email: 'zwei@nord.example', message: 'Ist er noch da?' }
    const { data } = await test.call<ContactReceipt>('POST', '/api/contact', { body })
    const path = `/api/contact/${data.id}`
    const { updatedAt } = (await test.get<Inquiry>(path, test.token)).data
    const headers = { 'If-Match': `"${updatedAt}"` }
    const save = (notes: string) =>
      test.call('PUT', path, { token: test.token, body: { notes }, headers })
    const answers = await Promise.all(['Ruft an.', 'Kommt vorbei.', 'Schreibt.'].map(save))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('keeps what it was given: cents, dates and the order of specifications', async () => {
    const { data } = await test.get<Product[]>('/api/products?search=zebra')
    expect(data[0]?.price).toBe(300.5)
    expect(Object.keys(data[0]?.specifications ?? {})).toEqual(['Zustand', 'Antrieb'])
    expect(Date.now() - Date.parse(data[0]?.createdAt ?? '')).toBeLessThan(600_000)
  })

  it.each([
    '',
    'Elektrostapler',
    'E-Stapler',
    'Diesel',
    '48V',
    'ab 2 t',
    'Köllner',
    'Zebar',
    'Vollfreihub',
    'unter 20000',
    'neu',
    '2 t',
    '1,6 t 3 m 2015',
    'kein Diesel',
    'wenig Stunden',
    'mit Garantie',
  ])('counts facets and lists for „%s“ as the browser does', async (search) => {
    const { data: products } = await test.get<Product[]>('/api/products?limit=1000')
    const { data: categories } = await test.get<Category[]>('/api/categories')
    const chosen = { ...initialCatalogueState, category: 'electric', search }
    const facets = await test.get(`/api/products/facets?${filterParameters(chosen)}`)
    const sentence = readSentence(search, products, categories)
    expect(facets.data).toEqual(catalogueFacets(products, chosen, categories, sentence))
    const { data } = await test.get<Product[]>(`/api/products?${listParameters(chosen)}`)
    const hits = catalogueHits(products, chosen, sentence)
    expect(data.map(({ id }) => id)).toEqual(hits.map(({ id }) => id))
  })

  it('names machines as similar for as long as they can be had', async () => {
    const [price, dearer, dearest] = [1, 2, 3].map((step) => ({
      categoryId: 3,
      price: step * 1000,
    }))
    const { id } = await test.addProduct({ ...price, status: 'sold' })
    const next = await test.addProduct({ ...dearer, title: 'Nächste' })
    await test.addProduct({ ...dearest, title: 'Reservierte', status: 'reserved' })
    const similar = async () =>
      (await test.get<Product[]>(`/api/products/${id}/similar`)).data.map(({ title }) => title)
    expect(await similar()).toEqual(['Nächste', 'Reservierte'])
    const body = { status: 'sold' }
    await test.call('PUT', `/api/products/${next.id}`, { token: test.token, body })
    expect(await similar()).toEqual(['Reservierte'])
  })

  it('shows a change in the next answer', async () => {
    const [product] = (await test.get<Product[]>('/api/products?search=zebra')).data
    await test.call('PUT', `/api/products/${product?.id}`, {
      token: test.token,
      body: { price: 1 },
    })
    expect((await test.get<Product>(`/api/products/${product?.id}`)).data.price).toBe(1)
  })

  it('keeps what several change at the same time, and lets one of two save the same version', async () => {
    const { id } = await test.addProduct()
    const put = (body: object, headers = {}) =>
      test.call('PUT', `/api/products/${id}`, { token: test.token, body, headers })
    const changes = [{ title: 'Zugleich' }, { location: 'Bremen' }, { price: 12_345 }]
    await Promise.all(changes.map((body) => put(body)))
    const { data } = await test.get<Product>(`/api/products/${id}`)
    expect(data).toMatchObject(Object.assign({}, ...changes))
    const found = await test.get<Product[]>('/api/products?search=zugleich+bremen')
    expect(found.data.map((product) => product.id)).toEqual([id])

    const seen = { 'If-Match': `"${data.updatedAt}"` }
    const answers = await Promise.all([put({ price: 1 }, seen), put({ price: 2 }, seen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('hears of what another process changes without asking for it', async () => {
    await expect.poll(() => test.database.version()).not.toBeNaN()
    const before = test.database.version()
    const other = await openDatabase(test.config, schema)
    const em = other.orm.em.fork()
    recordChange(em, ['categories'])
    await em.flush()
    await expect.poll(() => test.database.version()).toBeGreaterThan(before)
    await other.close()
  })

  it('numbers changes as they are committed, so that nobody who follows them misses one', async () => {
    const log = (tag: string) => (em: EntityManager) => {
      recordChange(em, [tag])
      return em.flush()
    }
    const [first, second] = [0, 1].map(() => test.database.orm.em.fork())
    if (!first || !second) throw new Error('No entity managers')
    const { position } = await readLog(test.database.db, null)
    await first.begin()
    await log('categories')(first)
    const other = second.transactional(log('texts'))
    await expect.poll(() => test.query(`select 1 from pg_locks where not granted`)).toHaveLength(1)
    expect((await readLog(test.database.db, position)).changes).toEqual([])
    await first.commit()
    await other
    const { changes } = await readLog(test.database.db, position)
    expect(changes.map(({ tags }) => tags)).toEqual([['categories'], ['texts']])
  })

  it('takes a form token once, and cleans up when the clock can be trusted', async () => {
    const fiveMinutesAgo = Date.now() - 5 * 60_000
    const token = await createFormTokens(test.database.orm, () => fiveMinutesAgo).issue()
    const body = { name: 'Eva', email: 'eva@firma.example', message: 'Bitte rufen Sie an', token }
    const burst = Array.from({ length: 5 }, () => test.call('POST', '/api/contact', { body }))
    expect((await Promise.all(burst)).map(({ status }) => status)).toEqual(Array(5).fill(201))
    const { pagination } = await test.get('/api/contact?search=eva@firma.example', test.token)
    expect(pagination?.total).toBe(1)

    await test.housekeeping.run()
    const { data } = await test.get<HousekeepingStatus>('/api/housekeeping', test.token)
    expect(data).toMatchObject({ doubt: null, inquiries: { deletable: 0 } })
    expect(data.lastRun).not.toBeNull()
  })

  it('counts what is tried too often for all processes together, and names nobody', async () => {
    const other = await openDatabase(test.config, schema)
    const rule = { name: 'Probe', limit: 3, seconds: 60, message: 'Zu viele' }
    const [here, there] = [throttles(test.database)(rule), throttles(other)(rule)]
    const address = '192.0.2.7'
    const burst = [here, there, here, there, here].map((throttle) => throttle.count(address))
    const refused = (await Promise.allSettled(burst)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    await expect(there.count(address)).rejects.toMatchObject({ status: 429 })
    await here.forgive(address)
    await there.count(address)
    await here.count('192.0.2.8')
    expect(JSON.stringify(await test.query('select * from throttle'))).not.toContain(address)
    await test.query(`update throttle set ends_at = clock_timestamp()`)
    await here.count(address)
    await forgetOldThrottles(test.database.db)
    expect(await test.query('select 1 from throttle')).toHaveLength(1)
    await other.close()
  })

  it('refuses what SQLite refuses', async () => {
    const taken = { token: test.token, body: { name: 'Noch einer', slug: 'diesel' } }
    expect((await test.call('POST', '/api/categories', taken)).status).toBe(409)
    expect(
      (await test.call('DELETE', '/api/categories/diesel', { token: test.token })).status,
    ).toBe(409)
  })
})
