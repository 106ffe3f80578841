import type { EntityManager } from '@mikro-orm/sql'
import type { Context } from 'hono'
import { PUBLISHED_HEADER, type Published, writePublished } from '../shared/publish.ts'
import type { Dependencies, Env } from './context.ts'
import { logFailure } from './db/outage.ts'
import { recordChange } from './freshness/change-log.ts'

export interface Change<Result> {
  result: Result
  /** What the change touched; see `freshness/tags.ts`. */
  touched: string[]
}

const NO_PAGES: Published = { paths: [], ms: 0 }

/**
 * Makes a change that visitors can see: it and its row in the log of changes are one transaction, and
 * the pages that show it are up to date before this resolves.
 */
export async function change<Result>(
  c: Context<Env>,
  { freshness, publisher }: Pick<Dependencies, 'freshness' | 'publisher'>,
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
