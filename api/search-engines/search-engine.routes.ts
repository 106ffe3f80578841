import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Dependencies, Env } from '../context.ts'
import { createSitemap } from './sitemap.ts'

export function searchEngines({ config: { siteUrl }, database: { reads } }: Dependencies) {
  return new Hono<Env>()
    .get('/robots.txt', (c) => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
      return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
    })
    .get('/sitemap.xml', etag(), async (c) =>
      c.body(await createSitemap(reads, siteUrl), 200, {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    )
}
