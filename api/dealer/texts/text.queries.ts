import { z } from 'zod'
import { type PageText, pageTexts } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import type { Db } from '../../base/db/database.ts'
import { jsonOf, momentOf } from '../../base/db/rows.ts'

/** What the dealer has written for a page, or its template. */
export async function findText(db: Db, { page, ...form }: PageText): Promise<Text> {
  const row = await db
    .selectFrom('page_text')
    .select(['page', 'content', 'updated_at'])
    .where('page', '=', page)
    .executeTakeFirst()
  return toText({ page, ...form }, row)
}

/** The texts of all pages. */
export async function findTexts(db: Db): Promise<Text[]> {
  const rows = await db.selectFrom('page_text').select(['page', 'content', 'updated_at']).execute()
  return pageTexts.map((form) =>
    toText(
      form,
      rows.find(({ page }) => page === form.page),
    ),
  )
}

function toText(form: PageText, row: { content: unknown; updated_at: unknown } | undefined): Text {
  const { page, template } = form
  if (!row) return { page, content: template, isTemplate: true, updatedAt: null }
  const saved = z.record(z.string(), z.unknown()).parse(jsonOf(row.content))
  const content = completed(form, saved, template)
  return { page, content, isTemplate: false, updatedAt: momentOf(row.updated_at) }
}

/** A section that has another form since it was saved is `otherwise`. */
export function completed(
  { content }: PageText,
  saved: Record<string, unknown>,
  otherwise: Record<string, unknown>,
) {
  return Object.fromEntries(
    Object.entries(content.shape).map(([name, section]) => {
      const known = z.safeParse(section, saved[name])
      return [name, known.success ? known.data : otherwise[name]]
    }),
  )
}
