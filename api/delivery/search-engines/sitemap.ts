import { sql } from 'kysely'
import { z } from 'zod'
import { fixedPages, paths } from '../../../shared/addresses/paths.ts'
import { type LanguagePair, languagePair } from '../../../shared/pages/language-pair.ts'
import { ALL_CATEGORIES } from '../../../shared/product/terms.ts'
import type { Db } from '../../base/data/db/database.ts'
import { jsonOf, momentOf } from '../../base/data/db/rows.ts'
import { escapeXml, XML_DECLARATION } from '../../catalogue/feeds/xml.ts'

interface Entry {
  path: string
  /** Null for pages without data that can change. */
  changed: Date | null
  images: string[]
}

/** Where a sitemap is of, and whether its pages have others in English. */
export interface House {
  siteUrl: string
  isBilingual: boolean
}

/** Ids per file. The format allows 50,000 addresses, but a file is made in one piece. */
export const IDS_PER_FILE = 5_000

/**
 * The sitemap (sitemaps.org, with Google's extensions for pictures and languages): every public page and product with
 * dates and pictures. If one file would be too large, the index of several.
 */
export async function sitemapOrIndex(db: Db, house: House): Promise<string> {
  const file = sql<number>`(id - 1) / ${sql.lit(IDS_PER_FILE)} + 1`
  const files = await visible(db)
    .select(({ fn }) => [file.as('file'), fn.max('updated_at').as('latest')])
    .groupBy('file')
    .orderBy('file')
    .execute()
  if (files.length > 1)
    return toIndex([
      { location: house.siteUrl + PAGES_FILE, changed: null },
      ...files.map(({ file, latest }) => ({
        location: house.siteUrl + fileOf(file),
        changed: latest,
      })),
    ])
  const entries = [
    ...(await pageEntries(db)),
    ...(await Promise.all(files.map(({ file }) => productEntries(db, file)))).flat(),
  ]
  return toSitemap(entries, house)
}

const PAGES_FILE = '/sitemap/seiten.xml'
const fileOf = (file: number) => `/sitemap/maschinen-${file}.xml`

/** The part of the sitemap that names everything but the products. */
export async function sitemapOfPages(db: Db, house: House): Promise<string> {
  return toSitemap(await pageEntries(db), house)
}

/**
 * The part of the sitemap with the products of one range of ids. A product stays in its file when others
 * come or go.
 * @param file counts from 1
 * @returns null when there are none
 */
export async function sitemapOfProducts(
  db: Db,
  house: House,
  file: number,
): Promise<string | null> {
  const entries = await productEntries(db, file)
  return entries.length > 0 ? toSitemap(entries, house) : null
}

/** A page that lists all products is as new as the newest of them. */
const LISTS: readonly string[] = [paths.home, paths.catalogue]

/** The catalogue has the same machines, and is the one of both that search engines list. */
const listed = fixedPages.filter((path) => path !== paths.category(ALL_CATEGORIES))

async function pageEntries(db: Db): Promise<Entry[]> {
  const newest = await visible(db)
    .select(({ fn }) => fn.max('updated_at').as('latest'))
    .executeTakeFirst()
  const categories = await db
    .selectFrom('category')
    .leftJoin('product', (join) =>
      join.onRef('product.category_id', '=', 'category.id').on('product.status', '<>', 'inactive'),
    )
    .select(({ fn }) => ['category.slug', fn.max('product.updated_at').as('latest')])
    .groupBy(['category.id', 'category.slug'])
    .orderBy('category.id')
    .execute()
  return [
    ...listed.map((path) => ({
      path,
      changed: LISTS.includes(path) ? (newest?.latest ?? null) : null,
      images: [],
    })),
    ...categories.map(({ slug, latest }) => ({
      path: paths.category(slug),
      changed: latest,
      images: [],
    })),
  ]
}

async function productEntries(db: Db, file: number): Promise<Entry[]> {
  const rows = await visible(db)
    .select(['id', 'updated_at', 'images'])
    .where('id', '>', (file - 1) * IDS_PER_FILE)
    .where('id', '<=', file * IDS_PER_FILE)
    .orderBy('id')
    .execute()
  return rows.map(({ id, updated_at, images }) => ({
    path: paths.product(id),
    changed: updated_at,
    images: imageList.parse(jsonOf(images)),
  }))
}

const imageList = z.array(z.string())

function visible(db: Db) {
  return db.selectFrom('product').where('status', '<>', 'inactive')
}

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

function toIndex(files: { location: string; changed: Date | null }[]): string {
  const lines = files.map(
    ({ location, changed }) => `<sitemap><loc>${location}</loc>${lastModified(changed)}</sitemap>`,
  )
  return `${XML_DECLARATION}\n<sitemapindex ${SITEMAP}>\n${lines.join('\n')}\n</sitemapindex>\n`
}

function toSitemap(entries: Entry[], { siteUrl, isBilingual }: House): string {
  const lines = entries.flatMap(({ path, changed, images }) => {
    const pictures = images.map(
      (image) => `<image:image><image:loc>${locationOf(image, siteUrl)}</image:loc></image:image>`,
    )
    const rest = `${lastModified(changed)}${pictures.join('')}</url>`
    const pair = isBilingual ? languagePair(path) : null
    if (!pair) return [`<url><loc>${siteUrl}${path}</loc>${rest}`]
    const alternates = alternatesOf(pair, siteUrl)
    return [pair.de, pair.en].map((url) => `<url><loc>${siteUrl}${url}</loc>${alternates}${rest}`)
  })
  const names = isBilingual ? `${IMAGES} ${ALTERNATES}` : IMAGES
  return `${XML_DECLARATION}\n<urlset ${SITEMAP} ${names}>\n${lines.join('\n')}\n</urlset>\n`
}

/** Each page of a pair names both, itself included, or search engines heed none of it. */
const alternatesOf = ({ de, en }: LanguagePair, siteUrl: string): string =>
  Object.entries({ de, en, 'x-default': de })
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`,
    )
    .join('')

const lastModified = (moment: Date | null) =>
  moment === null ? '' : `<lastmod>${momentOf(moment)}</lastmod>`

/** Paths that need no escaping. Parsing every address would take most of the time of a sitemap. */
const PLAIN_PATH = /^\/[\w./-]+$/

function locationOf(image: string, siteUrl: string): string {
  return PLAIN_PATH.test(image) ? siteUrl + image : escapeXml(new URL(image, siteUrl).href)
}
