import type { Context } from 'hono'
import type { Env } from './env.ts'

/** `If-Match` for any version (RFC 9110, 13.1.1). */
const ANY_VERSION = '*'

/** The `updatedAt` that the caller has seen, or null to save over any version. */
export function seenVersion(c: Context<Env>): string | null {
  const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY_VERSION
  return seen === ANY_VERSION ? null : seen
}
