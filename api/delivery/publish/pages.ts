import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import { Answer } from '../../base/answers/answer.ts'
import type { Db } from '../../base/db/database.ts'
import { logFailure } from '../../base/db/outage.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import { Semaphore } from '../../base/semaphore.ts'
import type { AnswerCache } from '../visitor-cache/answer-cache.ts'
import { Failures, messageOf } from './failures.ts'
import type { ToAnswer } from './page-answer.ts'
import type { PageStore } from './page-store.ts'
import { pageFor } from './public-paths.ts'
import type { ReadApi } from './read-api.ts'
import { type Page, Renderer, type Rendering } from './renderer.ts'
import type { Site, SitePage } from './site.ts'
import type { StoreFollower } from './store-follower.ts'

/** Lists in another order are not published, so visitors could cause any number of renderings. */
const LISTS = { permits: 2, queue: 20 }
/** Refused forms neither. They have turns of their own, so that they keep no other page waiting. */
const FORMS = { permits: 1, queue: 20 }

interface Parts {
  site: Site
  store: PageStore
  /** Knows whether the store may be used. */
  follower: StoreFollower
  freshness: Freshness
  /** What visitors were answered lately. */
  answers: AnswerCache
  db: Db
  toAnswer: ToAnswer
}

/**
 * Finds the page at an address: from memory, from the disk, or rendered. An address is the path of a
 * published page, or the path and query of a list.
 */
export class Pages {
  readonly failures = new Failures()
  readonly #parts: Parts
  /** What was rendered but not stored. */
  readonly #unstored = new Set<string>()
  #isStoring = true
  readonly #renderer: Renderer
  readonly #lists = new Semaphore(LISTS)
  readonly #forms = new Semaphore(FORMS)

  constructor(parts: Parts) {
    this.#parts = parts
    this.#renderer = new Renderer(parts.site, parts.freshness)
  }

  start(readApi: ReadApi): void {
    this.#renderer.start(readApi)
  }

  /**
   * The page at an address, or the page that says that there is none.
   * @throws {Busy} if too many are waiting already for pages that are not published
   */
  async get(address: string): Promise<Page> {
    const { answers, freshness, db, site } = this.#parts
    await freshness.ensure()
    const published = answers.get(address) ?? (await this.#fromDisk(address))
    if (published) return published
    const [path = '/'] = address.split('?', 1)
    const shown = await pageFor(path, site, db)
    if (shown !== path) return answers.get(shown) ?? this.#renderToMemory(shown)
    if (path === address) return this.#renderToDisk(address, true)
    return inTurn(
      this.#lists,
      async () => answers.get(address) ?? (await this.#renderToMemory(address)),
    )
  }

  /**
   * The page at an address with a form on it that was refused. It is kept nowhere.
   * @throws {Busy} if too many are waiting already for such a page
   */
  withForm(address: string, form: RefusedForm): Promise<SitePage> {
    return inTurn(this.#forms, () => this.#renderer.withForm(address, form))
  }

  /** The page at an address as it would be with other data; see `Renderer.preview`. */
  readonly preview: Renderer['preview'] = (address, instead) =>
    this.#renderer.preview(address, instead)

  async #fromDisk(path: string): Promise<Answer | null> {
    const { answers, follower, store, toAnswer } = this.#parts
    await follower.settled()
    if (!follower.isCurrent) return null
    const { epoch } = answers
    try {
      const page = store.read(path)
      if (!page) return null
      const answer = toAnswer(page.content, page.tags)
      answers.set(path, answer, epoch)
      return answer
    } catch {
      void follower.follow()
      return null
    }
  }

  /** Publishes a page if it is missing. No visitor asked for it, so it is not kept in memory. */
  async publish(path: string): Promise<void> {
    const { follower, db, site } = this.#parts
    await follower.settled()
    if (!follower.isCurrent) return
    const isWanted = !this.isPublished(path) && (await pageFor(path, site, db)) === path
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

  /** The pages to try again. While the disk takes none, one of the unstored pages is enough as a test. */
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

  /** Renders a page that is never published: one that says what is missing, or a list with a query. */
  #renderToMemory(address: string): Promise<Page> {
    return this.#renderer.render(address, async (rendering, isStale) => {
      if (isStale()) return null
      const answer = this.#toAnswer(rendering)
      if (answer) this.#keep(address, answer)
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
        if (isForVisitor && page instanceof Answer) this.#keep(path, page)
        return page
      })
    } catch (error) {
      logFailure(`${path} konnte nicht erzeugt werden:`, error)
      this.failures.add(path, messageOf(error))
      throw error
    }
  }

  /** Puts a page in place. It is served even if the disk does not take it. Null if a change has overtaken it. */
  async #store(
    path: string,
    { html, tags }: Rendering,
    isStale: () => boolean,
  ): Promise<Answer | null> {
    const { follower, freshness, store, toAnswer } = this.#parts
    const staged = await store.stage(html)
    try {
      if (staged.failure) throw new Error(staged.failure)
      const isOvertaken = (position: number) => isStale() || position > freshness.position
      if (!store.put(path, staged, tags, isOvertaken)) return null
      this.#settle(path)
      this.#isStoring = true
    } catch (error) {
      const message = messageOf(error)
      // Logged once, because a full disk takes no page at all. The admin lists them all.
      if (this.#isStoring) console.error(`${path} konnte nicht abgelegt werden: ${message}`)
      this.#isStoring = false
      this.failures.add(path, message)
      this.#unstored.add(path)
      void follower.follow()
    } finally {
      staged.discard()
    }
    return toAnswer(staged.content, tags)
  }

  /** Keeps an answer whose rendering was just found fresh. */
  #keep(address: string, answer: Answer): void {
    const { answers } = this.#parts
    answers.set(address, answer, answers.epoch)
  }

  /** Notes that a page needs no further attempt. */
  #settle(path: string): void {
    this.failures.remove(path)
    this.#unstored.delete(path)
  }

  #toAnswer({ status, html, tags }: Rendering): Answer | null {
    return status === 200 || status === 404 ? this.#parts.toAnswer(html, tags, status) : null
  }
}

async function inTurn<Result>(turns: Semaphore, render: () => Promise<Result>): Promise<Result> {
  const release = await turns.acquire()
  try {
    return await render()
  } finally {
    // Lets requests that wait be answered before the next rendering begins.
    setImmediate(release)
  }
}
