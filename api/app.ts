import { Hono } from 'hono'
import { entityManager } from './base/requests/http/entity-manager.ts'
import type { Env } from './base/requests/http/env.ts'
import { failure } from './base/requests/http/errors.ts'
import { limitBody } from './base/requests/http/json-body.ts'
import { noCache, refuseUnknown, unknownRoute } from './base/requests/http/middleware.ts'
import { secured, securityHeaders } from './base/requests/http/security-headers.ts'
import { openApi } from './base/requests/openapi/openapi.routes.ts'
import { bulkEdits } from './catalogue/bulk-edits/bulk-edit.routes.ts'
import { categories } from './catalogue/categories/category.routes.ts'
import { categoryHistory } from './catalogue/categories/category-history.routes.ts'
import { dataSheets } from './catalogue/data-sheets/data-sheet.routes.ts'
import { feedRoutes } from './catalogue/feeds/feed.routes.ts'
import { feedFiles } from './catalogue/feeds/feed-files.routes.ts'
import { news } from './catalogue/feeds/news.routes.ts'
import { images } from './catalogue/images/image.routes.ts'
import { labels } from './catalogue/labels/label.routes.ts'
import { previews } from './catalogue/previews/preview.routes.ts'
import { previewPages } from './catalogue/previews/preview-page.routes.ts'
import { removeImageFromProducts } from './catalogue/products/product.images.ts'
import { products } from './catalogue/products/product.routes.ts'
import { productHistory } from './catalogue/products/product-history.routes.ts'
import { appliedImports } from './catalogue/stock/applied-imports.routes.ts'
import { stockExport } from './catalogue/stock/export.routes.ts'
import { stockImport } from './catalogue/stock/import/import.routes.ts'
import { StockImports } from './catalogue/stock/import/stock-imports.ts'
import { mappings } from './catalogue/stock/mapping.routes.ts'
import { trash } from './catalogue/trash/trash.routes.ts'
import { yard } from './catalogue/yard/yard.routes.ts'
import { searchAlerts } from './customers/alerts/alert.routes.ts'
import { openAlertIntake } from './customers/alerts/alert-intake.ts'
import { alertPages } from './customers/alerts/alert-page.routes.ts'
import { interestedRoutes } from './customers/alerts/interested.routes.ts'
import { calendarFiles, calendarRoutes } from './customers/callbacks/calendar.routes.ts'
import { callbacks } from './customers/callbacks/callback.routes.ts'
import { releaseInquiriesOf } from './customers/inquiries/inquiry.owners.ts'
import { isInquiry } from './customers/inquiries/inquiry.queries.ts'
import { inquiries } from './customers/inquiries/inquiry.routes.ts'
import { contact } from './customers/intake/contact.routes.ts'
import { contactForms } from './customers/intake/contact-form.routes.ts'
import { inquiryCopyPages } from './customers/intake/inquiry-copy.routes.ts'
import { openInquiryIntake } from './customers/intake/inquiry-intake.ts'
import { mails } from './customers/mails/mail.routes.ts'
import { messages } from './customers/messages/message.routes.ts'
import { messageTemplates } from './customers/messages/message-template.routes.ts'
import { requireDeletable } from './customers/offers/kept-offers.ts'
import { findOffersAnew } from './customers/offers/offer.queries.ts'
import { offers, offersOfInquiries } from './customers/offers/offer.routes.ts'
import { offerPages } from './customers/offers/offer-page.routes.ts'
import { hideKeptRows } from './customers/persons/hide-kept-rows.ts'
import { persons, processingRecords } from './customers/persons/person.routes.ts'
import { salesFigureRoutes } from './customers/sales-figures/sales-figures.routes.ts'
import { todayRoutes } from './customers/today/today.routes.ts'
import { auth } from './dealer/accounts/auth.routes.ts'
import { currentUser } from './dealer/accounts/current-user.ts'
import { users } from './dealer/accounts/user.routes.ts'
import { appManifest } from './dealer/settings/app-manifest.routes.ts'
import { dealerRoutes, logoRoutes, settingsRoutes } from './dealer/settings/settings.routes.ts'
import { removeImageFromTexts } from './dealer/texts/text.images.ts'
import { texts } from './dealer/texts/text.routes.ts'
import { buildAssets } from './delivery/builds/build-assets.ts'
import { OtherBuilds } from './delivery/builds/other-builds.ts'
import { edgeHeaders } from './delivery/edge/edge-headers.ts'
import { pages } from './delivery/publish/page.routes.ts'
import { publishRoutes } from './delivery/publish/publish.routes.ts'
import { searchEngines } from './delivery/search-engines/search-engine.routes.ts'
import { shareImages } from './delivery/share-images/share-image.routes.ts'
import type { Assets } from './delivery/static/assets.ts'
import { uploads } from './delivery/static/uploads.routes.ts'
import { visitorCache } from './delivery/visitor-cache/visitor-cache.ts'
import type { Dependencies } from './dependencies.ts'
import { backups } from './operation/backup/backup.routes.ts'
import { health } from './operation/health/health.routes.ts'
import { housekeepingRoutes } from './operation/housekeeping/housekeeping.routes.ts'
import { createMetrics } from './operation/metrics/metrics.ts'
import { setUpRoutes } from './operation/set-up/set-up.routes.ts'
import { deliveredRoutes } from './operation/statistics/delivered.routes.ts'
import { statisticsRoutes } from './operation/statistics/statistics.routes.ts'

