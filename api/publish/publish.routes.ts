import { Hono } from 'hono'
import { requireAdmin } from '../auth/authentication.ts'
import type { Dependencies, Env } from '../context.ts'
import { namePages } from './named-pages.ts'

export function publishing({ publisher, database: { reads } }: Dependencies) {
  const status = async () => {
    const { lastPages, ...rest } = publisher.status()
    return { ...rest, lastPages: await namePages(reads, lastPages) }
  }
  return new Hono<Env>()
    .use(requireAdmin)
    .get('/', async (c) => c.json({ success: true, data: await status() }))
    .post('/retry', async (c) => {
      await publisher.retry()
      return c.json({ success: true, data: await status() })
    })
}
