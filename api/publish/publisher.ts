import { LRUCache } from 'lru-cache'
import { pageName } from '../../shared/page-name.ts'
import type { Published, PublishStatus } from '../../shared/publish.ts'
import type { Answer } from '../answers/answer.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import { logFailure } from '../db/outage.ts'
import type { Reads } from '../db/reads.ts'
import { ChangeFeed } from './change-feed.ts'
import type { ToAnswer } from './page-answer.ts'
import type { Dropped, PageStore } from './page-store.ts'
import { Pages } from './pages.ts'
import { byImportance, newPages, publicPaths } from './public-paths.ts'
import { PublishQueue } from './publish-queue.ts'
import type { Site } from './site.ts'
import { StoreFollower } from './store-follower.ts'
import { tags } from './tags.ts'

/** What the features need of publishing. */
export interface Publisher {
  /** Whether a change may have been recorded that what is kept in memory has not followed yet. */
  isBehind(): boolean
  /** Drops everything from memory that recorded changes have overtaken. */
  sync(): Promise<void>
  /** As `sync`, and has the pages that show a change in place again; what takes long goes on afterwards. Never rejects. */
  follow(change: number | null): Promise<Published>
  status(): PublishStatus
  /** Tries the failed pages again. */
  retry(): Promise<void>
}

/** This many pages are rendered before a change is answered; more follow in the background. */
const RENDERED_BEFORE_ANSWER = 20
/** How many changes may be followed between a change and the moment when its author asks for its pages. */
const REMEMBERED_CHANGES = 100
const RETRY_INTERVAL_MS = 5_000

/** Keeps every public page published and fresh. */
export class SitePublisher implements Publisher {
  readonly pages: Pages
  readonly #store: PageStore
  readonly #reads: Reads
  readonly #answers: AnswerCache
  readonly #feed: ChangeFeed
  readonly #follower: StoreFollower
  readonly #queue: PublishQueue
  /** Which pages show a change, by its number: whoever takes it from the log may be another than its author. */
  readonly #showing = new LRUCache<number, string[]>({ max: REMEMBERED_CHANGES })
  #syncing: Promise<unknown> = Promise.resolve()
  #nextSync: Promise<void> | null = null
  #restocking: Promise<void> = Promise.resolve()
  #isIncomplete = true
  #retries: NodeJS.Timeout | null = null
  #lastChange: Date | null = null
  #last: Published | null = null

  constructor(
    site: Site,
    store: PageStore,
    answers: AnswerCache,
    reads: Reads,
    toAnswer: ToAnswer,
  ) {
    const feed = new ChangeFeed(reads)
    const follower = new StoreFollower(store, reads, (dropped) => this.#onDropped(dropped))
    const catchUp = async () => {
      if (this.isBehind()) await this.sync()
    }
    this.pages = new Pages({ site, store, follower, feed, reads, toAnswer, catchUp })
    this.#store = store
    this.#reads = reads
    this.#answers = answers
    this.#feed = feed
    this.#follower = follower
    this.#queue = new PublishQueue((path) => this.pages.publish(path))
  }

  /** Catches up with changes made while nobody published; then publishes what is missing in the background. */
  async start(): Promise<void> {
    await this.sync().catch((error) => logFailure('Following the changes failed:', error))
    await this.#follower.settled()
    this.#restock()
    this.#retries = setInterval(() => {
      if (this.#isIncomplete) this.#restock()
      this.#queue.add(this.pages.due())
    }, RETRY_INTERVAL_MS).unref()
  }

  /** A page in memory that no change has overtaken; null where finding out takes longer. */
  peek(address: string): Answer | null {
    return this.isBehind() ? null : this.pages.peek(address)
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

  async #dropStale(): Promise<void> {
    const { touched } = await this.#feed.take()
    if (touched.length === 0) return
    this.#answers.drop(touched)
    this.pages.drop(touched)
    void this.#follower.follow()
  }

  async #onDropped({ isIncomplete, changes }: Dropped): Promise<void> {
    if (isIncomplete) this.#restock()
    const isNavigation = changes.some((change) => change.tags.includes(tags.categories))
    const missing = isNavigation ? await this.#missing() : []
    for (const change of changes) {
      const stale = [...newPages(change.tags), ...change.paths]
      if (change.tags.includes(tags.categories)) stale.push(...missing)
      const paths = [...new Set(stale)].sort(byImportance)
      this.#showing.set(change.id, paths.slice(0, RENDERED_BEFORE_ANSWER))
      this.#queue.add(paths)
    }
  }

  async follow(change: number | null): Promise<Published> {
    const started = performance.now()
    // The change is made: whatever fails now is mended later.
    await this.sync().catch((error) => logFailure('Following a change failed:', error))
    await this.#follower.settled()
    const showing = (change !== null && this.#showing.get(change)) || []
    for (const path of showing) this.#queue.remove(path)
    await Promise.allSettled(showing.map((path) => this.pages.publish(path)))
    const paths = showing.filter((path) => this.pages.isPublished(path))
    const published = { paths, ms: Math.round(performance.now() - started) }
    if (showing.length > 0) {
      this.#lastChange = new Date()
      this.#last = published
    }
    return published
  }

  status(): PublishStatus {
    return {
      pages: this.pages.count(),
      queue: this.#queue.size,
      lastChange: this.#lastChange?.toISOString() ?? null,
      lastDuration: this.#last?.ms ?? null,
      lastPages: this.#last?.paths.map((path) => ({ path, name: pageName(path) })) ?? [],
      failures: this.pages.failures.list(),
    }
  }

  async retry(): Promise<void> {
    await Promise.allSettled(this.pages.failures.paths.map((path) => this.pages.publish(path)))
  }

  /** Resolves when nothing waits to be published. */
  async idle(): Promise<void> {
    await this.#restocking
    await this.#queue.idle()
  }

  async close(): Promise<void> {
    if (this.#retries) clearInterval(this.#retries)
    await this.#restocking
    await this.#queue.close()
    await this.#syncing
    await this.#follower.close()
    await this.#store.close()
  }

  /** Looks through what is published and has rendered in the background what is missing. */
  #restock(): void {
    this.#isIncomplete = true
    this.#restocking = this.#restocking.then(async () => {
      if (!this.#follower.isCurrent) return
      try {
        await this.#store.audit()
        this.#queue.add(await this.#missing())
        this.#isIncomplete = false
      } catch (error) {
        logFailure('Looking through the published pages failed:', error)
      }
    })
  }

  async #missing(): Promise<string[]> {
    const all = await publicPaths(this.#reads)
    return all.filter((path) => !this.pages.isPublished(path))
  }
}
