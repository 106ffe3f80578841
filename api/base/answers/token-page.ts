import type { Context } from 'hono'
import { logFailure } from '../db/outage.ts'
import type { Env } from '../http/env.ts'
import { Busy } from '../semaphore.ts'
import { html, pageUnavailable, TOKEN_PAGE_HEADERS } from './html.ts'

/** Renders a page with answers in place of the API. */
export interface TokenPages {
  pages: {
    preview(
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
  try {
    const page = await pages.preview(address, (path) =>
      path === content.path ? Response.json({ success: true, data: content.data }) : null,
    )
    return html(page.status === 200 ? status : page.status, page.html, TOKEN_PAGE_HEADERS)
  } catch (error) {
    const [wing] = address.split('/').filter(Boolean)
    if (!(error instanceof Busy)) logFailure(`${c.req.method} /${wing}`, error)
    return pageUnavailable()
  }
}

/** The page that says that there is none, which tells nobody its address either. */
export async function nowhere(c: Context<Env>, next: () => Promise<void>): Promise<void> {
  await next()
  for (const [name, value] of Object.entries(TOKEN_PAGE_HEADERS)) c.header(name, value)
}
