import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan } from '../../base/requests/change/change.ts'
import type { NewRevision } from '../../base/requests/history/history.ts'
import { PageTextEntity, textTag } from './page-text.entity.ts'

/** Takes a deleted picture out of the texts that show it. */
export async function removeImageFromTexts(
  em: EntityManager,
  filename: string,
): Promise<Change<null>> {
  const rows = await em.find(
    PageTextEntity,
    {},
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { page: 'asc' } },
  )
  const touched: string[] = []
  const revisions: NewRevision[] = []
  for (const row of rows) {
    const before = JSON.stringify(row.content)
    const after = before.replaceAll(
      new RegExp(`"/uploads/[^"]*/${RegExp.escape(filename)}"`, 'g'),
      '""',
    )
    if (after === before) continue
    em.assign(row, { content: JSON.parse(after), updatedAt: laterThan(row.updatedAt) })
    touched.push(textTag(row.page))
    revisions.push({
      kind: 'text',
      subject: row.page,
      before: JSON.parse(before),
      after: JSON.parse(after),
    })
  }
  return { result: null, touched, revisions }
}
