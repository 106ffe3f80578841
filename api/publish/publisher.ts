import { LRUCache } from 'lru-cache'
import { pageName } from '../../shared/page-name.ts'
import type { Published, PublishStatus } from '../../shared/publish.ts'
import { Answer } from '../answers/answer.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import { logFailure } from '../db/outage.ts'
import type { Reads } from '../db/reads.ts'
import { ChangeFeed } from './change-feed.ts'
import { Failures } from './failures.ts'
import type { PageStore } from './page-store.ts'
import { byImportance, newPages, publicPaths } from './public-paths.ts'
import { touchedBy } from './publication-log.ts'
import { RecentDrops } from './recent-drops.ts'
import type { Rendering, Site } from './site.ts'

/** What the features need of publishing. */
export interface Publisher {
  /** Whether a change may have been recorded that the pages have not followed yet. */
  isBehind(): boolean
  /** Takes everything out of circulation that recorded changes have overtaken. */
  sync(): Promise<void>
  /** As `sync`, and has the pages that show a change in place again; what takes long goes on afterwards. */
  follow(change: number | null): Promise<Published>
  status(): PublishStatus
  /** Tries the failed pages again. */
  retry(): Promise<void>
}

/** This many pages are rendered before a change is answered; more follow in the background. */
const RENDERED_BEFORE_ANSWER = 20
/** One is rendered, one is on the press, one waits for it; more would only wait for each other. */
const PAGES_AT_A_TIME = 3
/** So many changes may lie between one that was taken from the log and its being followed. */
const REMEMBERED_CHANGES = 100
/** A rendering that changes overtake this often is shown, but not kept. */
const ATTEMPTS = 10
const RETRY_INTERVAL_MS = 5_000

export class SitePublisher implements Publisher {
  readonly #site: Site
  readonly #store: PageStore
  readonly #reads: Reads
  readonly #rendering = new Map<string, Promise<Answer | Rendering>>()
  readonly #drops = new RecentDrops()
  readonly #failures = new Failures()
  readonly #queue = new Set<string>()
  readonly #answers: AnswerCache
  readonly #feed: ChangeFeed
  /** Which pages show a change, by its number: whoever takes it from the log may be another than its author. */
  readonly #showing = new LRUCache<number, string[]>({ max: REMEMBERED_CHANGES })
  #syncing: Promise<unknown> = Promise.resolve()
  #nextSync: Promise<void> | null = null
  #hasCaughtUp = false
  #working: Promise<void> | null = null
  #retries: NodeJS.Timeout | null = null
  #isClosed = false
  #lastChange: Date | null = null
  #last: Published | null = null

  constructor(site: Site, store: PageStore, answers: AnswerCache, reads: Reads) {
    this.#site = site
    this.#store = store
    this.#answers = answers
    this.#reads = reads
    this.#feed = new ChangeFeed(reads, store.position)
  }

