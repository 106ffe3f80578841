import type { EntityManager } from '@mikro-orm/sql'
import type { Context } from 'hono'
import { PUBLISHED_HEADER, writePublished } from '../shared/publish.ts'
import type { Env } from './context.ts'
import { recordChange } from './publish/publication-log.ts'
import type { Publisher } from './publish/publisher.ts'

export interface Change<Result> {
  result: Result
  /** What the change touched; see `publish/tags.ts`. */
  touched: string[]
}

/**
 * Makes a change that visitors can see: it and its row in the publication log are one transaction,
 * and the pages that show it are up to date before this resolves.
 */
export async function change<Result>(
  c: Context<Env>,
  publisher: Publisher,
  work: (em: EntityManager) => Promise<Change<Result>>,
): Promise<Result> {
  const { result, change } = await c.var.em.transactional(async (em) => {
    const outcome = await work(em)
    const publication = recordChange(em, outcome.touched)
    await em.flush()
    return { result: outcome.result, change: publication?.id ?? null }
  })
  c.header(PUBLISHED_HEADER, writePublished(await publisher.follow(change)))
  return result
}
