import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { cachedReads } from './answers/cached-reads.ts'
import { handlerOf } from './answers/public-read.ts'
import { auth } from './auth/auth.routes.ts'
import { currentUser } from './auth/authentication.ts'
import { categories } from './categories/category.routes.ts'
import type { Dependencies, Env } from './context.ts'
import { entityManager } from './db/entity-manager.ts'
import { ApiError, failure, RETRY_AFTER } from './errors.ts'
import { createHealth } from './health/health.ts'
import { housekeepings } from './housekeeping/housekeeping.routes.ts'
import { images } from './images/image.routes.ts'
import { inquiries } from './inquiries/inquiry.routes.ts'
import { mails } from './mail/mail.routes.ts'
import { noCache, unknownRoute } from './middleware.ts'
import { openApi } from './openapi/openapi.routes.ts'
import { products } from './products/product.routes.ts'
import { openVisitorReads, publicReads } from './public-reads.ts'
import { publishing } from './publish/publish.routes.ts'
import { searchEngines } from './search-engines/search-engine.routes.ts'
import { STRICT_POLICY, securityHeaders } from './security-headers.ts'
import { shareImages } from './share-images/share-image.routes.ts'

const JSON_BYTES = 256 * 1024
const refuseLarge = () => {
  throw new ApiError(413, 'Die Anfrage ist zu groß.')
}
const countBytes = bodyLimit({ maxSize: JSON_BYTES, onError: refuseLarge })

/**
 * Bodies of JSON end somewhere. One that says to be too large is not touched: the server takes it
 * off the wire by itself, and the connection stays good for the next request.
 */
const jsonLimit = createMiddleware<Env>(async function jsonLimit(c, next) {
  if (Number(c.req.header('Content-Length')) > JSON_BYTES) refuseLarge()
  return countBytes(c, next)
})

/**
 * The whole server but for the pages: what a test calls with `app.request()`.
 * @param visitorReads those of whoever answers some reads without the framework
 */
export function createApp(
  dependencies: Dependencies,
  visitorReads = openVisitorReads(dependencies, dependencies.publisher),
) {
  const { config, database, sessions } = dependencies
  const headers = securityHeaders(config.siteUrl)
  const health = createHealth(dependencies)

  const api = new Hono<Env>()
    .use(noCache)
    // Pictures are counted while they stream; see `images/incoming.ts`.
    .use((c, next) => (c.req.path.startsWith('/api/upload/') ? next() : jsonLimit(c, next)))
    .use(entityManager(database.orm))
    .use(currentUser(sessions))
    .use(cachedReads(visitorReads))
    .route('/products', products(dependencies))
    .route('/categories', categories(dependencies))
    .route('/contact', inquiries(dependencies))
    .route('/mail', mails(dependencies))
    .route('/auth', auth(dependencies))
    .route('/upload/images', images(dependencies))
    .route('/publish', publishing(dependencies))
    .route('/housekeeping', housekeepings(dependencies))

  for (const [path, read] of Object.entries(publicReads(database.reads)))
    api.get(path, handlerOf(read))
  api.route('/', openApi(api.routes, config.siteUrl))

  const app = new Hono<Env>()
    .use(async (c, next) => {
      await next()
      for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
      if (!c.res.headers.has('Content-Security-Policy'))
        c.res.headers.set('Content-Security-Policy', STRICT_POLICY)
    })
    .get('/healthz', async (c) => {
      const status = await health()
      c.header('Cache-Control', 'no-store')
      if (status === 'ok') return c.json({ status })
      return c.json({ status }, 503, { 'Retry-After': RETRY_AFTER })
    })
    .route('/', searchEngines(dependencies))
    .route('/vorschaubild', shareImages(dependencies))
    .route('/api', api)
  return app.notFound(unknownRoute(app.routes)).onError(failure)
}
export type App = ReturnType<typeof createApp>
