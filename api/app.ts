import { Hono } from 'hono'
import { noCache } from './base/requests/http/caching.ts'
import type { Env } from './base/requests/http/env.ts'
import { entityManager } from './base/requests/http/env.ts'
import { failure } from './base/requests/http/errors.ts'
import { limitBody } from './base/requests/http/json-body.ts'
import { refuseUnknown, unknownRoute } from './base/requests/http/known-routes.ts'
import { secured } from './base/requests/http/security-headers.ts'
import { closeUnread } from './base/requests/http/streamed.ts'
import { openApi } from './base/requests/openapi/openapi.routes.ts'
import { currentUser } from './dealer/accounts/current-user.ts'
import type { Assets } from './delivery/static/assets.ts'
import { visitorCache } from './delivery/visitor-cache/visitor-cache.ts'
import type { Dependencies } from './dependencies.ts'
import { createMetrics } from './operation/metrics/metrics.ts'
import { catalogueApi, catalogueFiles } from './routes/catalogue.ts'
import { customerRoutes } from './routes/customers.ts'
import { dealerApi, dealerFiles } from './routes/dealer.ts'
import { deliveryApi, deliveryFiles, sitePages } from './routes/delivery.ts'
import { description } from './routes/description.ts'
import { operationApi, operationFiles } from './routes/operation.ts'

/**
 * The whole application. Tests call it with `app.request()`, without a port.
 * @param files the built site's own files, by path
 */
export function createApp(dependencies: Dependencies, files: Assets = new Map()) {
  const { answers, config, database, edgeHeaders, freshness, headers, sessions } = dependencies
  const customers = customerRoutes(dependencies)

  const api = new Hono<Env>()
    .use(noCache)
    .use(limitBody)
    .use(entityManager(database.orm))
    .use(currentUser(sessions))
    .route('/', operationApi(dependencies))
    .route('/', deliveryApi(dependencies))
    // Before the inquiries and offers that are worked on: it has those that they do not know.
    .route('/', customers.archive)
    .route('/', customers.api)
    .route('/', catalogueApi(dependencies))
    .route('/', dealerApi(dependencies))
  api.route('/', openApi(api, config.siteUrl, description))

  const metrics = createMetrics(dependencies)
  const app = new Hono<Env>()
    .use(metrics.measured)
    .use(closeUnread)
    .use(visitorCache(answers, freshness, edgeHeaders))
    .use(secured(headers))
    .use('/api/*', refuseUnknown(new Hono<Env>().route('/api', api).routes))
    .get('/metrics', metrics.route)
    .route('/api', api)
    .route('/', operationFiles(dependencies))
    .route('/', customers.pages)
    .route('/', catalogueFiles(dependencies))
    .route('/', dealerFiles(dependencies))
    .route('/', deliveryFiles(dependencies))
    // After all others: they answer any address.
    .route('/', sitePages(dependencies, files))
  return app.notFound(unknownRoute(app.routes)).onError(failure)
}
export type App = ReturnType<typeof createApp>
