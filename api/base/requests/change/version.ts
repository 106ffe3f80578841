import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { ApiError } from '../http/errors.ts'

/** `If-Match` for any version, `If-None-Match` for none (RFC 9110, 13.1.1 and 13.1.2). */
const ANY = '*'
/** The version of what was never saved, such as settings that are still the demo dealer's. */
const NEVER_SAVED = ''

export interface SeenVersion {
  /** The `updatedAt` that the caller has seen, or null to save over any version. */
  version: string | null
  /** What the caller gets to see if somebody else has saved since. */
  current: () => Promise<unknown>
}

/** For a change that is made whatever the thing has become. */
export const ANY_VERSION: SeenVersion = { version: null, current: async () => null }

export function seenVersion(c: Context<Env>): string | null {
  if (c.req.header('If-None-Match') === ANY) return NEVER_SAVED
  const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY
  return seen === ANY ? null : seen
}

/**
 * @param updatedAt of what is to be changed now; undefined if it was never saved
 * @throws {ApiError} 409 with what there is now and its author, if somebody else has saved since the caller looked
 * @example
 * await requireUnchanged(text.updatedAt, { version: seenVersion(c), current: () => read(em) }, OUTDATED)
 */
export async function requireUnchanged(
  updatedAt: Date | undefined,
  { version, current }: SeenVersion,
  sentence: string,
  author?: () => Promise<string | null>,
): Promise<void> {
  if (version === null || version === (updatedAt?.toISOString() ?? NEVER_SAVED)) return
  throw new ApiError(409, sentence, { data: await current(), author: await author?.() })
}

/** The current time, but always later than that moment: `updatedAt` is also the version. */
export const laterThan = (moment = new Date(0)) =>
  new Date(Math.max(Date.now(), moment.getTime() + 1))
