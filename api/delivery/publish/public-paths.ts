import { fixedPages, paths, unlistedPages } from '../../../shared/addresses/paths.ts'
import {
  isNoMissingPage,
  MISSING_IN_ENGLISH,
  missingPage,
  missingPageInEnglish,
} from '../../../shared/pages/missing.ts'
import { ALL_CATEGORIES } from '../../../shared/product/terms.ts'
import { parseId } from '../../../shared/values/ids.ts'
import type { Db } from '../../base/data/db/database.ts'
import type { Site } from './site.ts'

/** What there are pages of. */
interface Public {
  db: Db
  /** Whether there are pages in English. */
  hasEnglish: () => Promise<boolean>
}

/** What finds the page for a path. */
interface Finder extends Public {
  site: Pick<Site, 'has'>
}

/** The pages of changed products. A new product has no page yet that its tags could find. */
export function newPages(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const id = /^product:(\d+)$/.exec(tag)?.[1]
    return id ? [paths.product(Number(id)), paths.english.product(Number(id))] : []
  })
}

const PRODUCT = /^\/produkt\/([^/]+)$/
const ENGLISH_PRODUCT = /^\/en\/machine\/([^/]+)$/
const CATEGORY = /^\/kategorie\/([^/]+)$/
const ENGLISH = /^\/en(?:\/|$)/
const NOT_FOUND = '/404'

/** The page that says in the language of an address that there is none; in German without English pages. */
export const notFoundAt = (path: string) => (ENGLISH.test(path) ? MISSING_IN_ENGLISH : NOT_FOUND)

/**
 * The page to show for a path: its own, or the one that says that there is none. Robots ask for many
 * unknown addresses, so this costs only one look at the data.
 */
export async function pageFor(path: string, finder: Finder): Promise<string> {
  if (ENGLISH.test(path)) return englishPageFor(path, finder)
  const { site, db } = finder
  if (!site.has(path) || isNoMissingPage(path)) return NOT_FOUND
  const product = PRODUCT.exec(path)?.[1]
  if (product) return (await isPublic(db, parseId(product))) ? path : missingPage('produkt')
  const category = CATEGORY.exec(path)?.[1]
  if (category) return (await isCategory(db, category)) ? path : missingPage('kategorie')
  return path
}

async function englishPageFor(path: string, { site, db, hasEnglish }: Finder): Promise<string> {
  if (!(await hasEnglish())) return NOT_FOUND
  if (!site.has(path) || isNoMissingPage(path)) return MISSING_IN_ENGLISH
  const product = ENGLISH_PRODUCT.exec(path)?.[1]
  if (product)
    return (await isPublic(db, parseId(product))) ? path : missingPageInEnglish('machine')
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

/** Lists before single machines: they have more visitors, and there are fewer of them. */
export const byImportance = (a: string, b: string): number => placeOf(a) - placeOf(b)

function placeOf(path: string): number {
  if (ENGLISH_PRODUCT.test(path)) return 2
  return PRODUCT.test(path) ? 1 : 0
}

/** Every address of the public site. */
export async function publicPaths({ db, hasEnglish }: Public): Promise<string[]> {
  const categories = await db.selectFrom('category').select('slug').orderBy('id').execute()
  const products = await visible(db).orderBy('id').execute()
  const english = (await hasEnglish())
    ? [
        paths.english.home,
        paths.english.contact,
        ...products.map(({ id }) => paths.english.product(id)),
      ]
    : []
  return [
    ...fixedPages,
    ...unlistedPages,
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
    ...english,
  ]
}
