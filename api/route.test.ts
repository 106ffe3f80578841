import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Answer } from './answers/answer.ts'
import { route } from './route.ts'

let server: Server
const icon = new Answer(Buffer.from('asset'), {})

/** Every part answers with its name and the address that it was asked for. */
beforeAll(async () => {
  server = createServer(
    route({
      find: (url) => (url.startsWith('/icon.svg') ? icon : null),
      pages: {
        serve: async ({ url }, response) => void response.end(`page ${url}`),
      },
      api: ({ url }, response) => response.end(`api ${url}`),
      uploads: ({ url }, response) => response.end(`upload ${url}`),
      headers: { 'X-Content-Type-Options': 'nosniff' },
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function ask(target: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const call = request({ host: '127.0.0.1', port, path: target, method, agent: false }).end()
  const [response] = await once(call, 'response')
  const chunks = await response.toArray()
  return {
    status: response.statusCode,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  }
}

it.each([
  ['/', 'page /'],
  ['/apiary', 'page /apiary'],
  ['/api', 'api /api'],
  ['/api/products?page=2', 'api /api/products?page=2'],
  ['/healthz', 'api /healthz'],
  ['/uploads/large/a.webp', 'upload /uploads/large/a.webp'],
  ['/icon.svg?v=2', 'asset'],
])('leads %s to %s', async (target, text) => {
  expect((await ask(target)).text).toBe(text)
})

it.each([
  ['http://localhost:4321/api/products?page=2', 'api /api/products?page=2'],
  ['HTTPS://www.example.de/produkt/7', 'page /produkt/7'],
  ['http://www.example.de', 'page /'],
  ['http://www.example.de?seite=2', 'page /?seite=2'],
])('takes the whole address %s, as a proxy may write it', async (target, text) => {
  expect((await ask(target)).text).toBe(text)
})

it('refuses to write to what can only be read, as strictly as it answers anything else', async () => {
  const { status, headers } = await ask('/kontakt', 'POST')
  expect(status).toBe(405)
  expect(headers).toMatchObject({
    allow: 'GET, HEAD',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})
