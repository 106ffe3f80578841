import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { feedKeys } from '../../../shared/product/field-rules.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { feedAddress, fetchFeed, rowsOf, switchOn } from './feeds.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.stapler.example' })
})
afterEach(() => test.close())

const withData = { specifications: { Tragkraft: '2.500 kg' } }
const list = async () => (await test.get<FeedState[]>('/api/feeds', test.token)).data
const stateOf = async (key: string) => (await list()).find((feed) => feed.key === key)

describe('a feed', () => {
  it('is off and says what it would contain', async () => {
    const { id } = await test.addProduct(withData)
    for (const feed of await list())
      expect(feed).toMatchObject({
        enabled: false,
        machines: 1,
        leftOut: [],
        lastFetched: null,
        held: false,
      })
    expect((await list()).map(({ key }) => key)).toEqual([...feedKeys])
    expect((await stateOf('maschinensucher'))?.hints).toEqual([
      { id, title: 'Linde H25', hints: expect.arrayContaining(['Ohne Bild.']) },
    ])
  })

  it('has an address that cannot be guessed, and keeps it', async () => {
    const first = await switchOn(test, 'mobileDe')
    expect(first.address).toMatch(
      /^https:\/\/www\.stapler\.example\/feeds\/[\w-]{43}\/mobile-de\.csv$/,
    )
    await test.call('PUT', '/api/feeds/mobileDe', { token: test.token, body: { enabled: false } })
    expect((await switchOn(test, 'mobileDe')).address).toBe(first.address)
    expect((await switchOn(test, 'bestandJson')).address).not.toContain(
      first.address.split('/').at(-2),
    )
  })

  it('contains active and reserved machines, no sold and no inactive ones', async () => {
    const statuses = ['active', 'reserved', 'sold', 'inactive']
    for (const status of statuses)
      await test.addProduct({ ...withData, status, stockNumber: `NR-${status}` })
    for (const key of feedKeys) {
      const text = await (await fetchFeed(test, key)).text()
      expect((await stateOf(key))?.machines, key).toBe(2)
      const named = statuses.filter((status) => text.includes(`NR-${status}`))
      expect(named, key).toEqual(['active', 'reserved'])
    }
  })

  it("leaves out what the machine's form withholds, and says so", async () => {
    const kept = await test.addProduct(withData)
    const { id, title } = await test.addProduct({ ...withData, withheldFrom: ['maschinensucher'] })
    expect(await stateOf('maschinensucher')).toMatchObject({
      machines: 1,
      leftOut: [
        {
          id,
          title,
          reasons: ['Im Formular ist eingestellt, dass die Maschine hier nicht angeboten wird.'],
        },
      ],
    })
    expect((await stateOf('mobileDe'))?.machines).toBe(2)
    expect(await rowsOf(test, 'maschinensucher')).toHaveLength(1 + 1)
    expect((await test.get(`/api/products/${id}`)).data).not.toHaveProperty('withheldFrom')
    expect((await test.get(`/api/products/${kept.id}`, test.token)).data).toMatchObject({
      withheldFrom: [],
    })
  })

  it('leaves out of Maschinensucher what has no technical data', async () => {
    const { id } = await test.addProduct()
    expect((await stateOf('maschinensucher'))?.leftOut).toEqual([
      {
        id,
        title: 'Linde H25',
        reasons: ['Technische Daten fehlen. Ohne sie veröffentlicht Maschinensucher kein Inserat.'],
      },
    ])
  })

  it('says to Maschinensucher in English what a machine is that has an English description', async () => {
    const specifications = { Tragkraft: '3.000 kg', Gestell: 'verzinkt nach Hausart' }
    await test.addProduct({
      title: 'Linde H30D',
      specifications,
      description: 'Gepflegt',
      descriptionEn: 'Well kept. Call 040 123456',
    })
    await test.addProduct({ title: 'Still RX', specifications, description: 'Gepflegt' })
    const [, ...rows] = await rowsOf(test, 'maschinensucher')
    const english = rows.map((row) => [row[1], row[5]]).sort()
    expect(english).toEqual([
      ['', ''],
      ['Linde H30D', expect.stringMatching(/^Load capacity: 3,000.kg\. Well kept\. Call/)],
    ])
    expect(english[1]?.[1]).not.toMatch(/123456|verzinkt/)
  })

  it('leaves out a machine whose id is the stock number of another', async () => {
    const { id } = await test.addProduct(withData)
    await test.addProduct({ ...withData, stockNumber: String(id) })
    for (const { leftOut, machines } of await list()) {
      expect(leftOut.map((one) => one.id)).toEqual([id])
      expect(machines).toBe(1)
    }
  })

  it('names neither a price on request nor anything internal', async () => {
    const secrets = { serialNumber: 'SN-4711', note: 'Mastschaden', previousPrice: 83_131 }
    await test.addProduct({ ...withData, ...secrets, price: 73_129, priceKind: 'onRequest' })
    for (const key of feedKeys) {
      const text = await (await fetchFeed(test, key)).text()
      expect(text, key).toContain('Linde')
      expect(text, key).not.toMatch(/73129|83131|87024|SN-4711|Mastschaden|withheldFrom/)
    }
  })
})

