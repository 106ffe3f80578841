import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { PageText } from '../../../shared/texts/index.ts'
import type { Change } from '../../base/change/change.ts'
import type { Tables } from '../../base/db/database.ts'
import { tags } from '../../base/freshness/tags.ts'
import { ApiError } from '../../base/http/errors.ts'
import { PageTextEntity } from './page-text.entity.ts'
import { findText } from './text.queries.ts'

const OUTDATED = 'Dieser Text wurde in der Zwischenzeit geändert'

interface Options {
  /** The `updatedAt` that the caller has seen, or null to save over any version. */
  version: string | null
  /** What the caller gets to see if somebody else has changed the text since. */
  current: () => Promise<unknown>
  action?: 'restored'
}

/**
 * @param content null to return to the template, undefined to leave it as it is
 * @throws {ApiError} 409 if somebody else has changed the text since `version`
 */
export async function saveText(
  em: EntityManager,
  form: PageText,
  content: Record<string, unknown> | null | undefined,
  { version, current, action }: Options,
): Promise<Change<null>> {
  const { page } = form
  const row = await em.findOne(PageTextEntity, page, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (version !== null && version !== row?.updatedAt.toISOString())
    throw new ApiError(409, OUTDATED, { data: await current() })
  if (content === undefined || (content === null && !row)) return { result: null, touched: [] }
  const { content: before } = await findText(em.getKysely<Tables>(), form)
  if (content === null) await em.nativeDelete(PageTextEntity, { page })
  else {
    const updatedAt = new Date(Math.max(Date.now(), (row?.updatedAt.getTime() ?? 0) + 1))
    await em.upsert(PageTextEntity, { page, content, updatedAt })
  }
  const after = content ?? form.template
  return {
    result: null,
    touched: [tags.text(page)],
    revisions: [{ kind: 'text', subject: page, before, after, action }],
  }
}
