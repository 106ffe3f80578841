import type { Context } from 'hono'
import type { Env } from '../http/env.ts'
import { html, orUnavailable, TOKEN_PAGE_HEADERS } from './html.ts'

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
  /** What the page reads in place of an address of the API that nobody can ask for. */
  content: { path: string; data: unknown }
  status: number
}

/** A page that is meant for whoever has its address. */
export async function tokenPage(
  c: Context<Env>,
  { pages }: TokenPages,
  { address, content, status }: Shown,
): Promise<Response> {
  const [firstSegment] = address.split('/').filter(Boolean)
  return orUnavailable(`${c.req.method} /${firstSegment}`, async () => {
    const page = await pages.forOne(address, (path) =>
      path === content.path ? Response.json({ success: true, data: content.data }) : null,
    )
    return html(page.status === 200 ? status : page.status, page.html, TOKEN_PAGE_HEADERS)
  })
}

/** Lets the 404 page answer, with the headers of a token's page, so that a wrong token looks like any other address. */
export async function answerUnknownToken(
  c: Context<Env>,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) c.header(name, value)
}