describe('the address of a feed', () => {
  it('delivers the file and counts it as fetched', async () => {
    await test.addProduct(withData)
    const { lastFetched } = await switchOn(test, 'maschinensucher')
    expect(lastFetched).toBeNull()
    const response = await fetchFeed(test, 'maschinensucher')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await stateOf('maschinensucher'))?.lastFetched).not.toBeNull()
  })

  it('answers 304 to one who has the file, until something changes', async () => {
    const { id } = await test.addProduct(withData)
    const etag = (await fetchFeed(test, 'bestandJson')).headers.get('ETag') ?? ''
    const again = () => fetchFeed(test, 'bestandJson', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 1 } })
    expect((await again()).status).toBe(200)
  })

  it('answers HEAD like GET, without counting it as fetched', async () => {
    await test.addProduct(withData)
    const head = await fetchFeed(test, 'bestandCsv', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await stateOf('bestandCsv'))?.lastFetched).toBeNull()
    const get = await fetchFeed(test, 'bestandCsv')
    for (const name of ['ETag', 'Content-Length', 'Content-Type'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name))
  })

  it('tells nothing to one who has no secret, an old one, or that of another feed', async () => {
    await test.addProduct(withData)
    const old = await feedAddress(test, 'mobileDe')
    const { data } = await test.call<FeedState>('POST', '/api/feeds/mobileDe/renew', {
      token: test.token,
    })
    const current = new URL(data.address).pathname
    expect(current).not.toBe(old)
    expect((await test.app.request(current)).status).toBe(200)
    const other = await feedAddress(test, 'bestandCsv')
    const answers = await Promise.all(
      [
        old,
        current.replace('mobile-de.csv', 'bestand.csv'),
        other.replace('bestand.csv', 'machineryzone.xml'),
        `/feeds/${'A'.repeat(43)}/mobile-de.csv`,
        '/feeds/x/nichts.csv',
      ].map(async (path) => {
        const response = await test.app.request(path)
        return [response.status, await response.text(), response.headers.get('ETag')]
      }),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.[0]).toBe(404)
    await test.call('PUT', '/api/feeds/mobileDe', { token: test.token, body: { enabled: false } })
    expect((await test.app.request(current)).status).toBe(404)
  })
})

it('is no business of the sales staff', async () => {
  const { token } = await addColleague(test, 'sales')
  expect((await test.get('/api/feeds', token)).status).toBe(403)
  expect((await test.get('/api/feeds')).status).toBe(401)
})

it('answers 404 for a feed that there is not', async () => {
  const { token } = test
  expect((await test.get('/api/feeds/ebay', token)).status).toBe(404)
  expect((await test.call('POST', '/api/feeds/ebay/renew', { token })).status).toBe(404)
  const body = { enabled: 'ja' }
  const { status, details } = await test.call('PUT', '/api/feeds/mobileDe', { token, body })
  expect([status, Object.keys(details ?? {})]).toEqual([400, ['enabled']])
})
