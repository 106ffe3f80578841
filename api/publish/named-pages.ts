import { pageName, productOfPage } from '../../shared/page-name.ts'
import { paths } from '../../shared/paths.ts'
import type { PublishStatus } from '../../shared/publish.ts'
import type { Reads } from '../db/reads.ts'

/** Pages as the administrator knows them: by the machine or the category that they show. */
export async function namePages(
  reads: Reads,
  pages: PublishStatus['lastPages'],
): Promise<PublishStatus['lastPages']> {
  if (pages.length === 0) return pages
  const ids = pages.flatMap(({ path }) => productOfPage(path) ?? [])
  const products = await reads.all<{ id: number; title: string }>(
    `select id, title from product where id in (${ids.map(() => '?').join(', ') || 'null'})`,
    ids,
  )
  const categories = await reads.all<{ slug: string; name: string }>(
    'select slug, name from category',
  )
  const names = new Map([
    ...products.map(({ id, title }) => [paths.product(id), title] as const),
    ...categories.map(({ slug, name }) => [paths.category(slug), name] as const),
  ])
  return pages.map(({ path }) => ({ path, name: names.get(path) ?? pageName(path) }))
}
