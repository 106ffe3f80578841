import { Readable } from 'node:stream'
import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'

/** What the body of an answer can be made from: Node's type of a web stream is not that of the browser's. */
export const streamed = (content: Readable): ReadableStream =>
  Readable.toWeb(content) as ReadableStream

/**
 * Closes the file or table behind an answer of which only the head is sent.
 * @example
 * app.use(closeUnread).get('/list.csv', (c) => c.body(streamed(createReadStream(path))))
 */
export const closeUnread = createMiddleware<Env>(async function closeUnread(c, next) {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
