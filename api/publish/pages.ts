import { Answer } from '../answers/answer.ts'
import { AnswerCache } from '../answers/answer-cache.ts'
import { Doorkeeper } from '../answers/doorkeeper.ts'
import { logFailure } from '../db/outage.ts'
import type { Reads } from '../db/reads.ts'
import type { ChangeFeed } from './change-feed.ts'
import { Failures } from './failures.ts'
import { Lane } from './lane.ts'
import type { ToAnswer } from './page-answer.ts'
import type { PageStore } from './page-store.ts'
import { pageFor } from './public-paths.ts'
import { type Page, Renderer } from './renderer.ts'
import type { Rendering, Site } from './site.ts'
import type { StoreFollower } from './store-follower.ts'
import type { Touched } from './tags.ts'

const MEMORY_BYTES = 64 * 1024 * 1024
/** Lists in another order are not published, so visitors can cause any number of renderings. */
const LISTS_AT_A_TIME = 2
const LISTS_WAITING = 20

interface Parts {
  site: Site
  store: PageStore
  /** Knows whether the store may be used. */
  follower: StoreFollower
  feed: ChangeFeed
  reads: Reads
  toAnswer: ToAnswer
  /** Drops everything here that recorded changes have overtaken. */
  catchUp: () => Promise<void>
}

/**
 * The page at an address: from memory, from the disk, or rendered. Addresses are those that
 * `pageKey` writes: the path of a page that is published, or a list's with a query.
 */
export class Pages {
  readonly failures = new Failures()
  readonly #parts: Parts
  /** What was rendered but not stored. */
  readonly #unstored = new Set<string>()
  #isStoring = true
  readonly #memory = new AnswerCache(MEMORY_BYTES)
  readonly #renderer: Renderer
  readonly #lists = new Lane(LISTS_AT_A_TIME, LISTS_WAITING)
  readonly #askedAgain = new Doorkeeper()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#renderer = new Renderer(parts.site, parts.catchUp)
  }

  /** Takes out of memory what changes have overtaken, and renders again what is being rendered. */
  drop(touched: Touched): void {
    this.#memory.drop(touched)
    this.#renderer.drop(touched)
  }

  /** A page in memory, without looking whether a change has overtaken it. */
  peek(address: string): Answer | null {
    return this.#memory.get(address) ?? null
  }

  /**
   * The page at an address; the one that says so where there is none.
   * @throws {Busy} when too many wait already for pages that are not published
   */
  async get(address: string): Promise<Page> {
    const { reads, site } = this.#parts
    await this.#parts.catchUp()
    const published = this.peek(address) ?? (await this.#fromDisk(address))
    if (published) return published
    const [path = '/'] = address.split('?', 1)
    const shown = await pageFor(path, site, reads)
    if (shown !== path) return this.peek(shown) ?? this.#renderToMemory(shown)
    if (path === address) return this.#renderToDisk(address, true)
    return this.#lists.run(async () => this.peek(address) ?? this.#renderToMemory(address))
  }

  async #fromDisk(path: string): Promise<Answer | null> {
    const { follower, store, toAnswer } = this.#parts
    await follower.settled()
    if (!follower.isCurrent) return null
    try {
      const page = store.read(path)
      if (!page) return null
      const answer = toAnswer(page.content, page.tags)
      this.#memory.set(path, answer, this.#memory.epoch)
      return answer
    } catch {
      void follower.follow()
      return null
    }
  }

  /** Has a page published that is not; for nobody in particular, so that memory keeps what visitors ask for. */
  async publish(path: string): Promise<void> {
    const { follower, reads, site } = this.#parts
    await follower.settled()
    if (!follower.isCurrent) return
    const isWanted = !this.isPublished(path) && (await pageFor(path, site, reads)) === path
    if (isWanted) await this.#renderToDisk(path, false)
    else this.#settle(path)
  }

  /** Whether a page is in place on the disk. */
  isPublished(path: string): boolean {
    const { follower, store } = this.#parts
    try {
      return follower.isCurrent && store.has(path)
    } catch {
      return false
    }
  }

  /** What is to be tried again: one page while the disk takes none, all once it takes one. */
  due(): string[] {
    const unstored = [...this.#unstored]
    return [...this.failures.due(), ...(this.#isStoring ? unstored : unstored.slice(0, 1))]
  }

  /** How many pages are in place. */
  count(): number {
    try {
      return this.#parts.store.count()
    } catch {
      return 0
    }
  }

  /** A page that is not published: what is not there, or a list that was asked for before. */
  #renderToMemory(address: string): Promise<Page> {
    return this.#renderer.render(address, async (rendering, isStale) => {
      if (isStale()) return null
      const answer = this.#toAnswer(rendering)
      const isList = address.includes('?')
      if (answer && (!isList || this.#askedAgain.knows(address)))
        this.#memory.set(address, answer, this.#memory.epoch)
      return answer ?? rendering
    })
  }

  async #renderToDisk(path: string, isForVisitor: boolean): Promise<Page> {
    try {
      return await this.#renderer.render(path, async (rendering, isStale) => {
        const isStored = rendering.status === 200 && this.#parts.follower.isCurrent
        const page = isStored
          ? await this.#store(path, rendering, isStale)
          : (this.#toAnswer(rendering) ?? rendering)
        if (!page || isStale()) return null
        if (!isStored) this.#settle(path)
        if (isForVisitor && page instanceof Answer) this.#memory.set(path, page, this.#memory.epoch)
        return page
      })
    } catch (error) {
      logFailure(`Rendering ${path} failed:`, error)
      this.failures.add(path, messageOf(error))
      throw error
    }
  }

  /** Puts a page in place; where the disk does not take it, it is served all the same. Null when a change was quicker. */
  async #store(
    path: string,
    { html, tags }: Rendering,
    isStale: () => boolean,
  ): Promise<Answer | null> {
    const { feed, follower, store, toAnswer } = this.#parts
    const staged = await store.stage(html)
    try {
      if (staged.failure) throw new Error(staged.failure)
      const isOvertaken = (position: number) => isStale() || position > feed.position
      if (!store.put(path, staged, tags, isOvertaken)) return null
      this.#settle(path)
      this.#isStoring = true
    } catch (error) {
      const message = messageOf(error)
      // A full disk takes none of many pages; the administrator sees them all.
      if (this.#isStoring) console.error(`Storing ${path} failed: ${message}`)
      this.#isStoring = false
      this.failures.add(path, message)
      this.#unstored.add(path)
      void follower.follow()
    } finally {
      staged.discard()
    }
    return toAnswer(staged.content, tags)
  }

  /** Nothing is left to be done for a page. */
  #settle(path: string): void {
    this.failures.remove(path)
    this.#unstored.delete(path)
  }

  #toAnswer({ status, html, tags }: Rendering): Answer | null {
    return status === 200 || status === 404 ? this.#parts.toAnswer(html, tags, status) : null
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
