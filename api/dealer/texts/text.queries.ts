import { z } from 'zod'
import { isDemo } from '../../../shared/dealer/company.ts'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import { type PageText, pageTexts } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import type { Db } from '../../base/data/db/database.ts'
import { jsonOf, momentOf } from '../../base/data/db/rows.ts'
import { findParts } from '../settings/settings.parts.ts'

/** The wording of a page until the dealer writes their own. */
export const templateOf = async (db: Db, { template, demo }: PageText) =>
  demo && isDemo(await findParts(db, { company: companySettings })) ? demo : template

/** What the dealer has written for a page, or its template. */
export async function findText(db: Db, form: PageText): Promise<Text> {
  const row = await db
    .selectFrom('page_text')
    .select(['page', 'content', 'updated_at'])
    .where('page', '=', form.page)
    .executeTakeFirst()
  return toText(db, form, row)
}

/** The texts of all pages. */
export async function findTexts(db: Db): Promise<Text[]> {
  const rows = await db.selectFrom('page_text').select(['page', 'content', 'updated_at']).execute()
  return Promise.all(
    pageTexts.map((form) =>
      toText(
        db,
        form,
        rows.find(({ page }) => page === form.page),
      ),
    ),
  )
}

async function toText(
  db: Db,
  form: PageText,
  row: { content: unknown; updated_at: unknown } | undefined,
): Promise<Text> {
  const { page } = form
  const template = await templateOf(db, form)
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
