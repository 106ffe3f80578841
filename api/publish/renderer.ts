import type { Answer } from '../answers/answer.ts'
import { RecentDrops } from './recent-drops.ts'
import type { Rendering, Site } from './site.ts'
import type { Touched } from './tags.ts'

/** A rendering that changes overtake this often is shown, but not kept. */
const ATTEMPTS = 10

/** What a visitor gets: a finished answer, or what is sent as it was rendered, such as a redirect. */
export type Page = Answer | Rendering

/** Makes an answer of a rendering; null when a change has overtaken it. */
export type Finish = (rendering: Rendering, isStale: () => boolean) => Promise<Page | null>

/** Renders pages, each once for everyone who waits, and again for as long as a change overtakes it. */
export class Renderer {
  readonly #site: Pick<Site, 'render'>
  readonly #catchUp: () => Promise<void>
  readonly #drops = new RecentDrops()
  readonly #underWay = new Map<string, Promise<Page>>()

  /** @param catchUp makes `drop` known of every change until now */
  constructor(site: Pick<Site, 'render'>, catchUp: () => Promise<void>) {
    this.#site = site
    this.#catchUp = catchUp
  }

  /** Tells running renderings what has changed. */
  drop(touched: Touched): void {
    this.#drops.drop(touched)
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
      await this.#catchUp()
      const drops = this.#drops.begin()
      try {
        const rendering = await this.#site.render(address)
        const { status, tags } = rendering
        if (status >= 500) throw new Error(`Status ${status}, Näheres im Protokoll des Servers`)
        const page = await finish(rendering, () => drops.isStale(tags))
        if (page) return page
        if (attempt === ATTEMPTS) return rendering
      } finally {
        drops.end()
      }
    }
  }
}
