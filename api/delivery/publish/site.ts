import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { embedPolicy } from '../../base/requests/answers/html.ts'

export interface SitePage {
  status: number
  html: string
  location: string | null
}

/** Reads a path below `/api`. */
export type FetchApi = (path: string) => Promise<Response>

/** The public site: renders any of its addresses. */
export interface Site {
  /** Differs for every build; pages of another build are not served. */
  build: string
  /** Whether the site has a route for such an address. The data may still be missing. */
  has(path: string): boolean
  /**
   * @param path path and query, e.g. `/kategorie/diesel?seite=2`
   * @param api where the page's data comes from
   * @param refusedForm what the contact form on the page shows again
   */
  render(path: string, api: FetchApi, refusedForm?: RefusedForm): Promise<SitePage>
}

interface AstroApp {
  match(request: Request): object | undefined
  render(request: Request, options: { locals: object }): Promise<Response>
}

/** Written by `site/build.ts`. */
const buildFile = z.object({ id: z.string() })
const entryModule = z.object({ app: z.custom<AstroApp>((value) => typeof value === 'object') })

/**
 * Loads the built site.
 * @throws when there is no build in `folder`
 */
export async function loadSite(
  folder: string,
  { siteUrl, mail }: { siteUrl: string; mail: object | null },
): Promise<Site> {
  const entry = join(folder, 'server', 'entry.mjs')
  const { id } = buildFile.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')))
  // React renders several times slower in its development version, which is the default.
  process.env.NODE_ENV ??= 'production'
  const { app } = entryModule.parse(await import(pathToFileURL(entry).href))
  return {
    // Pages contain their own address, and offer what needs a mail server only with one: otherwise they are others.
    build: `${id} ${siteUrl}${mail ? '' : ' without mail'}`,
    has: (path) => app.match(new Request(new URL(path, siteUrl))) !== undefined,
    async render(path, api, refusedForm) {
      const locals = { api, ...(refusedForm && { refusedForm }) }
      const response = await app.render(new Request(new URL(path, siteUrl)), { locals })
      const policy = response.headers.get('Content-Security-Policy') ?? "default-src 'none';"
      return {
        status: response.status,
        html: embedPolicy(await response.text(), policy),
        location: response.headers.get('Location'),
      }
    },
  }
}
