import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unlistedPages } from '../../../shared/addresses/paths.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { IDS_PER_FILE } from './sitemap.ts'

const SITE_URL = 'https://www.stapler.example'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL })
})
afterEach(() => test.close())

async function sitemap(path = '/sitemap.xml'): Promise<string> {
  const response = await test.app.request(path)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  return response.text()
}
const entry = (xml: string, path: string) =>
  new RegExp(`<url><loc>${SITE_URL}${path}</loc>(.*?)</url>`).exec(xml)?.[1] ?? null

const alternates = (de: string, en: string) =>
  Object.entries({ de, en, 'x-default': de })
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${SITE_URL}${path}"/>`,
    )
    .join('')

describe('the sitemap', () => {
  it('names each page that there is in two languages twice, and both of each other', async () => {
    const { id } = await test.addProduct()
    const xml = await sitemap()
    for (const [de, en] of [
      ['/', '/en'],
      [`/produkt/${id}`, `/en/machine/${id}`],
    ] as const)
      for (const path of [de, en]) expect(entry(xml, path), path).toContain(alternates(de, en))
    expect(entry(xml, '/impressum')).toBe('')
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')

    const body = { english: { hasPages: false } }
    await test.call('PUT', '/api/settings', { token: test.token, body })
    expect(await sitemap()).not.toMatch(/xhtml|\/en/)
  })

  it('dates each machine by its last change and names its pictures', async () => {
    const { id, updatedAt } = await test.addProduct({
      images: ['/uploads/large/abc.webp', 'https://bilder.example/b.jpg?a=1&b=2'],
    })
    expect(entry(await sitemap(), `/produkt/${id}`)).toBe(
      alternates(`/produkt/${id}`, `/en/machine/${id}`) +
        `<lastmod>${updatedAt}</lastmod>` +
        `<image:image><image:loc>${SITE_URL}/uploads/large/abc.webp</image:loc></image:image>` +
        '<image:image><image:loc>https://bilder.example/b.jpg?a=1&amp;b=2</image:loc></image:image>',
    )
  })

  it('dates lists by the newest machine that they show, and leaves an empty one undated', async () => {
    const first = await test.addProduct({ categoryId: 1 })
    const second = await test.addProduct({ categoryId: 2 })
    await test.addProduct({ categoryId: 2, status: 'inactive' })
    const xml = await sitemap()
    expect(entry(xml, '/kategorie/diesel')).toBe(`<lastmod>${first.updatedAt}</lastmod>`)
    expect(entry(xml, '/kategorie/electric')).toBe(`<lastmod>${second.updatedAt}</lastmod>`)
    expect(entry(xml, '/kategorie/reach')).toBe('')
    for (const path of ['/', '/alle-gabelstapler'])
      expect(entry(xml, path), path).toContain(`<lastmod>${second.updatedAt}</lastmod>`)
    expect(entry(xml, '/impressum')).toBe('')
    expect(entry(xml, '/kategorie/all'), 'the same machines as in the catalogue').toBeNull()
  })

  it('names no machine that visitors do not see', async () => {
    const { id } = await test.addProduct({ status: 'inactive' })
    expect(entry(await sitemap(), `/produkt/${id}`)).toBeNull()
  })
})

it('leaves out the pages that search engines are told to leave out', async () => {
  const xml = await sitemap()
  for (const path of unlistedPages) expect(entry(xml, path), path).toBeNull()
})

describe('the sitemap of a stock that is too large for one file', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

  it('is an index of files that together name every page and machine once', async () => {
    const first = await test.addProduct()
    const second = await test.addProduct()
    const { id } = await test.addProduct()
    const far = 3 * IDS_PER_FILE
    await test.database.orm.em
      .fork()
      .execute('update product set id = ? where id = ?', [far, second.id])
    const index = await sitemap()
    expect(index).toContain('<sitemapindex')
    const files = locations(index)
    expect(files).toEqual(
      ['seiten', 'maschinen-1', 'maschinen-3'].map((name) => `${SITE_URL}/sitemap/${name}.xml`),
    )
    expect(index).toContain(`maschinen-3.xml</loc><lastmod>${second.updatedAt}</lastmod>`)
    const parts = await Promise.all(files.map((file = '') => sitemap(file.replace(SITE_URL, ''))))
    const named = parts.flatMap(locations)
    expect(new Set(named).size).toBe(named.length)
    for (const path of [
      '/',
      '/kategorie/diesel',
      ...[first.id, id, far].map((n) => `/produkt/${n}`),
    ])
      expect(named).toContain(SITE_URL + path)
  })

  it.each(['maschinen-2.xml', 'maschinen-0.xml', 'maschinen-1e3.xml', 'nichts.xml', ''])(
    'has no file %j',
    async (file) => {
      await test.addProduct()
      expect((await test.app.request(`/sitemap/${file}`)).status).toBe(404)
    },
  )
})

it('goes out compressed and with an ETag, and as it is after the next change', async () => {
  const { id } = await test.addProduct()
  const ask = (headers: Record<string, string>) =>
    test.app.request('/sitemap.xml', { headers: { 'Accept-Encoding': 'gzip', ...headers } })
  const first = await ask({})
  expect(first.headers.get('Content-Encoding')).toBe('gzip')
  expect(first.headers.get('Vary')).toBe('Accept-Encoding')
  const seen = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await ask(seen)).status).toBe(304)
  await test.call('DELETE', `/api/products/${id}`, { token: test.token })
  expect((await ask(seen)).status).toBe(200)
})
