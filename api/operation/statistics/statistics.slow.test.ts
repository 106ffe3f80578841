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

/** As a page says that somebody sees it. */
const visit = (page: string, from = '', at = app) => at.request('/api/visits', json({ page, from }))

/** What nobody has asked for is not published. */
const publish = (...pages: string[]) => Promise.all(pages.map((page) => app.request(page)))

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
    await publish(`/produkt/${id}`)
    await visit('/')
    await visit(`/produkt/${id}`, 'https://www.Suche.example/?q=erika@muster.example')
    await visit(`/produkt/${id}?utm_source=brief`, 'https://www.stapler.example/')
    const sheet = `/produkt/${id}/datenblatt.pdf`
    await app.request(sheet, { headers: { 'Sec-Fetch-Mode': 'navigate' } })
    // As a program fetches it, and a browser ahead of a press.
    await app.request(sheet)
    await app.request(sheet, {
      headers: { 'Sec-Fetch-Mode': 'navigate', 'Sec-Purpose': 'prefetch' },
    })
    const statistics = await written()
    expect(statistics).toMatchObject({ views: 3, dataSheets: 1, inquiries: 0, searches: 0 })
    expect(statistics.pages).toEqual([{ name: '/', count: 1 }])
    expect(statistics.referrers).toEqual([{ name: 'suche.example', count: 1 }])
    const machine = { productId: id, title, views: 2, dataSheets: 1, inquiries: 0, days: 0 }
    expect(statistics).toMatchObject({ seen: [machine], unasked: [machine], standing: [machine] })
    expect(statistics.byDay).toHaveLength(30)
    expect(statistics.byDay.at(-1)).toEqual({ day: berlinDay(new Date()), views: 3, inquiries: 0 })
  })

  it('counts nothing that the site does not show, nor what was only fetched', async () => {
    await test.addProduct()
    await publish('/', '/produkt/1', '/produkt/99')
    for (const page of [
      '/produkt/99',
      '/produkt/99/datenblatt.pdf',
      '/kategorie/gibt-es-nicht',
      '/gibt-es-nicht',
      '/angebot/geheim',
      '/admin/products',
      '//',
      '//[',
    ])
      expect((await visit(page)).status).toBe(200)
    expect((await visit('https://www.stapler.example/')).status).toBe(400)
    expect((await app.request('/api/visits', json(['/']))).status).toBe(400)
    await test.visitorCounts.write()
    expect(await counted()).toEqual([])
  })

  it('knows what was sought, and what of it is not there', async () => {
    await test.addProduct()
    await visit('/alle-gabelstapler?suche=Linde')
    await visit('/alle-gabelstapler?suche=%20%20Amphibien%20%20STAPLER')
    await visit('/alle-gabelstapler?suche=amphibien+stapler&seite=2')
    await visit('/alle-gabelstapler?suche=erika@muster.example')
    await visit('/alle-gabelstapler?suche=0171%20555%2066%2077')
    // As a page in an old encoding links.
    await visit('/alle-gabelstapler?suche=K%FChlhaus')
    const { searches, sought, unfound } = await written()
    expect({ searches, sought, unfound }).toEqual({
      searches: 2,
      sought: [
        { name: 'amphibien stapler', count: 1 },
        { name: 'linde', count: 1 },
      ],
      unfound: [{ name: 'amphibien stapler', count: 1 }],
    })
  })

  it('knows a website by its name, however it is written, and itself with and without www', async () => {
    for (const from of [
      'https://www.staplerbörse.example/suche',
      'https://xn--staplerbrse-yfb.example',
      'https://staplerbörse.example./',
      'https://stapler.example/',
      'http://www.stapler.example./alle-gabelstapler',
      'https://192.0.2.7/',
      'android-app://com.google.android.gm/',
    ])
      await visit('/', from)
    expect((await written()).referrers).toEqual([{ name: 'staplerbörse.example', count: 3 }])
  })

  it('counts an inquiry and each machine that it asks about, but no double of it', async () => {
    for (const title of ['Eins', 'Zwei', 'Drei']) {
      const { id } = await test.addProduct({ title })
      await publish(`/produkt/${id}`)
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
    await publish(`/produkt/${id}`)
    await visit(`/produkt/${id}`)
    const send = async (index: number) => {
      const email = `kunde${index}@firma.example`
      const body = { name: 'Kunde', email, message: 'Bitte ein Angebot', productIds: [id] }
      return (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
    }
    const deleted = await send(1)
    const spam = await send(2)
    await send(3)
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
    for (let word = 0; word < 600; word++) await visit(`/alle-gabelstapler?suche=wort-${word}`)
    for (let site = 0; site < 600; site++) await visit('/', `https://nummer-${site}.example/`)
    for (let id = 100; id < 400; id++) await visit(`/produkt/${id}`)
    await visit(`/alle-gabelstapler?suche=${'x'.repeat(3000)}`)
    expect((await visit(`/${'x'.repeat(4000)}`)).status).toBe(400)
    const { searches, sought, referrers } = await written()
    expect([searches, sought.length, referrers.length]).toEqual([600, 100, 100])
    expect((await counted()).length).toBeLessThan(3 * 501 + 3)
  })

  it('counts nothing where the dealer wants no statistics', async () => {
    const config = { ...test.config, statistics: false }
    const { visitorCounts } = await openServices(config)
    const other = createApp({ ...test, config, visitorCounts, publisher })
    expect((await visit('/', '', other)).status).toBe(200)
    await visitorCounts.write()
    expect(await counted()).toEqual([])
  })
})

const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
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
  await publish('/produkt/1')
  for (let time = 0; time < 3; time++) {
    await visit('/produkt/1')
    await visit('/alle-gabelstapler?suche=kran')
    await visit('/produkt/1', '', otherApp)
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
