import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { Change } from '../change.ts'
import { tags } from '../freshness/tags.ts'
import { PageTextEntity } from './page-text.entity.ts'

/** Somebody else has saved or reset the text since the caller read it. */
export class OutdatedText extends Error {}

/**
 * @param content null to return to the template
 * @param version the `updatedAt` that the caller has seen, or null to save over any version
 * @throws {OutdatedText} if somebody else has changed the text since `version`
 */
export async function saveText(
  em: EntityManager,
  page: string,
  content: unknown,
  version: string | null,
): Promise<Change<null>> {
  const row = await em.findOne(PageTextEntity, page, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (version !== null && version !== row?.updatedAt.toISOString()) throw new OutdatedText()
  if (content === null) {
    if (!row) return { result: null, touched: [] }
    em.remove(row)
  } else {
    const updatedAt = new Date(Math.max(Date.now(), (row?.updatedAt.getTime() ?? 0) + 1))
    await em.upsert(PageTextEntity, { page, content, updatedAt })
  }
  return { result: null, touched: [tags.text(page)] }
}
