import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets, serveUploads } from './static-files.ts'

const HEADERS = { 'X-Content-Type-Options': 'nosniff' }
const POLICY = "default-src 'none'; frame-ancestors 'none'"
const FOREVER = 'public, max-age=31536000, immutable'

let folder: string
let server: Server
let client: string

async function write(path: string, content = path): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-files-'))
  client = join(folder, 'client')
  const uploads = join(folder, 'uploads')
  await write(join(uploads, 'large', 'abc.webp'), '0123456789')
  await write(join(uploads, 'large', 'abc.webp.part'))
  await write(join(uploads, 'large', 'page.html'))
  await write(join(uploads, '.incoming-1', 'abc.webp'))
  await write(join(folder, 'gabelstapler.sqlite'))
  await write(join(client, '_astro', 'Page.abc.js'), 'alert(1)')
  await write(join(client, '_astro', 'Page.abc.js.br'), 'brotli')
  await write(join(client, '_astro', 'Page.abc.js.gz'), 'gzip')
  await write(join(client, 'icon.svg'))
  server = createServer(serveUploads(uploads, HEADERS)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [response] = await once(call, 'response')
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, headers: response.headers, text }
}

describe('an uploaded picture', () => {
  it('is served as nothing but a picture, and kept for ever', async () => {
    const { status, headers, text } = await get('/uploads/large/abc.webp?v=1')
    expect([status, text]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOREVER,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
    expect(await get('/uploads/large/abc.webp', {}, 'HEAD')).toMatchObject({
      status: 200,
      text: '',
    })
  })

  it('is not sent again to whoever has it, and in part to whoever asks for a part', async () => {
    const path = '/uploads/large/abc.webp'
    const { etag = '' } = (await get(path)).headers
    expect(await get(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, text: '' })
    expect(await get(path, { Range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' })
  })

  it.each([
    ['beyond its end', { Range: 'bytes=100-' }, 416],
    ['in another version', { 'If-Match': '"x"' }, 412],
  ])('asked for %s is not called missing', async (_, headers, status) => {
    const answer = await get('/uploads/large/abc.webp', headers)
    expect(answer).toMatchObject({ status, text: '' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
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
    '/uploads/large/abc.webp%00',
    '/uploads/large/abc.webp/',
  ])('is all that is served: not %s', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, text]).toEqual([404, ''])
    expect(headers['content-security-policy']).toBe(POLICY)
  })
})

describe('the files of the build', () => {
  it('are read with what they were compressed to, which is no file of its own', () => {
    const assets = readAssets(client, HEADERS)
    expect([...assets.keys()].sort()).toEqual(['/_astro/Page.abc.js', '/icon.svg'])
    expect(assets.get('/_astro/Page.abc.js')?.body('br').toString()).toBe('brotli')
    expect(assets.get('/icon.svg')?.etag()).toMatch(/^"[\w-]{22}"$/)
  })
})
