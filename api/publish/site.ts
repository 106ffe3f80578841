import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

/** What came of rendering one address. */
export interface Rendering {
  status: number
  html: string
  location: string | null
  /** What data the page shows: the tags of every answer that it read. */
  tags: Set<string>
}

/** The public site: renders any of its addresses. */
export interface Site {
  /** Changes with every build; pages of another build are not served. */
  build: string
  /** Whether any page has such an address, as far as the address itself tells. */
  has(path: string): boolean
  /** @param path path and query, e.g. `/kategorie/diesel?seite=2` */
  render(path: string): Promise<Rendering>
}

interface AstroApp {
  match(request: Request): object | undefined
  render(request: Request, options: { locals: object }): Promise<Response>
}

/** Written by `site/build.ts`. */
const buildFile = z.object({ id: z.string() })
const entryModule = z.object({ app: z.custom<AstroApp>((value) => typeof value === 'object') })

/** Of a response what pages need, since a whole one is dear and each page makes several. */
export interface ApiResponse extends Pick<Response, 'ok' | 'status' | 'json'> {
  /** What data it shows. */
  tags: readonly string[]
}

/** Reads a path below `/api` in process. */
export type FetchApi = (path: string) => Promise<ApiResponse>

/** Notes the tags of everything that is read, so that no page has to list what it depends on. */
export function collectTags(fetchApi: FetchApi): { api: FetchApi; tags: Set<string> } {
  const tags = new Set<string>()
  const api = async (path: string) => {
    const response = await fetchApi(path)
    for (const tag of response.tags) tags.add(tag)
    return response
  }
  return { api, tags }
}

/**
 * Loads the built site.
 * @throws when there is no build in `folder`
 */
export async function loadSite(folder: string, siteUrl: string, fetchApi: FetchApi): Promise<Site> {
  const entry = join(folder, 'server', 'entry.mjs')
  const { id } = buildFile.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')))
  // React renders several times slower in its development version, which is the default.
  process.env.NODE_ENV ??= 'production'
  const { app } = entryModule.parse(await import(pathToFileURL(entry).href))
  return {
    // Pages name their own address, so another origin makes other pages.
    build: `${id} ${siteUrl}`,
    has: (path) => app.match(new Request(new URL(path, siteUrl))) !== undefined,
    async render(path) {
      const { api, tags } = collectTags(fetchApi)
      const response = await app.render(new Request(new URL(path, siteUrl)), { locals: { api } })
      return {
        status: response.status,
        html: await response.text(),
        location: response.headers.get('Location'),
        tags,
      }
    },
  }
}
