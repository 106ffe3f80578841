import type { Published, PublishStatus } from '../../../shared/operation/publish.ts'
import type { Db } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { logFailure } from '../../base/failures.ts'
import { categoryTags } from '../../catalogue/categories/category.entity.ts'
import { SETTINGS_TAG } from '../../dealer/settings/settings.entity.ts'
import type { EdgeHeaders } from '../edge/edge-headers.ts'
import type { AnswerCache } from '../visitor-cache/answer-cache.ts'
import { PageStore } from './page-store.ts'
import { type Api, Pages } from './pages.ts'
import { byImportance, newPages, publicPaths } from './public-paths.ts'
import { PublishQueue } from './publish-queue.ts'
import type { Site } from './site.ts'
import { type DroppedChange, StoreFollower } from './store-follower.ts'

/** This many pages are rendered before a change is answered; more follow in the background. */
const RENDERED_BEFORE_ANSWER = 20
const RETRY_INTERVAL_MS = 5_000
/**
 * What a change of may bring pages that no tag of theirs could find. A category that has moved or come is in the menu
 * of every page, and may have given back its address; settings say whether there are pages in English.
 */
const MAKING_PAGES: ReadonlySet<string> = new Set([categoryTags.categories, SETTINGS_TAG])

/** The state of the publisher, which knows pages by their addresses. */
export type PublisherStatus = Omit<PublishStatus, 'edge' | 'lastPages'> & { lastPages: string[] }

interface Parts {
  config: { dataDir: string }
  database: { db: Db }
  hasEnglish: () => Promise<boolean>
  freshness: Freshness
  answers: AnswerCache
  headers: Record<string, string>
  edgeHeaders: EdgeHeaders
}

/**
 * Keeps every public page published and fresh. The stations from a change to its pages, each with the file that does it:
 *
 * 1. follow: `store-follower.ts` has the store follow the log of changes. `page-store.ts` drops the pages that show one.
 * 2. choose: `public-paths.ts` knows the new pages and those that matter most. The first are rendered before the
 *    change is answered, the others wait in `publish-queue.ts`.
 * 3. render: `pages.ts` has `site.ts` render a page, and collects the tags of what it reads from the API.
 * 4. write: `page-files.ts` compresses the page and writes it aside.
 * 5. place: `page-store.ts` renames it into place and notes its tags (`page-index.ts`) in one transaction, unless
 *    another change has overtaken it: then it is rendered again.
 *
 * What fails is tried again, as `failures.ts` says. A visitor's request (`page.routes.ts`) for a page that is not in
 * place begins with 3.
 */
export class SitePublisher {
  readonly pages: Pages
  readonly #store: PageStore
  readonly #public: Parameters<typeof publicPaths>[0]
  readonly #freshness: Freshness
  readonly #follower: StoreFollower
  readonly #queue: PublishQueue
  readonly #closing = new AbortController()
  #completing: Promise<void> = Promise.resolve()
  #isComplete = false
  #retries: NodeJS.Timeout | null = null
  #lastChange: Date | null = null
  #last: Published | null = null

  constructor(
    { config, database: { db }, hasEnglish, freshness, answers, headers, edgeHeaders }: Parts,
    site: Site,
  ) {
    const store = new PageStore(config.dataDir, site.build)
    const follower = new StoreFollower(store, db, {
      onDropped: (change) => void this.#enqueue(change),
      onIncomplete: () => this.#queueMissing(),
    })
    this.pages = new Pages({
      site,
      store,
      follower,
      freshness,
      answers,
      db,
      hasEnglish,
      headers,
      edgeHeaders,
    })
    this.#store = store
    this.#public = { db, hasEnglish }
    this.#freshness = freshness
    this.#follower = follower
    this.#queue = new PublishQueue((path) => this.pages.publish(path))
  }

