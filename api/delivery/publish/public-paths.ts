import { fixedPages, paths, unlistedPages } from '../../../shared/addresses/paths.ts'
import { ALL_CATEGORIES } from '../../../shared/product/terms.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Db } from '../../base/data/db/database.ts'
import type { Site } from './site.ts'

/** The pages of changed products. A new product has no page yet that its tags could find. */
export function newPages(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const id = /^product:(\d+)$/.exec(tag)?.[1]
    return id ? [paths.product(Number(id))] : []
  })
}

const PRODUCT = /^\/produkt\/([^/]+)$/
const CATEGORY = /^\/kategorie\/([^/]+)$/
/** Addresses that no product and no category can have. */
const NO_PRODUCT = paths.product(0)
const NO_CATEGORY = paths.category('_')
export const NOT_FOUND = '/404'

/**
 * The page to show for a path: its own, or the one that says that there is none. Robots ask for many
 * unknown addresses, so this costs only one look at the data.
 */
export async function pageFor(path: string, site: Pick<Site, 'has'>, db: Db): Promise<string> {
  if (!site.has(path)) return NOT_FOUND
  const product = PRODUCT.exec(path)?.[1]
  if (product) return (await isPublic(db, parseId(product))) ? path : NO_PRODUCT
  const category = CATEGORY.exec(path)?.[1]
  if (category) return (await isCategory(db, category)) ? path : NO_CATEGORY
  return path
}

async function isPublic(db: Db, id: number | null): Promise<boolean> {
  if (id === null) return false
  const row = await visible(db).where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

const visible = (db: Db) => db.selectFrom('product').select('id').where('status', '<>', 'inactive')

async function isCategory(db: Db, slug: string): Promise<boolean> {
  const sameSlug = db.selectFrom('category').select('id').where('slug', '=', slug)
  return slug === ALL_CATEGORIES || (await sameSlug.executeTakeFirst()) !== undefined
}

const isProductPage = (path: string) => PRODUCT.test(path)

/** Lists before single machines: they have more visitors, and there are fewer of them. */
export function byImportance(a: string, b: string): number {
  return Number(isProductPage(a)) - Number(isProductPage(b))
}

/** Every address of the public site. */
export async function publicPaths(db: Db): Promise<string[]> {
  const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
  const products = await visible(db).orderBy('id').execute()
  return [
    ...fixedPages,
    ...unlistedPages,
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
  ]
}
