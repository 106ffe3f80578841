import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isEnglish } from '../../../../shared/addresses/paths.ts'
import { Busy, logFailure } from '../../failures.ts'
import type { Env } from '../http/env.ts'
import { ApiError, asApiError, RETRY_AFTER } from '../http/errors.ts'
import { limitBody } from '../http/json-body.ts'
import { loggedAddress } from '../http/route-marks.ts'

export const HTML_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
}

/** Of a page that is meant for whoever has its address: kept nowhere, found by nobody, told to no other site. */
const TOKEN_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

const UNAVAILABLE = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Seite gerade nicht verfügbar</title><h1>Diese Seite ist gerade nicht verfügbar</h1>
<p>Bitte laden Sie sie in einem Augenblick noch einmal.</p><p><a href="/">Zur Startseite</a></p></html>`

const UNAVAILABLE_IN_ENGLISH = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page not available at the moment</title><h1>This page is not available at the moment</h1>
<p>Please load it again in a moment.</p><p><a href="/en">To the start page</a></p></html>`

export function html(
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = { ...HTML_HEADERS, 'Content-Security-Policy': pagePolicy(text), ...more }
  return new Response(text, { status, headers })
}

export async function htmlOr503(
  c: Context<Env>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Busy)) logFailure(`${c.req.method} ${loggedAddress(c)}`, error)
    return pageUnavailable(c.req.path)
  }
}

export function pageUnavailable(path: string): Response {
  return html(503, isEnglish(path) ? UNAVAILABLE_IN_ENGLISH : UNAVAILABLE, {
    'Retry-After': RETRY_AFTER,
  })
}

/** Browsers accept this directive in a header only. */
const NO_FRAMES = "frame-ancestors 'none'"

const EMBEDDED = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/
const HEAD_BYTES = 16_384

/** Puts the policy into the page, so that another web server can deliver the file. */
export function embedPolicy(html: string, policy: string): string {
  // First in the head, because a policy has no effect on what comes before it.
  return html.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** The header of a page with its policy inside; a page without one runs and loads nothing. */
export function pagePolicy(page: string | Buffer): string {
  const head = typeof page === 'string' ? page : page.toString('latin1', 0, HEAD_BYTES)
  return `${EMBEDDED.exec(head)?.[1] ?? "default-src 'none';"} ${NO_FRAMES}`
}

/** Renders a page that is kept nowhere, with answers in place of the API. */
export interface TokenPages {
  pages: {
    forOne(
      address: string,
      instead: (path: string) => Response | null,
    ): Promise<{ status: number; html: string }>
  }
}

interface Shown {
  address: string
  /** What the page reads in place of an address of the API that nobody can ask for; without it there is no page. */
  content?: { path: string; data: unknown }
  status: number
  headers?: Record<string, string>
}

/**
 * Gives every answer below a token's address the headers of its page: redirects, refusals and the 404 page too.
 * @example
 * new Hono<Env>().use('/calendar/*', secretAddress, ofToken, entityManager(orm))
 */
export const ofToken = createMiddleware<Env>(async function ofToken(c, next) {
  await next()
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) c.header(name, value)
})

export async function tokenPage(
  c: Context<Env>,
  { pages }: TokenPages,
  { address, content, status, headers }: Shown,
): Promise<Response> {
  return htmlOr503(c, async () => {
    const page = await pages.forOne(address, (path) =>
      path === content?.path ? Response.json({ success: true, data: content.data }) : null,
    )
    return html(page.status === 200 ? status : page.status, page.html, headers)
  })
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const NO_FORM = 'Diese Adresse nimmt nur Formulardaten an.'

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } })

interface PageForm {
  handle(form: FormData): Promise<Response>
  receive?(request: Request): Promise<FormData>
  /** The page that says why it was not done. The form is null if it could not be read. */
  showRefused(failure: ApiError, form: FormData | null): Promise<Response>
}

/**
 * Answers the form of a page with a page, whatever becomes of it: browsers without scripts send it themselves.
 * @example
 * answerForm(c, { handle: async (form) => seeOther(await store(form)), showRefused: (error) => show(c, error) })
 */
export async function answerForm(
  c: Context<Env>,
  { handle, receive, showRefused }: PageForm,
): Promise<Response> {
  let form: FormData | null = null
  try {
    await limitBody(c, async () => {})
    form = receive ? await receive(c.req.raw) : await readUrlEncoded(c)
    return await handle(form)
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown
    c.var.em.clear()
    return showRefused(asApiError(thrown, c), form)
  }
}

async function readUrlEncoded(c: Context<Env>): Promise<FormData> {
  if (!FORM_TYPE.test(c.req.header('Content-Type') ?? '')) throw new ApiError(415, NO_FORM)
  return c.req.formData()
}
