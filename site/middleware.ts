import { defineMiddleware } from 'astro:middleware'

/** For development. While publishing, the server passes in `locals.api` itself. */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  if (import.meta.env.DEV && !locals.api)
    locals.api = (path) => fetch(new URL(`/api${path}`, url.origin))
  return next()
})
