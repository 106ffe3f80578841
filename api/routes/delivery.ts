import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { buildAssets, OtherBuilds } from '../delivery/builds/other-builds.ts'
import { pages } from '../delivery/publish/page.routes.ts'
import { publishRoutes } from '../delivery/publish/publish.routes.ts'
import { searchEngines } from '../delivery/search-engines/search-engine.routes.ts'
import { shareImages } from '../delivery/share-images/share-image.routes.ts'
import type { Assets } from '../delivery/static/assets.ts'
import { uploads } from '../delivery/static/uploads.routes.ts'
import type { Dependencies } from '../dependencies.ts'

/** What is published, and what waits to be. */
export const deliveryApi = (dependencies: Dependencies) =>
  new Hono<Env>().route('/publish', publishRoutes(dependencies))

/** Files for visitors and search engines. */
export const deliveryFiles = (dependencies: Dependencies) =>
  new Hono<Env>()
    .route('/', searchEngines(dependencies))
    .route('/vorschaubild', shareImages(dependencies))
    .route('/uploads', uploads(dependencies))

/**
 * The pages and what they load: any address is one of theirs.
 * @param files the built site's own files, by path
 */
export function sitePages({ images, publisher }: Dependencies, files: Assets) {
  const others = new OtherBuilds(images.storage, files)
  const routes = new Hono<Env>().get('*', buildAssets(files, others))
  return publisher ? routes.route('/', pages(publisher)) : routes
}
