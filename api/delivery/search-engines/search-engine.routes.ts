import { type Context, Hono } from 'hono'
import type { Database } from '../../base/data/db/database.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { categoryTags } from '../../catalogue/categories/category.entity.ts'
import { productTags } from '../../catalogue/products/product.tags.ts'
import { SETTINGS_TAG } from '../../dealer/settings/settings.entity.ts'
import { sitemapOfPages, sitemapOfProducts, sitemapOrIndex } from './sitemap.ts'

export function searchEngines(dependencies: {
  config: { siteUrl: string }
  database: Database
  hasEnglish: () => Promise<boolean>
}) {
  const { siteUrl } = dependencies.config
  const { db } = dependencies.database
  const house = async () => ({ siteUrl, isBilingual: await dependencies.hasEnglish() })
  const xml = (c: Context<Env>, text: string) => {
    shows(c, categoryTags.categories, productTags.anyProduct, SETTINGS_TAG)
    return c.body(text, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  }

  return new Hono<Env>()
    .get('/robots.txt', (c) => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api/',
        'Disallow: /feeds/',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
      ]
      return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'no-cache' })
    })
    .get('/sitemap.xml', async (c) => xml(c, await sitemapOrIndex(db, await house())))
    .get('/sitemap/seiten.xml', async (c) => xml(c, await sitemapOfPages(db, await house())))
    .get('/sitemap/:file{maschinen-[1-9]\\d{0,5}\\.xml}', async (c) => {
      const file = Number.parseInt(c.req.param('file').replace('maschinen-', ''), 10)
      const text = await sitemapOfProducts(db, await house(), file)
      return text ? xml(c, text) : c.notFound()
    })
}
