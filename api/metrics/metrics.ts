import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import { isOnThisMachine } from '../http/client-address.ts'
import type { Env } from '../http/env.ts'
import { answerTimes } from './answer-times.ts'
import { gauges } from './gauges.ts'

type Access = Pick<Config, 'metricsToken' | 'trustProxy'>

/** The figures of this process, in the text format of Prometheus. */
export function createMetrics({
  config,
  database,
  publisher,
}: Pick<Dependencies, 'config' | 'database' | 'publisher'>) {
  const registry = new Registry()
  const measured = answerTimes(registry)
  gauges(registry, { database, publisher })
  let isAsked = false

  /** For programs on this machine and those with the token. To all others the address does not exist. */
  const route = createMiddleware<Env>(async function metrics(c, next) {
    if (!mayRead(c, config)) return next()
    // Memory and event loop are watched only where somebody wants to know.
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
  if (metricsToken && given) return timingSafeEqual(digest(given), digest(metricsToken))
  return isOnThisMachine(c, trustProxy)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
