import { Hono } from 'hono'
import { requireAdmin } from '../auth/authentication.ts'
import type { Dependencies, Env } from '../context.ts'

export function publishing({ publisher }: Dependencies) {
  return new Hono<Env>()
    .use(requireAdmin)
    .get('/', (c) => c.json({ success: true, data: publisher.status() }))
    .post('/retry', async (c) => {
      await publisher.retry()
      return c.json({ success: true, data: publisher.status() })
    })
}
