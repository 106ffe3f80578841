import { fileURLToPath } from 'node:url'
import { type App, createApp } from './app.ts'
import { exitWith } from './base/configuration-error.ts'
import { logFailure, loggable } from './base/failures.ts'
import { logAsJson } from './base/logging.ts'
import { createHttpServer } from './base/requests/http/http-server.ts'
import { securityHeaders } from './base/requests/http/security-headers.ts'
import { DueWork } from './base/work/tasks/due-work.ts'
import {
  endInspections,
  endReservations,
  publishDrafts,
} from './catalogue/products/product.duties.ts'
import { type Config, readConfig } from './config.ts'
import { judgeAlerts } from './customers/alerts/judge-alerts.ts'
import { callReminder } from './customers/callbacks/call-reminder.ts'
import { dailySummary } from './customers/today/daily-summary.ts'
import { findLoginHint } from './dealer/accounts/administrator.ts'
import { StoredBuild } from './delivery/builds/stored-build.ts'
import { SitePublisher } from './delivery/publish/publisher.ts'
import { loadSite } from './delivery/publish/site.ts'
import { readBuild, toAssets } from './delivery/static/assets.ts'
import { startHousekeeping } from './operation/housekeeping/schedule.ts'
import { type Closing, listen, shutDownOnSignal } from './operation/process/lifecycle.ts'
import { rememberAddress } from './operation/process/served-address.ts'
import { READY } from './operation/process/supervise.ts'
import { openPatiently, waitingApp } from './operation/process/waiting.ts'
import { openServices } from './services.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

// Before the configuration is checked, so that what is wrong with it is said in the same way.
if (process.env.LOG_FORMAT === 'json') logAsJson()

// An unhandled error of one request is logged and must not end the process for all others.
process.on('unhandledRejection', (error) => logFailure('Unbehandelt:', error))
// Nobody knows in which state the process is after any other one. Its supervisor starts it again.
process.on('uncaughtException', (error) => {
  console.error('Unbehandelt, der Prozess endet:', loggable(error))
  process.exit(1)
})

try {
  await serve(readConfig(process.env))
} catch (error) {
  exitWith(error)
}

async function serve(config: Config): Promise<void> {
  const headers = securityHeaders(config)
  let answering: Pick<App, 'fetch'> = waitingApp(headers)
  const server = createHttpServer(() => answering, headers)
  const closing: Closing = []
  shutDownOnSignal(server, closing)

  const services = await openPatiently(
    () => openServices(config),
    () => listen(server, config),
  )
  const { database, edge, freshness, images, inbox, outbox, visitorCounts } = services
  const site = await loadSite(DIST, config)
  const publisher = new SitePublisher(services, site)
  const files = readBuild(`${DIST}/client`)
  const storedBuild = new StoredBuild({ ...config, storage: images.storage }, files)
  const app = createApp({ ...services, publisher }, toAssets(files))
  // Before anybody gets a page that names one of the files.
  await storedBuild.start()
  await publisher.start(app)
  const stopHousekeeping = startHousekeeping(services)
  const followers = { freshness, publisher, edge }
  const dueWork = new DueWork(database, [
    endReservations(followers),
    publishDrafts(followers),
    endInspections(followers),
    dailySummary(config.mail, outbox),
    callReminder(config.mail, outbox),
    judgeAlerts(services),
  ])

  closing.push(
    stopHousekeeping,
    () => dueWork.close(),
    () => storedBuild.close(),
    async () => inbox?.close(),
    async () => outbox?.close(),
    async () => edge?.close(),
    () => publisher.close(),
    () => visitorCounts.close(),
    () => database.close(),
  )
  answering = app
  if (!server.listening) await listen(server, config)
  await rememberAddress(config)
  outbox?.start()
  inbox?.start()
  dueWork.start()
  edge?.start()
  visitorCounts.start()
  const hint =
    (await findLoginHint(database.orm, config)) && ' (die Anmeldeseite zeigt den Demo-Zugang)'
  console.log(`Die Website läuft: ${config.siteUrl}`)
  console.log(`Die Verwaltung: ${config.siteUrl}/admin${hint ?? ''}`)
  process.send?.(READY)
}