  /**
   * Follows the changes since the last run, then publishes missing pages in the background.
   * @param api where the pages' data comes from
   */
  async start(api: Api): Promise<void> {
    this.pages.start(api)
    this.#setAside()
    // Not before: what followed then, such as a notice of another process, would have pages rendered without data.
    this.#freshness.subscribe(() => void this.#follower.follow())
    await this.#freshness.catchUp().catch((error) => {
      logFailure('Den Änderungen konnte nicht gefolgt werden:', error)
      // Tries it again every second. No page comes back until then.
      void this.#follower.follow()
    })
    this.#queueMissing()
    this.#retries = setInterval(() => {
      if (!this.#isComplete) this.#queueMissing()
      this.#queue.add(this.pages.failures.due())
    }, RETRY_INTERVAL_MS).unref()
  }

  /**
   * Publishes the pages that show a change, up to a limit; the queue publishes the rest. Never rejects.
   * @param change its number in the log, after `freshness` has caught up with it
   */
  async publishChange(change: number | null): Promise<Published> {
    const started = performance.now()
    const dropped = change === null ? null : await this.#follower.droppedBy(change)
    const stale = dropped ? await this.#stalePages(dropped).catch(() => []) : []
    const showing = stale.slice(0, RENDERED_BEFORE_ANSWER)
    await this.#queue.ahead(showing)
    const isUsable = await this.#follower.canUseStore()
    const paths = isUsable ? showing.filter((path) => this.pages.isPublished(path)) : []
    const published = { paths, ms: Math.round(performance.now() - started) }
    if (showing.length > 0) {
      this.#lastChange = new Date()
      this.#last = published
    }
    return published
  }

  /** How many pages wait to be published. */
  get waiting(): number {
    return this.#queue.size
  }

  status(): PublisherStatus {
    return {
      pages: this.pages.count(),
      queue: this.waiting,
      lastChange: this.#lastChange?.toISOString() ?? null,
      lastDuration: this.#last?.ms ?? null,
      lastPages: this.#last?.paths ?? [],
      failures: this.pages.failures.list(),
    }
  }

  /** Tries the failed pages again. */
  async retry(): Promise<void> {
    await Promise.allSettled(this.pages.failures.paths.map((path) => this.pages.publish(path)))
  }

  /** Resolves when nothing waits to be published. */
  async idle(): Promise<void> {
    await this.#completing
    await this.#queue.idle()
  }

  async close(): Promise<void> {
    if (this.#retries) clearInterval(this.#retries)
    this.#closing.abort()
    await this.#completing
    await this.#queue.close()
    await this.#follower.close()
    this.#store.close()
  }

  /** The pages that a change has to have rendered, those first that have most visitors. */
  async #stalePages({ tags: touched, paths }: DroppedChange): Promise<string[]> {
    const missing = touched.some((tag) => MAKING_PAGES.has(tag)) ? await this.#missing() : []
    return [...new Set([...newPages(touched), ...paths, ...missing])].sort(byImportance)
  }

  async #enqueue(change: DroppedChange): Promise<void> {
    try {
      this.#queue.add(await this.#stalePages(change))
    } catch (error) {
      logFailure('Die Seiten einer Änderung konnten nicht bestimmt werden:', error)
      this.#queueMissing()
    }
  }

  /** Before anybody is answered: a web server must not find what nobody has looked at. */
  #setAside(): void {
    try {
      this.#store.setAside()
    } catch {
      // Following tries it again, and says what is wrong.
    }
  }

  /** Checks what is published and queues the missing pages. */
  #queueMissing(): void {
    this.#isComplete = false
    this.#completing = this.#completing.then(async () => {
      if (!(await this.#follower.canUseStore())) return
      try {
        await this.#store.checkFiles(this.#closing.signal)
        this.#queue.add(await this.#missing())
        this.#isComplete = true
      } catch (error) {
        if (this.#closing.signal.aborted) return
        logFailure('Die veröffentlichten Seiten konnten nicht durchgesehen werden:', error)
      }
    })
  }

  /** Empty while the store cannot be used: then nothing is known to be there, nor to be missing. */
  async #missing(): Promise<string[]> {
    const all = await publicPaths(this.#public)
    if (!(await this.#follower.canUseStore())) return []
    return all.filter((path) => !this.pages.isPublished(path))
  }
}
