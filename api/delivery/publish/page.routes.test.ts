import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../../app.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { SitePublisher } from './publisher.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

let test: TestApp
let site: TestSite
let publisher: SitePublisher
let app: App

beforeAll(async () => {
  test = await createTestApp()
  site = createTestSite('one')
  publisher = new SitePublisher(test, site)
  app = createApp({ ...test, publisher })
  await publisher.start(app)
  await publisher.idle()
})
afterAll(async () => {
  await publisher.close()
  await test.close()
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers })

const renderings = () => site.rendered.filter((path) => path === '/404').length

it('renders the page for what there is not once, however many such addresses are asked for', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/wp-login-${index}.php`)
  const responses = await Promise.all(paths.map((path) => get(path)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await get('/noch.eine')).status).toBe(404)
  expect(renderings()).toBe(1)
})

it.each([
  ['/404', '/404'],
  ['/en/404', '/en/404'],
])('renders no page for what is made up below %s', async (beginning, shown) => {
  const before = site.rendered.length
  for (const made of ['eins', 'zwei', 'toString'])
    expect((await get(`${beginning}/${made}`)).status).toBe(404)
  const rendered = new Set(site.rendered.slice(before))
  rendered.delete(shown)
  expect([...rendered]).toEqual([])
})

it.each([
  ['/produkt/900001', '/produkt/7abc', '/404/produkt'],
  ['/kategorie/eins', '/kategorie/zwei', '/404/kategorie'],
  ['/en/machine/900001', '/en/machine/7abc', '/en/404/machine'],
])('answers %s and %s by one page', async (one, other, shown) => {
  for (const address of [one, other]) expect((await get(address)).status).toBe(404)
  expect(site.rendered.filter((path) => path === shown)).toHaveLength(1)
  expect(site.rendered).not.toContain(one)
})

it('renders two searches at a time, lets twenty wait and asks all others for patience', async () => {
  await get('/alle-gabelstapler')
  const goOn = site.holdNext()
  const addresses = Array.from(
    { length: 40 },
    (_, index) => `/alle-gabelstapler?suche=wort${index}`,
  )
  const answers = addresses.map((address) => get(address))
  await site.held
  const refused = await Promise.all(answers.slice(22))
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  expect(refused[0]?.headers.get('Retry-After')).toBeTruthy()
  goOn()
  const served = await Promise.all(answers.slice(0, 22))
  expect(served.map(({ status }) => status)).toEqual(served.map(() => 200))
  expect(site.rendered.filter((path) => path.includes('wort'))).toHaveLength(22)
})

it('answers 404 also to whoever has that page already', async () => {
  const etag = (await get('/x.php')).headers.get('ETag') ?? ''
  const again = await get('/x.php', { 'If-None-Match': etag })
  expect(again.status).toBe(404)
  expect(await again.text()).not.toBe('')
})

it('shows there what a change made of the navigation', async () => {
  const before = renderings()
  await get('/x.php')
  await test.call('PUT', '/api/categories/diesel', {
    token: test.token,
    body: { name: 'Dieselstapler und mehr' },
  })
  expect((await get('/x.php')).status).toBe(404)
  expect(renderings()).toBe(before + 1)
})

it('refuses to write to what can only be read, as strictly as it answers anything else', async () => {
  const response = await app.request('/agb', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    allow: 'GET, HEAD',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

it('leads from an address with a slash at its end to the one without, query and all', async () => {
  const response = await get('/kategorie/diesel/?seite=2')
  expect([response.status, response.headers.get('Location')]).toEqual([
    301,
    '/kategorie/diesel?seite=2',
  ])
})

it('keeps a page whatever else its address says, compressed, with an ETag', async () => {
  const first = await get('/kategorie/diesel?utm_source=x')
  const etag = first.headers.get('ETag') ?? ''
  const again = await get('/kategorie/diesel', { 'If-None-Match': etag })
  expect([first.status, again.status]).toEqual([200, 304])
})
