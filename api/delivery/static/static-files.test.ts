import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '../../app.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { readBuild, toAssets } from './assets.ts'

const POLICY = "default-src 'none'; frame-ancestors 'none'"
const FOREVER = 'public, max-age=31536000, immutable'

let test: TestApp
let app: App

async function write(path: string, content = path): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

beforeAll(async () => {
  test = await createTestApp()
  const uploads = test.images.folder
  await write(join(uploads, 'large', 'abc.webp'), '0123456789')
  await write(join(uploads, 'large', 'abc.webp.part'))
  await write(join(uploads, 'large', 'page.html'))
  await write(join(uploads, '.incoming-1', 'abc.webp'))
  const client = join(test.config.dataDir, 'client')
  await write(join(client, '_astro', 'Page.abc.js'), 'alert(1)'.repeat(200))
  await write(join(client, '_astro', 'Page.abc.js.br'), 'brotli')
  await write(join(client, '_astro', 'Page.abc.js.gz'), 'gzip')
  await write(join(client, 'sketch.svg'), '<svg/>')
  app = createApp(test, toAssets(readBuild(client)))
})
afterAll(() => test.close())

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request(path, { headers, method })
  const { status } = response
  return { status, headers: Object.fromEntries(response.headers), text: await response.text() }
}

describe('an uploaded picture', () => {
  const picture = '/uploads/large/abc.webp'

  it('is served as nothing but a picture, and kept for ever', async () => {
    const { status, headers, text } = await get(`${picture}?v=1`)
    expect([status, text]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOREVER,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    expect(await get(picture, {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  })

  it('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await get(picture)).headers
    expect(await get(picture, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' })
  })

  it.each([
    '/uploads/large/unknown.webp',
    '/uploads/large/',
    '/uploads/',
    '/uploads/large/page.html',
    '/uploads/large/abc.webp.part',
    '/uploads/.incoming-1/abc.webp',
    '/uploads/../gabelstapler.sqlite',
    '/uploads/large/../../gabelstapler.sqlite',
    '/uploads/large/..%2f..%2fgabelstapler.sqlite',
    '/uploads/large/%2e%2e/%2e%2e/gabelstapler.sqlite',
    '/uploads/large/abc.webp%00',
    '/uploads/large/abc.webp/',
  ])('is all that is served: not %s', async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(text).not.toContain('SQLite')
    expect(headers['content-security-policy']).toBe(POLICY)
  })
})

describe('the files of the build', () => {
  it('go out as they were compressed, which is no file of its own', async () => {
    const path = '/_astro/Page.abc.js'
    expect(await get(path, { 'Accept-Encoding': 'br' })).toMatchObject({
      text: 'brotli',
      headers: { 'content-encoding': 'br', 'cache-control': FOREVER },
    })
    expect((await get(`${path}?v=1`)).text).toContain('alert(1)')
    expect((await get(`${path}.br`)).status).toBe(404)
  })

  it('are asked about each time where their name does not say what is in them', async () => {
    const { headers } = await get('/sketch.svg')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const again = await get('/sketch.svg', { 'If-None-Match': headers.etag ?? '' })
    expect(again.status).toBe(304)
  })
})
