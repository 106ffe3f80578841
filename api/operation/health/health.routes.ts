import { Hono } from 'hono'
import type { Env } from '../../base/requests/http/env.ts'
import { RETRY_AFTER } from '../../base/requests/http/errors.ts'
import { createHealth, type Observed } from './health.ts'

/** For monitoring and for what distributes requests: 200 if this process may serve, or 503 with what keeps it from that. */
export function health(dependencies: Observed) {
  const check = createHealth(dependencies)
  return new Hono<Env>().get('/', async (c) => {
    const health = await check()
    c.header('Cache-Control', 'no-store')
    if (health.status === 'ok') return c.json(health)
    return c.json(health, 503, { 'Retry-After': RETRY_AFTER })
  })
}
