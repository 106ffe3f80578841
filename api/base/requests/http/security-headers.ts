import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'

const HSTS = 'max-age=31536000'

/** The headers of every answer. `docs/deploy/nginx.conf` sends the same ones with files. */
export function securityHeaders({
  siteUrl,
  hstsIncludeSubdomains,
}: {
  siteUrl: string
  hstsIncludeSubdomains: boolean
}): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': hstsIncludeSubdomains ? `${HSTS}; includeSubDomains` : HSTS,
    }),
  }
}

/** For answers that are not pages: nothing in them may run, and nobody may frame them. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Adds the headers to every answer that does not have its own, and the strict policy where there is no other.
 * @example
 * app.use(secured(securityHeaders(config)))
 */
export const secured = (headers: Record<string, string>) =>
  createMiddleware<Env>(async function secured(c, next) {
    await next()
    const all = { ...headers, 'Content-Security-Policy': STRICT_POLICY }
    for (const [name, value] of Object.entries(all))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
