import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const SITE_URL = 'https://www.stapler.example'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ SITE_URL })
})
afterEach(() => test.close())

async function sitemap(): Promise<string> {
  const response = await test.app.request('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  return response.text()
}
const entry = (xml: string, path: string) =>
  new RegExp(`<url><loc>${SITE_URL}${path}</loc>(.*?)</url>`).exec(xml)?.[1] ?? null

describe('the sitemap', () => {
  it('dates each machine by its last change and names its pictures', async () => {
    const { id, updatedAt } = await test.addProduct({
      images: ['/uploads/large/abc.webp', 'https://bilder.example/b.jpg?a=1&b=2'],
    })
    expect(entry(await sitemap(), `/produkt/${id}`)).toBe(
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
    for (const path of ['/', '/alle-gabelstapler', '/kategorie/all'])
      expect(entry(xml, path), path).toBe(`<lastmod>${second.updatedAt}</lastmod>`)
    expect(entry(xml, '/impressum')).toBe('')
  })

  it('names no machine that visitors do not see', async () => {
    const { id } = await test.addProduct({ status: 'inactive' })
    expect(entry(await sitemap(), `/produkt/${id}`)).toBeNull()
  })
})
