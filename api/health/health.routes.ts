import { Hono } from 'hono'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../env.ts'
import { RETRY_AFTER } from '../errors.ts'
import { createHealth } from './health.ts'

/** For monitoring: 200, or 503 with what does not work. */
export function health(dependencies: Dependencies) {
  const check = createHealth(dependencies)
  return new Hono<Env>().get('/', async (c) => {
    const status = await check()
    c.header('Cache-Control', 'no-store')
    if (status === 'ok') return c.json({ status })
    return c.json({ status }, 503, { 'Retry-After': RETRY_AFTER })
  })
}
