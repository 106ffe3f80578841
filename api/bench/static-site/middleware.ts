import { defineMiddleware } from 'astro:middleware'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { ChangeFeed } from '../../publish/change-feed.ts'
import { NoPages } from '../../publish/no-pages.ts'
import { openServices } from '../../services.ts'

const services = await openServices(readConfig({ ...process.env, SEED: 'none' }))
const { answers, database } = services
const publisher = new NoPages(new ChangeFeed(database.reads, 0), answers)
const app = createApp({ ...services, publisher })

/** The same API in the same process, so that both ways of building ask the same for their data. */
export const onRequest = defineMiddleware(({ locals }, next) => {
  locals.api = async (path) => app.request(`/api${path}`)
  return next()
})
