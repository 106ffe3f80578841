import { defineMiddleware } from 'astro:middleware'
import { dealer } from '../shared/dealer/dealer.ts'
import { read } from './read.ts'

/** Every page shows who the dealer is. While publishing, the server passes in `locals.api` itself. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV && !locals.api)
    locals.api = (path) => fetch(new URL(`/api${path}`, url.origin))
  const found = await read(locals, '/dealer', dealer)
  if (!found) throw new Error('GET /api/dealer found no dealer')
  locals.dealer = found
  return next()
})
