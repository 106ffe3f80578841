import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { inProcessApi } from './answers/in-process.ts'
import { serveApi } from './answers/serve-api.ts'
import { createApp } from './app.ts'
import { answerBadRequests } from './bad-requests.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { openFastLane } from './fast-lane.ts'
import { startHousekeeping } from './housekeeping/schedule.ts'
import { listen, shutDownOnSignal } from './lifecycle.ts'
import { openVisitorReads } from './public-reads.ts'
import { PageStore } from './publish/page-store.ts'
import { SitePublisher } from './publish/publisher.ts'
import { createPageServer } from './publish/serve.ts'
import { loadSite } from './publish/site.ts'
import { findKept, route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { openServices } from './services.ts'
import { readAssets, serveUploads } from './static-files.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

try {
  await serve(readConfig(process.env))
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function serve(config: Config): Promise<void> {
  if (!existsSync(`${DIST}/build.json`))
    throw new ConfigurationError('Die Website ist noch nicht gebaut: npm run build')
  const headers = securityHeaders(config.siteUrl)
  const services = await openServices(config)
  const { answers, database, images, outbox } = services

  const site = await loadSite(DIST, config.siteUrl, (path) => readApi(path))
  const store = new PageStore(config.dataDir, site.build, headers)
  const publisher = new SitePublisher(site, store, answers, database.reads)
  const visitorReads = openVisitorReads(services, publisher)
  const app = createApp({ ...services, publisher }, visitorReads)
  const readApi = inProcessApi(app, visitorReads)
  await publisher.start()
  const stopHousekeeping = startHousekeeping(services.housekeeping)

  const pages = createPageServer(publisher, answers, headers)
  const find = findKept({ pages, assets: readAssets(`${DIST}/client`, headers), visitorReads })
  const server = createServer(
    { requireHostHeader: false },
    route({
      find,
      pages,
      api: serveApi(app, visitorReads),
      uploads: serveUploads(images.folder, headers),
      headers,
    }),
  )
  answerBadRequests(server, headers)
  const hangUp = openFastLane(server, find)
  await listen(server, config)
  outbox?.start()
  shutDownOnSignal(server, {
    hangUp,
    async close() {
      await stopHousekeeping()
      await outbox?.close()
      await publisher.close()
      await database.close()
    },
  })
  console.log(`Die Website läuft: ${config.siteUrl}`)
}
