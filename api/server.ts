import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { inProcessApi } from './answers/in-process.ts'
import { serveApi } from './answers/serve-api.ts'
import { createApp } from './app.ts'
import { answerBadRequests } from './bad-requests.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { logFailure } from './db/outage.ts'
import { openFastLane } from './fast-lane.ts'
import { startHousekeeping } from './housekeeping/schedule.ts'
import { type Ends, listen, shutDownOnSignal } from './lifecycle.ts'
import { openVisitorReads } from './public-reads.ts'
import { pageAnswers } from './publish/page-answer.ts'
import { PageStore } from './publish/page-store.ts'
import { SitePublisher } from './publish/publisher.ts'
import { createPageServer } from './publish/serve.ts'
import { loadSite } from './publish/site.ts'
import { findKept, route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import { openServices } from './services.ts'
import { readAssets, serveUploads } from './static-files.ts'
import { answerUnavailable, openPatiently } from './waiting.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

// A defect in one request's way is logged; it ends nobody else's.
process.on('unhandledRejection', (error) => logFailure('Unbehandelt:', error))

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
  let answer = answerUnavailable(headers)
  const server = createServer({ requireHostHeader: false }, (request, response) =>
    answer(request, response),
  )
  answerBadRequests(server, headers)
  const ends: Ends = { hangUp() {}, async close() {} }
  shutDownOnSignal(server, ends)
  const services = await openPatiently(
    () => openServices(config),
    () => listen(server, config),
  )
  const { answers, database, images, outbox } = services

  const site = await loadSite(DIST, config.siteUrl, (path) => readApi(path))
  const store = new PageStore(config.dataDir, site.build)
  const toAnswer = pageAnswers(headers)
  const publisher = new SitePublisher(site, store, answers, database.reads, toAnswer)
  const visitorReads = openVisitorReads(services, publisher)
  const app = createApp({ ...services, publisher }, visitorReads)
  const readApi = inProcessApi(app, visitorReads)
  await publisher.start()
  const stopHousekeeping = startHousekeeping(services.housekeeping)

  const pages = createPageServer(publisher, headers)
  const find = findKept({ pages, assets: readAssets(`${DIST}/client`, headers), visitorReads })
  answer = route({
    find,
    pages,
    api: serveApi(app, visitorReads),
    uploads: serveUploads(images.folder, headers),
    headers,
  })
  ends.hangUp = openFastLane(server, find)
  ends.close = async () => {
    await stopHousekeeping()
    await outbox?.close()
    await publisher.close()
    await database.close()
  }
  if (!server.listening) await listen(server, config)
  outbox?.start()
  console.log(`Die Website läuft: ${config.siteUrl}`)
}