/**
 * The whole application. Tests call it with `app.request()`, without a port.
 * @param files the built site's own files, by path
 */
export function createApp(dependencies: Dependencies, files: Assets = new Map()) {
  const { answers, config, database, freshness, publisher, sessions, visitorCounts } = dependencies

  const intake = openInquiryIntake(dependencies, visitorCounts.asked)
  const alertIntake = openAlertIntake(dependencies)
  const imports = new StockImports(dependencies)

  const api = new Hono<Env>()
    .use(noCache)
    .use(limitBody)
    .use(entityManager(database.orm))
    .use(currentUser(sessions))
    .use(hideKeptRows)
    // Before the products, of which they would be names.
    .route('/products', stockExport(dependencies))
    .route('/products', previews(dependencies))
    .route('/products/import', stockImport(dependencies, imports))
    .route('/products/bulk', bulkEdits(dependencies))
    .route('/products/labels', labels(dependencies))
    .route(
      '/products',
      products(dependencies, (id) => isInquiry(database.db, id)),
    )
    .route('/stock/mappings', mappings(dependencies))
    .route('/stock', appliedImports(dependencies, imports))
    .route('/categories', categories(dependencies))
    .route('/products', productHistory(dependencies))
    .route('/categories', categoryHistory(dependencies))
    .route('/products', interestedRoutes(dependencies))
    .route('/yard', yard(dependencies))
    .route('/trash', trash(dependencies))
    // Before the inquiries, of which they would be numbers.
    .route('/contact', contact(dependencies, intake))
    .route('/contact', salesFigureRoutes())
    .route('/contact', inquiries(dependencies, { requireDeletable, corrected: findOffersAnew }))
    .route('/contact', messages(dependencies))
    .route('/contact', offersOfInquiries(dependencies))
    .route('/offers', offers(dependencies))
    .route('/persons', persons(dependencies))
    .route('/processing-record', processingRecords(dependencies))
    .route('/message-templates', messageTemplates())
    .route('/search-alerts', searchAlerts(dependencies, alertIntake))
    .route('/', callbacks())
    .route('/calendar', calendarRoutes(dependencies))
    .route('/today', todayRoutes())
    .route('/mail', mails(dependencies))
    .route('/auth', auth(dependencies))
    .route('/users', users(dependencies, releaseInquiriesOf))
    .route('/upload/images', images(dependencies, [removeImageFromProducts, removeImageFromTexts]))
    .route('/publish', publishRoutes(dependencies))
    .route('/housekeeping', housekeepingRoutes(dependencies))
    .route('/settings', settingsRoutes(dependencies))
    .route('/settings', setUpRoutes(dependencies))
    .route('/dealer', dealerRoutes(dependencies))
    .route('/backups', backups(dependencies))
    .route('/texts', texts(dependencies))
    .route('/feeds', feedRoutes(dependencies))
    .route('/', statisticsRoutes(dependencies))
  api.route('/', openApi(api, config.siteUrl))

  const metrics = createMetrics(dependencies)
  const app = new Hono<Env>()
    .use(metrics.measured)
    .use(visitorCache(answers, freshness, edgeHeaders(config), visitorCounts))
    .use(secured(securityHeaders(config)))
    .use('/api/*', refuseUnknown(new Hono<Env>().route('/api', api).routes))
    .route('/healthz', health(dependencies))
    .get('/metrics', metrics.route)
    .route('/', deliveredRoutes(config, visitorCounts))
    .route('/api', api)
    .route('/', searchEngines(dependencies))
    .route('/', news(dependencies))
    .route('/vorschaubild', shareImages(dependencies))
    .route('/produkt', dataSheets(dependencies))
    .route('/uploads', uploads(dependencies))
    .route('/logo', logoRoutes(dependencies))
    .route('/feeds', feedFiles(dependencies))
    .route('/kalender', calendarFiles(dependencies))
    .route('/', appManifest(dependencies))
  // Before the pages, which answer any address.
  const others = new OtherBuilds(dependencies.images.storage, files)
  app.get('*', buildAssets(files, others))
  if (publisher)
    app
      .route('/', contactForms(dependencies, intake, publisher))
      .route('/', inquiryCopyPages(dependencies, intake.copies, publisher))
      .route('/', alertPages(dependencies, alertIntake, publisher))
      .route('/', offerPages(dependencies, intake, publisher))
      .route('/', previewPages(dependencies, publisher))
      .route('/', pages(publisher))
  return app.notFound(unknownRoute(app.routes)).onError(failure)
}
export type App = ReturnType<typeof createApp>
