import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { isLocalCaller } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { isSameSecret } from '../../base/requests/signed/secrets.ts'
import { answerTimes } from './answer-times.ts'
import { gauges, type Observed } from './gauges.ts'

interface Access {
  metricsToken: string | null
  trustProxy: boolean
}

/** The figures of this process, in the text format of Prometheus. */
export function createMetrics({ config, database, publisher }: Observed & { config: Access }) {
  const registry = new Registry()
  const timed = answerTimes(registry)
  gauges(registry, { database, publisher })
  let isAsked = false

  /** Measures only once `/metrics` was asked for: it costs a fifth of a page from memory. */
  const measured = createMiddleware<Env>(function measured(c, next) {
    return isAsked ? timed(c, next) : next()
  })

  /** For programs on this machine and those with the token. To all others the address does not exist. */
  const route = createMiddleware<Env>(async function metrics(c, next) {
    if (!mayRead(c, config)) return next()
    if (!isAsked) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
    isAsked = true
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
  })
  return { measured, route }
}

function mayRead(c: Context<Env>, { metricsToken, trustProxy }: Access): boolean {
  const given = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
  if (metricsToken && given) return isSameSecret(given, metricsToken)
  return isLocalCaller(c, trustProxy)
}
