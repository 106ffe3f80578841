import { defineMiddleware, sequence } from 'astro:middleware'
import { onRequest as readDealer } from '../../../../site/middleware.ts'
import { createApp } from '../../../app.ts'
import { readConfig } from '../../../config.ts'
import { openServices } from '../../../services.ts'

const services = await openServices(readConfig({ ...process.env, SEED: 'none' }))
const app = createApp({ ...services, publisher: null })

/** The same API in the same process, so that both ways of building ask the same for their data. */
const passApi = defineMiddleware(({ locals }, next) => {
  locals.api = async (path) => app.request(`/api${path}`)
  return next()
})
export const onRequest = sequence(passApi, readDealer)
