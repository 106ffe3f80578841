import { defineMiddleware } from 'astro:middleware'
import { inProcessApi } from '../../answers/in-process.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openVisitorReads } from '../../public-reads.ts'
import { ChangeFeed } from '../../publish/change-feed.ts'
import { NoPages } from '../../publish/no-pages.ts'
import { openServices } from '../../services.ts'

const services = await openServices(readConfig({ ...process.env, SEED: 'none' }))
const { answers, database } = services
const publisher = new NoPages(new ChangeFeed(database.reads), answers)
const visitorReads = openVisitorReads(services, publisher)
const app = createApp({ ...services, publisher }, visitorReads)
const readApi = inProcessApi(app, visitorReads)

/** The same API in the same process, so that both ways of building ask the same for their data. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.api = readApi
  return next()
})
