import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { pageUnavailable } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { failure, RETRY_AFTER, unavailable } from '../../base/requests/http/errors.ts'
import { secured } from '../../base/requests/http/security-headers.ts'
import { TemporaryFailure } from './start-failure.ts'

const PAUSE_MS = 1_000

/**
 * Tries to open something until it succeeds, as long as the failure is a temporary one.
 * @param whileWaiting called once, after the first failure
 */
export async function openPatiently<Opened>(
  open: () => Promise<Opened>,
  whileWaiting: () => Promise<void>,
): Promise<Opened> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof TemporaryFailure)) throw error
      if (isFirst) {
        await whileWaiting()
        console.error(
          `${error.message}\nDie Website wartet darauf und antwortet bis dahin mit 503.`,
        )
      }
    }
    await wait(PAUSE_MS)
  }
}

/** Answers while there is no database yet. */
export function waitingApp(headers: Record<string, string>) {
  const noStore = { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER }
  return new Hono<Env>()
    .use(secured(headers))
    .all('/healthz', (c) => c.json({ status: 'database' }, 503, noStore))
    .all('/api/*', (c) => failure(unavailable(), c))
    .all('*', (c) => pageUnavailable(c.req.path))
}
