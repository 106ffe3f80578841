import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const TOKEN = 'geheim-fuer-prometheus'

let test: TestApp
afterEach(async () => {
  test.server.close()
  await test.close()
})

/** Asks over a connection from this machine. */
async function ask(path: string, headers: IncomingHttpHeaders = {}) {
  const { port } = test.server.address() as AddressInfo
  const sent = request({ port, path, headers, agent: false }).end()
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

async function start(env: Record<string, string> = {}) {
  test = await createTestApp(env)
  await once(test.server.listen(0, '127.0.0.1'), 'listening')
}

const isShown = async (headers: IncomingHttpHeaders) => {
  const { status, body } = await ask('/metrics', headers)
  if (status === 200) return body.includes('http_request_duration_seconds')
  const unknown = await ask('/gibt-es-nicht', headers)
  expect([status, body]).toEqual([404, unknown.body])
  return false
}

it('counts answers by the pattern of their route, never by an address that a visitor chose', async () => {
  await start()
  await test.addProduct()
  await ask('/metrics')
  for (const path of ['/api/products/1', '/api/products/1', '/api/products/4711', '/wp-login.php'])
    await ask(path)
  const { body, headers } = await ask('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const count = (labels: string) =>
    new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(body)?.[1]
  expect(count('route="GET /api/products/:id",status="2xx"')).toBe('2')
  expect(count('route="GET /api/products/:id",status="4xx"')).toBe('1')
  expect(body).not.toMatch(/"[^"\n]*(?:4711|wp-login)[^"\n]*"/)
})

it('tells of mails that wait, of memory and of the event loop', async () => {
  await start({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@firma.example',
    MAIL_TO: 'b@firma.example',
  })
  const body = { name: 'Eva', email: 'eva@firma.example', message: 'Bitte rufen Sie an' }
  await test.call('POST', '/api/contact', { body })
  const metrics = await ask('/metrics')
  expect(metrics.body).toMatch(/^outbox_waiting_mails 2$/m)
  expect(metrics.body).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(metrics.body).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

it.each<[string, IncomingHttpHeaders, boolean]>([
  ['this machine', {}, true],
  ['the token', { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${TOKEN}` }, true],
  ['a wrong token', { authorization: 'Bearer geheim-fuer-niemanden' }, false],
  ['a proxy that we do not trust', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['a foreign name', { host: 'www.example.de' }, false],
])('without a trusted proxy, knows whether to answer %s', async (_name, headers, expected) => {
  await start({ METRICS_TOKEN: TOKEN })
  expect(await isShown(headers)).toBe(expected)
})

it.each<[string, IncomingHttpHeaders, boolean]>([
  ['somebody else', { 'x-forwarded-for': '203.0.113.1' }, false],
  ['somebody who pretends to be here', { 'x-forwarded-for': '127.0.0.1, 203.0.113.1' }, false],
  ['this machine', { 'x-forwarded-for': '127.0.0.1' }, true],
  ['this machine, past the proxy', {}, true],
  ['this machine by its newer address', { 'x-forwarded-for': '::1' }, true],
])('behind a trusted proxy, knows whether to answer %s', async (_name, headers, expected) => {
  await start({ TRUST_PROXY: 'true' })
  expect(await isShown(headers)).toBe(expected)
})
