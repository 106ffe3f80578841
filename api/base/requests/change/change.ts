import type { EntityManager } from '@mikro-orm/sql'
import type { Context } from 'hono'
import {
  PUBLISHED_HEADER,
  type Published,
  writePublished,
} from '../../../../shared/operation/publish.ts'
import { recordChange } from '../../data/freshness/change-log.ts'
import type { Freshness } from '../../data/freshness/freshness.ts'
import { logFailure } from '../../failures.ts'
import { type NewRevision, recordRevisions } from '../history/history.ts'
import type { Env } from '../http/env.ts'
import { ApiError } from '../http/errors.ts'

export interface Effects {
  touched: string[]
  revisions?: NewRevision[]
}

export interface Change<Result> extends Effects {
  result: Result
}

export const mergeChanges = (changes: readonly Effects[]): Effects => ({
  touched: [...new Set(changes.flatMap(({ touched }) => touched))],
  revisions: changes.flatMap(({ revisions = [] }) => revisions),
})

/** Those that must follow a change before it is answered. */
export interface Followers {
  freshness: Freshness
  /** Renders the pages that show a change. Null without published pages. */
  publisher: { publishChange(change: number | null): Promise<Published> } | null
  /** Tells the caches in front of the site. Null without any. */
  edge: { purge(change: number | null): Promise<void> } | null
}

const NO_PAGES: Published = { paths: [], ms: 0 }

/**
 * Makes a change that visitors can see. The change, its row in the log and its revisions, with the name of the
 * one who makes it, are one transaction. Pages that show it are up to date when this resolves, except for
 * those that the publisher leaves for later.
 * @throws 503 if it cannot be known whether other processes show it; the change is committed nevertheless
 * @example
 * await change(c, followers, (em) => updateCategory(em, id, input, { version: seenVersion(c), current }))
 */
export async function change<Result>(
  c: Context<Env>,
  followers: Followers,
  work: ChangeWork<Result>,
): Promise<Result> {
  const author = c.var.user?.username ?? null
  const { result, published } = await changeAs(author, c.var.em, followers, work)
  c.header(PUBLISHED_HEADER, writePublished(published))
  return result
}

type ChangeWork<Result> = (em: EntityManager) => Promise<Change<Result>>

/** As `change`, without a request; the author is null for what happens by itself. */
export async function changeAs<Result>(
  author: string | null,
  em: EntityManager,
  { freshness, publisher, edge }: Followers,
  work: ChangeWork<Result>,
): Promise<{ result: Result; published: Published }> {
  const { result, change } = await em.transactional(async (em) => {
    const outcome = await work(em)
    await recordRevisions(em, author, outcome.revisions ?? [])
    const logged = recordChange(em, outcome.touched)
    await em.flush()
    return { result: outcome.result, change: logged?.id ?? null }
  })
  // The change is committed. What this process fails to do is repaired later and must not fail the request.
  await freshness.catchUp().catch(cannotFollow)
  const [published = NO_PAGES] = await Promise.all([
    publisher?.publishChange(change),
    followedEverywhere({ freshness, edge }, change),
  ])
  return { result, published }
}

/** As `followedByAll`, also of the caches. @throws 503 if that cannot be known */
export async function followedEverywhere(
  { freshness, edge }: Pick<Followers, 'freshness' | 'edge'>,
  change: number | null,
): Promise<void> {
  // In this order: before, a process could still give the caches an old answer.
  await freshness.followedByAll(change)
  await edge?.purge(change)
}

export const cannotFollow = (error: unknown) =>
  logFailure('Einer Änderung konnte nicht gefolgt werden:', error)

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

export const ANY_VERSION: SeenVersion = { version: null, current: async () => null }

export function seenVersion(c: Context<Env>): string | null {
  if (c.req.header('If-None-Match') === ANY) return NEVER_SAVED
  const seen = c.req.header('If-Match')?.replaceAll('"', '') ?? ANY
  return seen === ANY ? null : seen
}

/**
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
