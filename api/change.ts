import type { EntityManager } from '@mikro-orm/sql'
import type { Context } from 'hono'
import { PUBLISHED_HEADER, type Published, writePublished } from '../shared/publish.ts'
import { logFailure } from './db/outage.ts'
import type { Env } from './env.ts'
import { recordChange } from './freshness/change-log.ts'
import type { Freshness } from './freshness/freshness.ts'
import type { SitePublisher } from './publish/publisher.ts'

export interface Change<Result> {
  result: Result
  /** What the change touched; see `freshness/tags.ts`. */
  touched: string[]
}

/** Who has to know of a change before it is answered. */
interface Followers {
  freshness: Freshness
  publisher: SitePublisher | null
}

const NO_PAGES: Published = { paths: [], ms: 0 }

/**
 * Makes a change that visitors can see: it and its row in the log of changes are one transaction, and
 * the pages that show it are up to date before this resolves.
 */
export async function change<Result>(
  c: Context<Env>,
  { freshness, publisher }: Followers,
  work: (em: EntityManager) => Promise<Change<Result>>,
): Promise<Result> {
  const { result, change } = await c.var.em.transactional(async (em) => {
    const outcome = await work(em)
    const logged = recordChange(em, outcome.touched)
    await em.flush()
    return { result: outcome.result, change: logged?.id ?? null }
  })
  // The change is made: whatever fails now is mended later.
  await freshness.catchUp().catch((error) => logFailure('Following a change failed:', error))
  const published = (await publisher?.publishChange(change)) ?? NO_PAGES
  c.header(PUBLISHED_HEADER, writePublished(published))
  return result
}
