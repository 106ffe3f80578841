import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Statistics } from '../../../shared/statistics/statistics.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { type App, createApp } from '../../app.ts'
import { SitePublisher } from '../../delivery/publish/publisher.ts'
import { createTestSite } from '../../delivery/publish/testing/test-site.ts'
import { openServices } from '../../services.ts'
import { findPostgresql, startPostgresql } from '../../tests/postgresql.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore } from '../backup/backups.testing.ts'

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let test: TestApp
let publisher: SitePublisher
let app: App

async function start(env: Record<string, string> = {}): Promise<void> {
  test = await createTestApp({ SITE_URL: 'https://www.stapler.example', ...env })
  const site = createTestSite('one')
  publisher = new SitePublisher(test, site)
  app = createApp({ ...test, publisher })
  publisher.pages.start(app)
}

beforeEach(() => start())
afterEach(async () => {
  await publisher.close()
  await test.close()
})

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { 'User-Agent': BROWSER, ...headers } })

const read = async (query = '') =>
  (await test.get<Statistics>(`/api/statistics${query}`, test.token)).data

async function written(query = ''): Promise<Statistics> {
  await test.visitorCounts.write()
  return read(query)
}

const counted = async () =>
  test.query<{ day: string; kind: string; key: string; count: number }>(
    'select * from daily_count order by kind, key',
  )

