import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readUrlEncodedForm } from '../forms/url-encoded-form.ts'
import type { Env } from '../http/env.ts'
import { type ApiError, asApiError } from '../http/errors.ts'
import { limitBody } from '../http/json-body.ts'
import { html, htmlOr503, TOKEN_PAGE_HEADERS } from './html.ts'

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
  /** Where the page is. In the log it stands for the address that was asked for, which is a secret. */
  address: string
  /** What the page reads in place of an address of the API that nobody can ask for. Without it there is no such page. */
  content?: { path: string; data: unknown }
  status: number
  headers?: Record<string, string>
}

/** Gives every answer below a token's address the headers of its page: redirects, refusals and the 404 page too. */
export const ofToken = createMiddleware<Env>(async function ofToken(c, next) {
  await next()
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) c.header(name, value)
})

/** A page that is meant for whoever has its address. */
export async function tokenPage(
  c: Context<Env>,
  { pages }: TokenPages,
  { address, content, status, headers }: Shown,
): Promise<Response> {
  const [firstSegment] = address.split('/').filter(Boolean)
  return htmlOr503(`${c.req.method} /${firstSegment}`, async () => {
    const page = await pages.forOne(address, (path) =>
      path === content?.path ? Response.json({ success: true, data: content.data }) : null,
    )
    return html(page.status === 200 ? status : page.status, page.html, headers)
  })
}

/** Where a form leads that was sent: a second press leads there as well. */
export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } })

interface TokenForm {
  /** Does what the form asks for. @returns what says so */
  act(form: FormData): Promise<Response>
  /** The page that says why it was not done. The form is null if it could not be read. */
  refuse(failure: ApiError, form: FormData | null): Promise<Response>
}

/** Answers a form of a token's page with a page, whatever becomes of it: browsers without scripts send it themselves. */
export async function answerTokenForm(
  c: Context<Env>,
  { act, refuse }: TokenForm,
): Promise<Response> {
  let form: FormData | null = null
  try {
    await limitBody(c, async () => {})
    form = await readUrlEncodedForm(c)
    return await act(form)
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown
    c.var.em.clear()
    return refuse(asApiError(thrown, c), form)
  }
}
