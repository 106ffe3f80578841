import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { TrieRouter } from 'hono/router/trie-router'
import type { Env } from './context.ts'
import { ApiError } from './errors.ts'

/** Answers may be kept, but only with the question whether they are still right. */
export const noCache = createMiddleware<Env>(async function noCache(c, next) {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache')
  c.res.headers.append('Vary', 'Authorization')
})

/** Bodies are JSON, but for the pictures, whose route checks for itself. */
export const jsonOnly = createMiddleware<Env>(async function jsonOnly(c, next) {
  const { method } = c.req
  const isUpload = c.req.path.startsWith('/api/upload/')
  if ((method === 'POST' || method === 'PUT') && hasBody(c) && !isUpload) {
    const type = c.req.header('Content-Type') ?? ''
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type))
      throw new ApiError(
        415,
        'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).',
      )
  }
  await next()
})

/** Whether a body was sent, by the headers where the request came over HTTP (RFC 9112, 6.3). */
function hasBody(c: Context<Env>): boolean {
  if (!c.env?.incoming) return c.req.raw.body !== null
  return (
    c.req.header('Transfer-Encoding') !== undefined ||
    Number(c.req.header('Content-Length') ?? 0) > 0
  )
}

/** Tells a wrong method on a known path (405, with what is allowed) from an unknown path (404). */
export const methodNotAllowed = (app: Hono<Env>, basePath: string) => {
  const router = new TrieRouter<string>()
  for (const { method, path } of app.routes)
    if (method !== 'ALL') router.add('ANY', basePath + path.replace(/\/$/, ''), method)

  return createMiddleware<Env>(async function methodNotAllowed(c) {
    const [matches] = router.match('ANY', c.req.path.replace(/\/$/, ''))
    const methods = [...new Set(matches.map(([method]) => String(method)))]
    if (methods.length === 0 || methods.includes(c.req.method))
      throw new ApiError(404, 'Diese Adresse gibt es nicht.')
    if (methods.includes('GET')) methods.push('HEAD')
    throw new ApiError(405, `Diese Adresse kennt ${c.req.method} nicht.`, {
      headers: { Allow: methods.join(', ') },
    })
  })
}