  /** Catches up with changes made while nobody published, then publishes what is missing. */
  async start(): Promise<void> {
    await this.#catchUp()
    this.#retries = setInterval(() => {
      this.#enqueue(this.#failures.due())
      if (!this.#hasCaughtUp) void this.#catchUp()
    }, RETRY_INTERVAL_MS).unref()
  }

  async #catchUp(): Promise<void> {
    try {
      await this.sync()
      this.#enqueue(await this.#missing())
      this.#hasCaughtUp = true
    } catch (error) {
      logFailure('Publishing what is missing failed:', error)
    }
  }

  /** A page in memory that no change has overtaken; null where finding out takes longer. */
  peek(path: string): Answer | null {
    return this.isBehind() ? null : (this.#store.peek(path) ?? null)
  }

  /** The page at a path; when it is not published yet, it is rendered once for everyone who waits. */
  async page(path: string): Promise<Answer | Rendering> {
    if (this.isBehind()) await this.sync()
    const published = this.#store.get(path)
    if (published) return published
    const underWay = this.#rendering.get(path)
    if (underWay) return underWay
    const rendering = this.#publish(path).finally(() => this.#rendering.delete(path))
    this.#rendering.set(path, rendering)
    return rendering
  }

  /** Renders an address that is not kept, such as a list in another order. */
  async render(pathAndQuery: string): Promise<Rendering> {
    if (this.isBehind()) await this.sync()
    return this.#site.render(pathAndQuery)
  }

  async #publish(path: string): Promise<Answer | Rendering> {
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
  async #renderUntilFresh(path: string): Promise<Answer | Rendering> {
    for (let attempt = 1; ; attempt++) {
      const drops = this.#drops.begin()
      try {
        const position = this.#store.position
        const rendering = await this.#site.render(path)
        const { status, html, tags } = rendering
        if (status >= 500) throw new Error(`Status ${status}, Näheres im Protokoll des Servers`)
        const isStale = () => drops.isStale(tags)
        if (status === 200) {
          const isOvertaken = (now: number) =>
            isStale() || now > Math.max(position, this.#feed.position)
          const page = await this.#store.put(path, html, tags, isOvertaken)
          if (page) return page
        } else if (!isStale()) return rendering
        if (attempt === ATTEMPTS) return rendering
      } finally {
        drops.end()
      }
    }
  }

  isBehind(): boolean {
    return this.#feed.mayBeBehind()
  }

  /**
   * One at a time, so that nobody looks at pages while others find out which are stale. Whoever asks
   * while one is under way shares the next.
   */
  sync(): Promise<void> {
    this.#nextSync ??= this.#syncing.then(() => {
      this.#nextSync = null
      return this.#dropStale()
    })
    this.#syncing = this.#nextSync.catch(() => {})
    return this.#nextSync
  }

  async follow(change: number | null): Promise<Published> {
    const started = performance.now()
    await this.sync()
    const showing = (change !== null && this.#showing.get(change)) || []
    for (const path of showing) this.#queue.delete(path)
    const outcomes = await Promise.allSettled(showing.map((path) => this.page(path)))
    const paths = showing.filter((_, index) => isInPlace(outcomes[index]))
    const published = { paths, ms: Math.round(performance.now() - started) }
    if (showing.length > 0) {
      this.#lastChange = new Date()
      this.#last = published
    }
    return published
  }

  async #dropStale(): Promise<void> {
    const changes = await this.#feed.take()
    if (changes.length === 0) return
    const tags = touchedBy(changes)
    this.#answers.drop(tags)
    this.#drops.drop(tags)
    const overtaken = this.#store.drop(changes)
    const missing = tags.includes('categories') ? await this.#missing() : []
    changes.forEach(({ id, tags }, index) => {
      const stale = [...newPages(tags), ...(overtaken[index] ?? [])]
      if (tags.includes('categories')) stale.push(...missing)
      const paths = [...new Set(stale)].sort(byImportance)
      this.#showing.set(id, paths.slice(0, RENDERED_BEFORE_ANSWER))
      this.#enqueue(paths)
    })
  }

  status(): PublishStatus {
    return {
      pages: this.#store.count(),
      queue: this.#queue.size,
      lastChange: this.#lastChange?.toISOString() ?? null,
      lastDuration: this.#last?.ms ?? null,
      lastPages: this.#last?.paths.map((path) => ({ path, name: pageName(path) })) ?? [],
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
    await this.#syncing
    await this.#store.close()
  }

  async #missing(): Promise<string[]> {
    const all = await publicPaths(this.#reads)
    return all.filter((path) => !this.#store.has(path))
  }

  #enqueue(paths: Iterable<string>): void {
    for (const path of paths) this.#queue.add(path)
    if (this.#queue.size > 0 && !this.#isClosed) this.#working ??= this.#work()
  }

  /** Few pages at a time, so that some are compressed and written while another is rendered. */
  async #work(): Promise<void> {
    await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, () => this.#workAlone()))
    this.#working = null
    // Work that came while the last ones finished.
    this.#enqueue([])
  }

  /** One page after the other, with a pause for whoever else waits for the event loop. */
  async #workAlone(): Promise<void> {
    for (const path of this.#queue) {
      this.#queue.delete(path)
      await this.page(path).catch(() => {})
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function isInPlace(outcome: PromiseSettledResult<Answer | Rendering> | undefined): boolean {
  if (outcome?.status !== 'fulfilled') return false
  return outcome.value instanceof Answer || outcome.value.status === 200
}
