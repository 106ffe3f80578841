import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { RETRY_AFTER, unavailable } from './errors.ts'
import { pagePolicy } from './publish/page-policy.ts'
import { UNAVAILABLE } from './publish/serve.ts'
import { isForApplication } from './route.ts'
import { STRICT_POLICY } from './security-headers.ts'
import { TemporaryFailure } from './start-failure.ts'

const PAUSE_MS = 1_000

/**
 * Tries to open something until it succeeds, for as long as what is missing may come back by itself.
 * @param whileWaiting is called once, after the first failure
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
export function answerUnavailable(headers: Record<string, string>): RequestListener {
  const failure = JSON.stringify({ success: false, error: unavailable().message })
  const health = JSON.stringify({ status: 'database' })

  return (request, response) => {
    const url = request.url ?? '/'
    const isPage = !isForApplication(url)
    const body = isPage ? UNAVAILABLE : url.startsWith('/healthz') ? health : failure
    response.writeHead(503, {
      ...headers,
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'Content-Security-Policy': isPage ? pagePolicy(UNAVAILABLE) : STRICT_POLICY,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
