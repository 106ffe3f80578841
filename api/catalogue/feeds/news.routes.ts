import { Hono } from 'hono'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Database } from '../../base/data/db/database.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { SETTINGS_TAG } from '../../dealer/settings/settings.entity.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { newestProducts } from '../products/product.queries.ts'
import { productTags, tagsOfProduct } from '../products/product.tags.ts'
import { NEWEST, NEWS_TYPE, newsFeed } from './news.ts'

/** New machines, for everyone's feed reader. */
export function news(dependencies: { config: { siteUrl: string }; database: Database }) {
  const { siteUrl } = dependencies.config
  const { db } = dependencies.database
  return new Hono<Env>().get(paths.news, async (c) => {
    shows(c, productTags.products, SETTINGS_TAG)
    const products = await newestProducts(db, NEWEST)
    shows(c, ...products.flatMap(tagsOfProduct))
    return c.body(newsFeed(products, await findDealer(db), siteUrl), 200, {
      'Content-Type': NEWS_TYPE,
      'Cache-Control': 'no-cache',
    })
  })
}
