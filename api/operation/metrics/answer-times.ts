import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { Histogram, type Registry } from 'prom-client'
import type { Env } from '../../base/requests/http/env.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5]
/** Pages and the build's files share one route; these are told apart. */
const FOLDERS = ['/_astro/', '/produkt/', '/kategorie/', '/admin/', '/api/']

type Observer = Histogram.Internal<'route' | 'status'>

/**
 * Counts and times every answer, by the pattern of its route and the class of its status. An address that a visitor
 * chooses is never a label. Mounted first, so that the time includes all other middleware.
 */
export function answerTimes(registry: Registry) {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer is ready, by route and class of status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const observers = new Map<string, Observer[]>()

  const observerOf = (route: string, statusClass: number): Observer => {
    const ofRoute = observers.get(route) ?? []
    const known = ofRoute[statusClass]
    if (known) return known
    const observer = times.labels(route, `${statusClass}xx`)
    ofRoute[statusClass] = observer
    observers.set(route, ofRoute)
    return observer
  }

  return createMiddleware<Env>(async function answerTimes(c, next) {
    const started = performance.now()
    await next()
    // What pages read in this process is part of their own answer.
    if (c.env?.tags) return
    const seconds = (performance.now() - started) / 1000
    observerOf(routeOf(c), Math.floor(c.res.status / 100)).observe(seconds)
  })
}

function routeOf(c: Context<Env>): string {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')
  if (!route) return 'none'
  if (route.path.length > 2) return `${route.method} ${route.path}`
  const folder = FOLDERS.find((folder) => c.req.path.startsWith(folder))
  return `${route.method} ${folder ?? '/'}*`
}
