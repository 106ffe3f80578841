import { pageName, productOfPage } from '../../../shared/page-name.ts'
import { paths } from '../../../shared/paths.ts'
import type { PublishStatus } from '../../../shared/publish.ts'
import type { Db } from '../../base/data/db/database.ts'

/** Pages as the administrator knows them: by the machine or the category that they show. */
export async function namePages(
  db: Db,
  pages: PublishStatus['lastPages'],
): Promise<PublishStatus['lastPages']> {
  if (pages.length === 0) return pages
  const ids = pages.flatMap(({ path }) => productOfPage(path) ?? [])
  const products = await db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute()
  const categories = await db.selectFrom('category').select(['slug', 'name']).execute()
  const names = new Map([
    ...products.map(({ id, title }) => [paths.product(id), title] as const),
    ...categories.map(({ slug, name }) => [paths.category(slug), name] as const),
  ])
  return pages.map(({ path }) => ({ path, name: names.get(path) ?? pageName(path) }))
}
