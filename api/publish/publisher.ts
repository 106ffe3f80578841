import { paths as addresses, fixedPages } from '../../shared/paths.ts'
import type { Published, PublishStatus } from '../../shared/publish.ts'
import type { Reads } from '../db/reads.ts'
import { Failures } from './failures.ts'
import type { Page } from './page.ts'
import type { PageStore } from './page-store.ts'
import { changesAfter } from './publication-log.ts'
import { RecentDrops } from './recent-drops.ts'
import type { Rendering, Site } from './site.ts'

/** What the features need of publishing. */
export interface Publisher {
  /** Brings the pages up to the last recorded change; afterwards none is older. */
  follow(): Promise<Published>
  status(): PublishStatus
  /** Tries the failed pages again. */
  retry(): Promise<void>
}

/** This many pages are rendered before a change is answered; more follow in the background. */
const RENDERED_BEFORE_ANSWER = 20
/** A rendering that changes overtake this often is shown, but not kept. */
const ATTEMPTS = 10
const RETRY_INTERVAL_MS = 5_000

export class SitePublisher implements Publisher {
  readonly #site: Site
  readonly #store: PageStore
  readonly #reads: Reads
  readonly #rendering = new Map<string, Promise<Page | Rendering>>()
  readonly #drops = new RecentDrops()
  readonly #failures = new Failures()
  readonly #queue = new Set<string>()
  #following: Promise<unknown> = Promise.resolve()
  /** The last change in the log that this process has followed. */
  #followed = 0
  #working: Promise<void> | null = null
  #retries: NodeJS.Timeout | null = null
  #isClosed = false
  #lastChange: Date | null = null
  #lastDuration: number | null = null

  constructor(site: Site, store: PageStore, reads: Reads) {
    this.#site = site
    this.#store = store
    this.#reads = reads
  }

  /** Catches up with changes made while nobody published, then publishes what is missing. */
  async start(): Promise<void> {
    await this.follow()
    await this.#enqueueMissing()
    this.#retries = setInterval(
      () => this.#enqueue(this.#failures.due()),
      RETRY_INTERVAL_MS,
    ).unref()
  }

  /** A published page without waiting, or null when it has to be rendered first. */
  peek(path: string): Page | null {
    return this.#store.get(path)
  }

  /** The page at a path; when it is not published yet, it is rendered once for everyone who waits. */
  async page(path: string): Promise<Page | Rendering> {
    const published = this.#store.get(path)
    if (published) return published
    const underWay = this.#rendering.get(path)
    if (underWay) return underWay
    const rendering = this.#publish(path).finally(() => this.#rendering.delete(path))
    this.#rendering.set(path, rendering)
    return rendering
  }

  /** Renders an address that is not kept, such as a list in another order. */
  render(pathAndQuery: string): Promise<Rendering> {
    return this.#site.render(pathAndQuery)
  }

  async #publish(path: string): Promise<Page | Rendering> {
    try {
      const outcome = await this.#renderUntilFresh(path)
      this.#failures.remove(path)
      return outcome
    } catch (error) {
      console.error(`Rendering ${path} failed:`, error)
      this.#failures.add(path, error instanceof Error ? error.message : String(error))
      throw error
    }
  }

  /** Renders again for as long as a change overtakes the rendering. */
  async #renderUntilFresh(path: string): Promise<Page | Rendering> {
    for (let attempt = 1; ; attempt++) {
      const drops = this.#drops.begin()
      try {
        const position = this.#store.position
        const rendering = await this.#site.render(path)
        const { status, html, tags } = rendering
        if (status >= 500) throw new Error(`Status ${status}`)
        const isStale = () => drops.isStale(tags)
        if (status === 200) {
          const isOvertaken = (now: number) => isStale() || now > Math.max(position, this.#followed)
          const page = await this.#store.put(path, html, tags, isOvertaken)
          if (page) return page
        } else if (!isStale()) return rendering
        if (attempt === ATTEMPTS) return rendering
      } finally {
        drops.end()
      }
    }
  }

  follow(): Promise<Published> {
    const turn = this.#following.then(() => this.#follow())
    this.#following = turn.catch(() => {})
    return turn
  }

  async #follow(): Promise<Published> {
    const started = performance.now()
    const { position, tags } = await changesAfter(this.#reads, this.#store.position)
    if (tags.length === 0) return { pages: 0, ms: 0 }
    this.#drops.drop(tags)
    const stale = new Set([...this.#store.drop(tags, position), ...newPages(tags)])
    this.#followed = position
    const first = [...stale].slice(0, RENDERED_BEFORE_ANSWER)
    this.#enqueue([...stale].slice(RENDERED_BEFORE_ANSWER))
    if (tags.includes('categories')) await this.#enqueueMissing()
    const outcomes = await Promise.allSettled(first.map((path) => this.page(path)))
    const pages = outcomes.filter(({ status }) => status === 'fulfilled').length
    this.#lastChange = new Date()
    this.#lastDuration = Math.round(performance.now() - started)
    return { pages, ms: this.#lastDuration }
  }

  status(): PublishStatus {
    return {
      pages: this.#store.count(),
      queue: this.#queue.size,
      lastChange: this.#lastChange?.toISOString() ?? null,
      lastDuration: this.#lastDuration,
      failures: this.#failures.list(),
    }
  }

  async retry(): Promise<void> {
    await Promise.allSettled(this.#failures.paths.map((path) => this.page(path)))
  }

  /** Resolves when nothing waits to be published. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#retries) clearInterval(this.#retries)
    this.#queue.clear()
    await this.idle()
    await this.#following
    this.#store.close()
  }

  async #enqueueMissing(): Promise<void> {
    const all = await publicPaths(this.#reads)
    this.#enqueue(all.filter((path) => !this.#store.has(path)))
  }

  #enqueue(paths: Iterable<string>): void {
    for (const path of paths) this.#queue.add(path)
    if (this.#queue.size > 0 && !this.#isClosed) this.#working ??= this.#work()
  }

  /** One page at a time, with a pause for whoever else waits for the event loop. */
  async #work(): Promise<void> {
    for (const path of this.#queue) {
      this.#queue.delete(path)
      await this.page(path).catch(() => {})
      await new Promise((resolve) => setImmediate(resolve))
    }
    this.#working = null
  }
}

/** A product that just appeared has no page yet that could be found by its tags. */
function newPages(tags: string[]): string[] {
  return tags.flatMap((tag) => {
    const id = /^product:(\d+)$/.exec(tag)?.[1]
    return id ? [addresses.product(Number(id))] : []
  })
}

/** Every address of the public site. */
export async function publicPaths(reads: Reads): Promise<string[]> {
  const categories = await reads.all<{ slug: string }>('select slug from category order by id')
  const products = await reads.all<{ id: number }>(
    `select id from product where status <> 'inactive' order by id`,
  )
  return [
    ...fixedPages,
    ...categories.map(({ slug }) => addresses.category(slug)),
    ...products.map(({ id }) => addresses.product(id)),
  ]
}
