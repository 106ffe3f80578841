import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { PageText } from '../../../shared/texts/index.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan, requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { latestAuthor } from '../../base/requests/history/history.ts'
import { PageTextEntity, textTag } from './page-text.entity.ts'
import { findText, templateOf } from './text.queries.ts'

const OUTDATED = 'Dieser Text wurde in der Zwischenzeit geändert'

/**
 * @param content null to return to the template, undefined to leave it as it is
 * @throws {ApiError} 409 if somebody else has changed the text since `version`
 */
export async function saveText(
  em: EntityManager,
  form: PageText,
  content: Record<string, unknown> | null | undefined,
  { action, ...seen }: SeenVersion & { action?: 'restored' },
): Promise<Change<null>> {
  const { page } = form
  const db = em.getKysely<Tables>()
  const row = await em.findOne(PageTextEntity, page, { lockMode: LockMode.PESSIMISTIC_WRITE })
  await requireUnchanged(row?.updatedAt, seen, OUTDATED, () => latestAuthor(db, 'text', page))
  if (content === undefined || (content === null && !row)) return { result: null, touched: [] }
  const { content: before } = await findText(db, form)
  if (content === null) await em.nativeDelete(PageTextEntity, { page })
  else await em.upsert(PageTextEntity, { page, content, updatedAt: laterThan(row?.updatedAt) })
  const after = content ?? (await templateOf(db, form))
  return {
    result: null,
    touched: [textTag(page)],
    revisions: [{ kind: 'text', subject: page, before, after, action }],
  }
}
