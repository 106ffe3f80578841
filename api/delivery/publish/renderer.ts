import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import type { Answer } from '../../base/answers/answer.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import type { ReadApi } from './read-api.ts'
import { RecentDrops } from './recent-drops.ts'
import type { Site, SitePage } from './site.ts'

/** A rendering that changes have overtaken this often is served, but not kept. */
const ATTEMPTS = 10

/** What came of rendering one address. */
export interface Rendering extends SitePage {
  /** What data the page shows: the tags of every answer that it read. */
  tags: Set<string>
}

/** A finished answer, or a rendering that is sent as it is, such as a redirect. */
export type Page = Answer | Rendering

/** Turns a rendering into an answer; null if a change has overtaken it. */
type Finish = (rendering: Rendering, isStale: () => boolean) => Promise<Page | null>

/** Renders each page once for all who wait for it, and again if a change overtakes it. */
export class Renderer {
  readonly #site: Pick<Site, 'render'>
  readonly #freshness: Freshness
  readonly #drops = new RecentDrops()
  readonly #underWay = new Map<string, Promise<Page>>()
  #readApi: ReadApi = () => Promise.reject(new Error('The publisher was not started'))

  constructor(site: Pick<Site, 'render'>, freshness: Freshness) {
    this.#site = site
    this.#freshness = freshness
    freshness.subscribe((touched) => this.#drops.drop(touched))
  }

  start(readApi: ReadApi): void {
    this.#readApi = readApi
  }

  /**
   * Renders an address once, with other data than visitors see.
   * @param instead answers in place of the API where it knows the path
   */
  preview(address: string, instead: (path: string) => Response | null): Promise<SitePage> {
    return this.#site.render(
      address,
      async (path) => instead(path) ?? this.#readApi(path, new Set()),
    )
  }

  /** Renders an address once, with a form that was refused, for the one who sent it. */
  withForm(address: string, form: RefusedForm): Promise<SitePage> {
    return this.#site.render(address, (path) => this.#readApi(path, new Set()), form)
  }

  /** @throws what the template throws */
  render(address: string, finish: Finish): Promise<Page> {
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const page = this.#renderUntilFresh(address, finish).finally(() =>
      this.#underWay.delete(address),
    )
    this.#underWay.set(address, page)
    return page
  }

  async #renderUntilFresh(address: string, finish: Finish): Promise<Page> {
    for (let attempt = 1; ; attempt++) {
      await this.#freshness.ensure()
      const drops = this.#drops.begin()
      try {
        const tags = new Set<string>()
        const page = await this.#site.render(address, (path) => this.#readApi(path, tags))
        if (page.status >= 500)
          throw new Error(`Status ${page.status}, Näheres im Protokoll des Servers`)
        const rendering = { ...page, tags }
        const finished = await finish(rendering, () => drops.isStale(tags))
        if (finished) return finished
        if (attempt === ATTEMPTS) return rendering
      } finally {
        drops.end()
      }
    }
  }
}
