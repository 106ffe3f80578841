import { defineMiddleware } from 'astro:middleware'

/** In development nobody renders in process, so pages reach the API at their own address. */
export const onRequest = defineMiddleware(({ locals, url }, next) => {
  if (import.meta.env.DEV && !locals.api)
    locals.api = (path) => fetch(new URL(`/api${path}`, url.origin))
  return next()
})