describe('of visits', () => {
  it('counts pages, machines, data sheets and where visitors came from, by day', async () => {
    const { id, title } = await test.addProduct()
    await visit('/')
    await visit(`/produkt/${id}`, { Referer: 'https://www.Suche.example/?q=erika@muster.example' })
    await visit(`/produkt/${id}`, { Referer: 'https://www.stapler.example/' })
    await visit(`/produkt/${id}/datenblatt.pdf`)
    const statistics = await written()
    expect(statistics).toMatchObject({ views: 3, dataSheets: 1, inquiries: 0, searches: 0 })
    expect(statistics.pages).toEqual([{ name: '/', count: 1 }])
    expect(statistics.referrers).toEqual([{ name: 'suche.example', count: 1 }])
    const machine = { productId: id, title, views: 2, dataSheets: 1, inquiries: 0, days: 0 }
    expect(statistics).toMatchObject({ seen: [machine], unasked: [machine], standing: [machine] })
    expect(statistics.byDay).toHaveLength(30)
    expect(statistics.byDay.at(-1)).toEqual({ day: berlinDay(new Date()), views: 3, inquiries: 0 })
  })

  it('counts nobody but people, and nothing but what they got to see', async () => {
    await test.addProduct()
    const etag = (await visit('/produkt/1')).headers.get('ETag') ?? ''
    expect((await visit('/produkt/1', { 'If-None-Match': etag })).status).toBe(304)
    await visit('/produkt/1', { 'User-Agent': ROBOT })
    await visit('/produkt/1', { 'User-Agent': '' })
    await visit('/produkt/1', { 'Sec-Purpose': 'prefetch;prerender' })
    await visit('/produkt/1', {}, 'HEAD')
    for (const path of ['/produkt/99', '/gibt-es-nicht', '/admin', '/admin/products'])
      await visit(path)
    await test.visitorCounts.write()
    expect(await counted()).toEqual([
      { day: berlinDay(new Date()), kind: 'machine', key: '1', count: 2 },
    ])
  })

  it('knows what was sought, and what of it is not there', async () => {
    await test.addProduct()
    await visit('/alle-gabelstapler?suche=Linde')
    await visit('/alle-gabelstapler?suche=%20%20Amphibien%20%20STAPLER')
    await visit('/alle-gabelstapler?suche=amphibien+stapler&seite=2')
    await visit('/api/products?search=amphibien%20stapler&limit=12')
    await visit('/alle-gabelstapler?suche=erika@muster.example')
    await visit('/alle-gabelstapler?suche=0171%20555%2066%2077')
    const { searches, sought, unfound } = await written()
    expect({ searches, sought, unfound }).toEqual({
      searches: 3,
      sought: [
        { name: 'amphibien stapler', count: 2 },
        { name: 'linde', count: 1 },
      ],
      unfound: [{ name: 'amphibien stapler', count: 2 }],
    })
  })

  it('counts an inquiry and each machine that it asks about, but no double of it', async () => {
    for (const title of ['Eins', 'Zwei', 'Drei']) {
      const { id } = await test.addProduct({ title })
      await visit(`/produkt/${id}`)
    }
    const body = {
      name: 'Eva Muster',
      email: 'eva@firma.example',
      message: 'Bitte ein Angebot',
      productIds: [1, 3],
    }
    for (let time = 0; time < 2; time++)
      expect((await app.request('/api/contact', json(body))).status).toBe(201)
    const { inquiries, unasked } = await written()
    expect([inquiries, unasked.map(({ title }) => title)]).toEqual([1, ['Zwei']])
  })

  it('counts no inquiry that was deleted or turned out to be spam, and its machine was not asked for', async () => {
    const { token } = test
    const { id } = await test.addProduct()
    await visit(`/produkt/${id}`)
    const send = async (index: number) => {
      const email = `kunde${index}@firma.example`
      const body = { name: 'Kunde', email, message: 'Bitte ein Angebot', productIds: [id] }
      return (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
    }
    const [deleted, spam] = [await send(1), await send(2), await send(3)]
    const asked = await written()
    expect([asked.inquiries, asked.unasked.length, asked.seen[0]?.inquiries]).toEqual([3, 0, 3])
    await test.call('DELETE', `/api/contact/${deleted}`, { token })
    await test.call('PUT', `/api/contact/${spam}`, { token, body: { spam: true } })
    const left = await written()
    expect([left.inquiries, left.seen[0]?.inquiries, left.byDay.at(-1)?.inquiries]).toEqual([
      1, 1, 1,
    ])
  })

  it('stays small whatever a visitor sends', async () => {
    for (let word = 0; word < 600; word++)
      test.visitorCounts.delivered(asked(`/alle-gabelstapler?suche=wort-${word}`), 200)
    for (let site = 0; site < 600; site++)
      test.visitorCounts.delivered(asked('/', `https://nummer-${site}.example/`), 200)
    test.visitorCounts.delivered(asked(`/alle-gabelstapler?suche=${'x'.repeat(5000)}`), 200)
    const { searches, sought, referrers } = await written()
    expect([searches, sought.length, referrers.length]).toEqual([600, 100, 100])
    expect((await counted()).length).toBeLessThan(3 * 501 + 3)
  })

  it('gives the same bytes where nothing is counted', async () => {
    await test.addProduct()
    const answer = async () => {
      const response = await visit('/produkt/1')
      return [Object.fromEntries(response.headers), await response.text()]
    }
    await answer()
    const on = await answer()
    const config = { ...test.config, statistics: false }
    const { visitorCounts } = await openServices(config)
    app = createApp({ ...test, config, visitorCounts, publisher })
    expect(await answer()).toEqual(on)
    await visitorCounts.write()
    expect(await counted()).toEqual([])
  })
})

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

const asked = (path: string, referrer?: string) => ({
  url: `https://www.stapler.example${path}`,
  method: 'GET',
  header: (name: string) => (name === 'User-Agent' ? BROWSER : name === 'Referer' ? referrer : ''),
})

describe('what was counted', () => {
  it('is kept while the database refuses it', async () => {
    await visit('/')
    await test.query('alter table daily_count rename to elsewhere')
    await test.visitorCounts.write()
    await visit('/')
    await test.query('alter table elsewhere rename to daily_count')
    expect((await written()).views).toBe(2)
    expect((await written()).views).toBe(2)
  })

  it('adds up from several processes', () => addsUp())

  it('comes back with a backup', async () => {
    await visit('/')
    await test.visitorCounts.write()
    const before = await counted()
    const { name } = (
      await test.call<{ name: string }>('POST', '/api/backups', { token: test.token })
    ).data
    await test.query('delete from daily_count')
    const restored = await restore(test, test.token, { name, mode: 'apply' })
    expect(restored.status, JSON.stringify(restored)).toBe(200)
    expect(await counted()).toEqual(before)
  })

  it('is deleted after 26 months', async () => {
    for (const day of ['2024-09-24', '2024-09-26'])
      await test.query(`insert into daily_count values ('${day}', 'page', '/', 5)`)
    await test.housekeeping.confirm(new Date('2026-11-25T12:00:00Z'))
    expect((await counted()).map(({ day }) => day)).toEqual(['2024-09-26'])
  })

  it.skipIf(!findPostgresql())('adds up from several processes on PostgreSQL, too', async () => {
    const server = await startPostgresql(String(findPostgresql()))
    await publisher.close()
    await test.close()
    await start({ DATABASE_URL: server.url })
    await addsUp()
    // What `afterEach` closes has to be there.
    await publisher.close()
    await test.close()
    server.stop()
    await start()
  })
})

async function addsUp(): Promise<void> {
  await test.addProduct()
  const other = await openServices(test.config)
  const otherApp = createApp({ ...other, publisher })
  for (let time = 0; time < 3; time++) {
    await visit('/produkt/1')
    await visit('/alle-gabelstapler?suche=kran')
    await otherApp.request('/produkt/1', { headers: { 'User-Agent': BROWSER } })
    await Promise.all([test.visitorCounts.write(), other.visitorCounts.write()])
  }
  const { seen, unfound } = await read()
  expect(seen).toMatchObject([{ productId: 1, views: 6 }])
  expect(unfound).toEqual([{ name: 'kran', count: 3 }])
  await other.database.close()
}

describe('the table of it', () => {
  it('is for German spreadsheets, and no word in it is a formula', async () => {
    await visit(`/alle-gabelstapler?suche=${encodeURIComponent('=1+1')}`)
    await test.visitorCounts.write()
    const response = await test.app.request('/api/statistics.csv?from=2026-11-01&to=2099-01-01', {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    expect(response.status).toBe(400)
    const today = berlinDay(new Date())
    const file = await test.app.request(`/api/statistics.csv?from=${today}&to=${today}`, {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    expect(file.headers.get('Content-Disposition')).toContain(`statistik-${today}-bis-${today}.csv`)
    const lines = (await file.text()).split('\r\n')
    expect(lines).toContain('Kennzahl;Wovon;Anzahl')
    expect(lines).toContain("Gesucht;'=1+1;1")
  })

  it('is of days that there are, from the first to the last', async () => {
    const ask = (query: string) => test.get(`/api/statistics?${query}`, test.token)
    const { status, details } = await ask('from=gestern')
    expect([status, details]).toEqual([400, { from: ['muss ein Tag wie 2026-11-24 sein'] }])
    expect((await ask('from=2026-11-02&to=2026-11-01')).status).toBe(400)
    expect((await ask('from=0001-01-01&to=2026-11-01')).status).toBe(400)
    expect((await ask('from=2026-11-01&to=2026-11-01')).status).toBe(200)
  })
})

describe('a web server in front', () => {
  const report = (path: string, headers: Record<string, string> = {}) => {
    const { port } = test.server.address() as AddressInfo
    return fetch(`http://127.0.0.1:${port}/delivered`, {
      method: 'POST',
      headers: { 'User-Agent': BROWSER, 'X-Delivered': path, ...headers },
    })
  }

  it('reports what it has delivered, and nobody from elsewhere can', async () => {
    await once(test.server.listen(0, '127.0.0.1'), 'listening')
    try {
      await test.addProduct()
      expect((await report('/produkt/1?utm_source=brief')).status).toBe(204)
      expect((await report('//')).status).toBe(204)
      expect((await report('produkt')).status).toBe(400)
      expect((await report('/produkt/1', { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404)
      expect((await report('/produkt/1', { 'User-Agent': ROBOT })).status).toBe(204)
      expect((await written()).views).toBe(1)
    } finally {
      test.server.close()
    }
  })
})
