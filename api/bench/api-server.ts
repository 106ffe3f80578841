import { createServer } from 'node:http'
import { serveApi } from '../answers/serve-api.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openFastLane } from '../fast-lane.ts'
import { listen, shutDownOnSignal } from '../lifecycle.ts'
import { openVisitorReads } from '../public-reads.ts'
import { ChangeFeed } from '../publish/change-feed.ts'
import { NoPages } from '../publish/no-pages.ts'
import { openServices } from '../services.ts'

/** The API as the product serves it, without the site, so that it is measured alone. */
const config = readConfig({ ...process.env, SEED: 'none' })
const services = await openServices(config)
const { answers, database } = services
const publisher = new NoPages(new ChangeFeed(database.reads), answers)
const visitorReads = openVisitorReads(services, publisher)
const app = createApp({ ...services, publisher }, visitorReads)
const server = createServer(serveApi(app, visitorReads))
const hangUp = openFastLane(server, (url) => visitorReads.find(url))
await listen(server, config)
shutDownOnSignal(server, { hangUp, close: () => database.close() })
console.log('listening')
