import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Env } from './env.ts'
import { closeUnread, streamed } from './streamed.ts'

it('closes the file behind an answer of which only the head is sent', async () => {
  const file = Readable.from(['a', 'b'])
  const app = new Hono<Env>()
    .use(closeUnread)
    .get('/', (c) => c.body(streamed(file), 200, { 'Content-Length': '2' }))
  const { status, headers } = await app.request('/', { method: 'HEAD' })
  expect([status, headers.get('Content-Length')]).toEqual([200, '2'])
  await expect.poll(() => file.destroyed).toBe(true)
})
