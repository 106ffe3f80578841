import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../http/env.ts'
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
