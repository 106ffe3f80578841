import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isLocalCaller } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { isSameSecret } from '../../base/requests/signed/secrets.ts'
import type { Figures } from './figures.ts'
import type { Observed } from './gauges.ts'

interface Access {
  metricsToken: string | null
  trustProxy: boolean
}

/** The figures of this process, in the text format of Prometheus. */
export function createMetrics({ config, ...observed }: Observed & { config: Access }) {
  let opening: Promise<Figures> | null = null
  let figures: Figures | null = null

  /** Measures only once `/metrics` was asked for: it costs a fifth of a page from memory. */
  const measured = createMiddleware<Env>(function measured(c, next) {
    return figures ? figures.timed(c, next) : next()
  })

  /** For programs on this machine and those with the token. To all others the address does not exist. */
  const route = createMiddleware<Env>(async function metrics(c, next) {
    if (!mayRead(c, config)) return next()
    opening ??= import('./figures.ts').then(({ openFigures }) => openFigures(observed))
    figures = await opening
    const { registry } = figures
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
