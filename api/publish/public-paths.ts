import { fixedPages, paths } from '../../shared/paths.ts'
import type { Reads } from '../db/reads.ts'

/** A product that just appeared has no page yet that could be found by its tags. */
export function newPages(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const id = /^product:(\d+)$/.exec(tag)?.[1]
    return id ? [paths.product(Number(id))] : []
  })
}

const isProductPage = (path: string) => path.startsWith(paths.product(0).slice(0, -1))

/** Lists before single machines: they are looked at more, and there are fewer of them. */
export function byImportance(a: string, b: string): number {
  return Number(isProductPage(a)) - Number(isProductPage(b))
}

/** Every address of the public site. */
export async function publicPaths(reads: Reads): Promise<string[]> {
  const categories = await reads.all<{ slug: string }>('select slug from category order by id')
  const products = await reads.all<{ id: number }>(
    `select id from product where status <> 'inactive' order by id`,
  )
  return [
    ...fixedPages,
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
  ]
}
