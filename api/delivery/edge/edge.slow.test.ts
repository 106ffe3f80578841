import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { PublishStatus } from '../../../shared/operation/publish.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { Edge } from './edge.ts'

const body = z.strictObject({ tags: z.array(z.string()) })

let cdn: Server
let purges: { tags: string[]; headers: IncomingHttpHeaders }[]
let status: number
let test: TestApp

beforeEach(async () => {
  purges = []
  status = 200
  cdn = createServer(async (request, response) => {
    const { tags } = body.parse(await json(request))
    if (status === 200) purges.push({ tags, headers: request.headers })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const { port } = cdn.address() as AddressInfo
  const PURGE_URL = `http://127.0.0.1:${port}/purge`
  test = await createTestApp({ PURGE_URL, PURGE_TOKEN: 'token-fuer-das-cdn' })
})
afterEach(async () => {
  await test.close()
  cdn.close()
})

const failure = async () => (await test.get<PublishStatus>('/api/publish', test.token)).data.edge

it('posts the tags of a change before it is answered', async () => {
  const { id } = await test.addProduct()
  await test.call('PUT', `/api/products/${id}`, { token: test.token, body: { price: 5 } })
  expect(purges[0]?.tags).toEqual(['everything'])
  expect(purges[1]?.tags).toContain(`product:${id}`)
  expect(purges[1]?.headers).toMatchObject({
    authorization: 'Bearer token-fuer-das-cdn',
    'content-type': 'application/json',
    'cache-tag': purges[1]?.tags.join(','),
  })
})

it('answers a change all the same when nobody takes the tags, says so, and repeats them', async () => {
  await test.addProduct()
  status = 500
  const { status: saved } = await test.call('PUT', '/api/products/1', {
    token: test.token,
    body: { price: 5 },
  })
  expect(saved).toBe(200)
  await expect.poll(failure).toMatchObject({ error: 'Antwort 500' })
  status = 200
  await test.call('POST', '/api/publish/retry', { token: test.token })
  expect(purges.at(-1)?.tags).toContain('product:1')
  expect(await failure()).toBeNull()
})

it('repeats after a restart what was not taken before', async () => {
  await test.addProduct()
  status = 503
  await test.addProduct()
  status = 200
  const { config, database, freshness } = test
  if (!config.purge) throw new Error('This test has a PURGE_URL')
  const restarted = new Edge({ database, freshness, target: config.purge })
  await restarted.retry()
  expect(purges.at(-1)?.tags).toEqual(['everything'])
  const before = purges.length
  await restarted.retry()
  expect(purges.length).toBe(before)
  await restarted.close()
})

it('lets caches keep what a change would purge, and nothing else', async () => {
  await test.addProduct()
  const seen = await test.get('/api/products/1')
  expect(seen.headers.get('Cache-Tag')).toBe('everything,product:1,category:1')
  expect(seen.headers.get('CDN-Cache-Control')).toBe('max-age=3600')
  expect(seen.headers.get('Cache-Control')).toBe('no-cache')
  for (const [path, token] of [
    ['/api/products/4711', undefined],
    ['/api/products/1', test.token],
    ['/api/contact/form', undefined],
  ] as const)
    expect((await test.get(path, token)).headers.get('CDN-Cache-Control'), path).toBeNull()
})

it('names the tags of a long list in few words', async () => {
  for (let count = 0; count < 100; count++) await test.addProduct()
  const { headers } = await test.get('/api/products?limit=100')
  expect(headers.get('Cache-Tag')).toMatch(/(?:^|,)products:any(?:,|$)/)
  expect(headers.get('Cache-Tag')?.length).toBeLessThan(1000)
})

it('lets nobody keep anything without PURGE_URL', async () => {
  const plain = await createTestApp()
  await plain.addProduct()
  const { headers } = await plain.get('/api/products/1')
  for (const name of ['CDN-Cache-Control', 'Cache-Tag']) expect(headers.get(name), name).toBeNull()
  await plain.close()
})
