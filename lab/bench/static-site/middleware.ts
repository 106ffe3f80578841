import { defineMiddleware, sequence } from 'astro:middleware'
import { createApp } from '../../../api/app.ts'
import { readConfig } from '../../../api/config.ts'
import { openServices } from '../../../api/services.ts'
import { onRequest as readDealer } from '../../../site/middleware.ts'

const services = await openServices(readConfig({ ...process.env, SEED: 'none' }))
const app = createApp({ ...services, publisher: null })

/** The same API in the same process, so that both ways of building ask the same for their data. */
const passApi = defineMiddleware(({ locals }, next) => {
  locals.api = async (path) => app.request(`/api${path}`)
  return next()
})
export const onRequest = sequence(passApi, readDealer)
