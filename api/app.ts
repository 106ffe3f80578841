import { Hono } from 'hono'
import { isAdministratorReachable } from './auth/administrator.ts'
import { auth } from './auth/auth.routes.ts'
import { currentUser } from './auth/current-user.ts'
import { backups } from './backup/backup.routes.ts'
import { buildAssets } from './builds/build-assets.ts'
import { OtherBuilds } from './builds/other-builds.ts'
import { categories } from './categories/category.routes.ts'
import { dataSheets } from './data-sheets/data-sheet.routes.ts'
import { entityManager } from './db/entity-manager.ts'
import * as demoStock from './demo-stock/demo-stock.ts'
import type { Dependencies } from './dependencies.ts'
import { edgeHeaders } from './edge/edge-headers.ts'
import { feedRoutes } from './feeds/feed.routes.ts'
import { feedFiles } from './feeds/feed-files.routes.ts'
import { news } from './feeds/news.routes.ts'
import { health } from './health/health.routes.ts'
import { categoryHistory } from './history/category-history.routes.ts'
import { productHistory } from './history/product-history.routes.ts'
import { housekeepings } from './housekeeping/housekeeping.routes.ts'
import type { Env } from './http/env.ts'
import { failure } from './http/errors.ts'
import { limitBody } from './http/json-body.ts'
import { noCache, refuseUnknown, unknownRoute } from './http/middleware.ts'
import { secured, securityHeaders } from './http/security-headers.ts'
import { images } from './images/image.routes.ts'
import { contactForms } from './inquiries/contact-form.routes.ts'
import { inquiries } from './inquiries/inquiry.routes.ts'
import { openReception } from './inquiries/reception.ts'
import { mails } from './mails/mail.routes.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openApi } from './openapi/openapi.routes.ts'
import { removeImageFromProducts } from './products/product.images.ts'
import { products } from './products/product.routes.ts'
import { pages } from './publish/page.routes.ts'
import { publishing } from './publish/publish.routes.ts'
import { searchEngines } from './search-engines/search-engine.routes.ts'
import { dealerRoutes, logoRoutes, settingsRoutes } from './settings/settings.routes.ts'
import { shareImages } from './share-images/share-image.routes.ts'
import type { Assets } from './static/assets.ts'
import { uploads } from './static/uploads.ts'
import { stockExport } from './stock/export.routes.ts'
import { stockImport } from './stock/import/import.routes.ts'
import { StockImports } from './stock/import/stock-imports.ts'
import { mappings } from './stock/mapping.routes.ts'
import { stock } from './stock/stock.routes.ts'
import { texts } from './texts/text.routes.ts'
import { trash } from './trash/trash.routes.ts'
import { users } from './users/user.routes.ts'
import { visitorCache } from './visitor-cache/visitor-cache.ts'

/**
 * The whole application. Tests call it with `app.request()`, without a port.
 * @param files the built site's own files, by path
 */
export function createApp(dependencies: Dependencies, files: Assets = new Map()) {
  const { answers, config, database, freshness, publisher, sessions } = dependencies

  const reception = openReception(dependencies)
  const imports = new StockImports(dependencies)

  const api = new Hono<Env>()
    .use(noCache)
    .use(limitBody)
    .use(entityManager(database.orm))
    .use(currentUser(sessions))
    // Before the products, of which they would be names.
    .route('/products', stockExport(dependencies))
    .route('/products/import', stockImport(dependencies, imports))
    .route('/products', products(dependencies))
    .route('/stock/mappings', mappings(dependencies))
    .route('/stock', stock(dependencies, imports))
    .route('/categories', categories(dependencies))
    .route('/products', productHistory(dependencies))
    .route('/categories', categoryHistory(dependencies))
    .route('/trash', trash(dependencies))
    .route('/contact', inquiries(dependencies, reception))
    .route('/mail', mails(dependencies))
    .route('/auth', auth(dependencies))
    .route('/users', users(dependencies))
    .route('/upload/images', images(dependencies, removeImageFromProducts))
    .route('/publish', publishing(dependencies))
    .route('/housekeeping', housekeepings(dependencies))
    .route('/settings', settingsRoutes(dependencies, { demoStock, isAdministratorReachable }))
    .route('/dealer', dealerRoutes(dependencies))
    .route('/backups', backups(dependencies))
    .route('/texts', texts(dependencies))
    .route('/feeds', feedRoutes(dependencies))
  api.route('/', openApi(api, config.siteUrl))

  const metrics = createMetrics(dependencies)
  const app = new Hono<Env>()
    .use(metrics.measured)
    .use(visitorCache(answers, freshness, edgeHeaders(config)))
    .use(secured(securityHeaders(config)))
    .use('/api/*', refuseUnknown(new Hono<Env>().route('/api', api).routes))
    .route('/healthz', health(dependencies))
    .get('/metrics', metrics.route)
    .route('/api', api)
    .route('/', searchEngines(dependencies))
    .route('/', news(dependencies))
    .route('/vorschaubild', shareImages(dependencies))
    .route('/produkt', dataSheets(dependencies))
    .route('/uploads', uploads(dependencies))
    .route('/logo', logoRoutes(dependencies))
    .route('/feeds', feedFiles(dependencies))
  // Before the pages, which answer any address.
  const others = new OtherBuilds(dependencies.images.storage, files)
  app.get('*', buildAssets(files, others))
  if (publisher)
    app.route('/', contactForms(dependencies, reception, publisher)).route('/', pages(publisher))
  return app.notFound(unknownRoute(app.routes)).onError(failure)
}
export type App = ReturnType<typeof createApp>
