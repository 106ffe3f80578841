import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import type { ReadApi } from './read-api.ts'
import type { Site, SitePage } from './site.ts'

/** What came of rendering one address. */
export interface Rendering extends SitePage {
  /** What data the page shows: the tags of every answer that it read. */
  tags: Set<string>
  /** That of `freshness` when it began. In a later one it may be stale. */
  epoch: number
}

/** Renders pages of the site with what the API answers to a visitor. */
export class Renderer {
  readonly #site: Pick<Site, 'render'>
  readonly #freshness: Freshness
  #readApi: ReadApi = () => Promise.reject(new Error('The publisher was not started'))

  constructor(site: Pick<Site, 'render'>, freshness: Freshness) {
    this.#site = site
    this.#freshness = freshness
  }

  start(readApi: ReadApi): void {
    this.#readApi = readApi
  }

  /** @throws what the template throws */
  async render(address: string): Promise<Rendering> {
    await this.#freshness.ensure()
    const { epoch } = this.#freshness
    const tags = new Set<string>()
    const page = await this.#site.render(address, (path) => this.#readApi(path, tags))
    if (page.status >= 500)
      throw new Error(`Status ${page.status}, Näheres im Protokoll des Servers`)
    return { ...page, tags, epoch }
  }

  /**
   * Renders an address with other data than visitors see.
   * @param instead answers in place of the API where it knows the path
   */
  withAnswers(address: string, instead: (path: string) => Response | null): Promise<SitePage> {
    return this.#site.render(
      address,
      async (path) => instead(path) ?? this.#readApi(path, new Set()),
    )
  }

  /** Renders an address with a form that was refused, for the one who sent it. */
  withForm(address: string, form: RefusedForm): Promise<SitePage> {
    return this.#site.render(address, (path) => this.#readApi(path, new Set()), form)
  }
}
