import { ALL_CATEGORIES } from '../../shared/catalogue-terms.ts'
import { fixedPages, paths } from '../../shared/paths.ts'
import type { Reads } from '../db/reads.ts'

interface Entry {
  path: string
  changed: string | null
  images: string[]
}

/** Every public page and product as a sitemap with dates and pictures (sitemaps.org, Google's image extension). */
export async function createSitemap(reads: Reads, siteUrl: string): Promise<string> {
  const entries = [
    ...(await fixedEntries(reads)),
    ...(await categoryEntries(reads)),
    ...(await productEntries(reads)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map((entry) => toXml(entry, siteUrl)).join('\n')}
</urlset>
`
}

/** As either database answers it; null for the latest of none. */
type Moment = number | string | Date | null

const dated = (moment: Moment) => (moment === null ? null : new Date(moment).toISOString())

/** Pages that list every machine are as new as the newest of them. */
const LISTS: readonly string[] = [paths.home, paths.catalogue, paths.category(ALL_CATEGORIES)]

async function fixedEntries(reads: Reads): Promise<Entry[]> {
  const rows = await reads.all<{ latest: Moment }>(
    `select max(updated_at) as latest from product where status <> 'inactive'`,
  )
  const latest = dated(rows[0]?.latest ?? null)
  return fixedPages.map((path) => ({
    path,
    changed: LISTS.includes(path) ? latest : null,
    images: [],
  }))
}

async function categoryEntries(reads: Reads): Promise<Entry[]> {
  const rows = await reads.all<{ slug: string; latest: Moment }>(
    `select c.slug, max(p.updated_at) as latest from category c
     left join product p on p.category_id = c.id and p.status <> 'inactive'
     group by c.id, c.slug, c.sort_order order by c.sort_order, c.id`,
  )
  return rows.map(({ slug, latest }) => ({
    path: paths.category(slug),
    changed: dated(latest),
    images: [],
  }))
}

async function productEntries(reads: Reads): Promise<Entry[]> {
  const rows = await reads.all<{
    id: number
    updated_at: Moment
    images: string | string[]
  }>(`select id, updated_at, images from product where status <> 'inactive' order by id`)
  return rows.map(({ id, updated_at, images }) => ({
    path: paths.product(id),
    changed: dated(updated_at),
    images: typeof images === 'string' ? JSON.parse(images) : images,
  }))
}

function toXml({ path, changed, images }: Entry, siteUrl: string): string {
  const location = (address: string) => escapeXml(new URL(address, siteUrl).href)
  const lines = [
    `<loc>${location(path)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...images.map(
      (image) => `<image:image><image:loc>${location(image)}</image:loc></image:image>`,
    ),
  ]
  return `<url>${lines.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
