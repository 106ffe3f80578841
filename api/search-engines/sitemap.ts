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
    ...fixedEntries(),
    ...(await categoryEntries(reads)),
    ...(await productEntries(reads)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.map((entry) => toXml(entry, siteUrl)).join('\n')}
</urlset>
`
}

function fixedEntries(): Entry[] {
  return fixedPages.map((path) => ({ path, changed: null, images: [] }))
}

async function categoryEntries(reads: Reads): Promise<Entry[]> {
  const rows = await reads.all<{ slug: string }>(
    'select slug from category order by sort_order, id',
  )
  return rows.map(({ slug }) => ({ path: paths.category(slug), changed: null, images: [] }))
}

async function productEntries(reads: Reads): Promise<Entry[]> {
  const rows = await reads.all<{
    id: number
    updated_at: number | string | Date
    images: string | string[]
  }>(`select id, updated_at, images from product where status <> 'inactive' order by id`)
  return rows.map(({ id, updated_at, images }) => ({
    path: paths.product(id),
    changed: new Date(updated_at).toISOString(),
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
