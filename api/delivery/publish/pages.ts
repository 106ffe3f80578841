import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import { logFailure } from '../../base/data/db/outage.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import { Semaphore } from '../../base/semaphore.ts'
import type { AnswerCache } from '../visitor-cache/answer-cache.ts'
import { Failures, messageOf } from './failures.ts'
import type { ToAnswer } from './page-answer.ts'
import type { PageStore } from './page-store.ts'
import { pageFor } from './public-paths.ts'
import type { ReadApi } from './read-api.ts'
import { Renderer, type Rendering } from './renderer.ts'
import type { Site, SitePage } from './site.ts'
import type { StoreFollower } from './store-follower.ts'

/** Lists in another order are not published, so visitors could cause any number of renderings. */
const LISTS = { permits: 2, queue: 20 }
/** Refused forms neither. They wait for each other alone, so that they keep no other page waiting. */
const FORMS = { permits: 1, queue: 20 }
/** Nor pages for one visitor alone. Dozens may open an offer or a search alert that a mail brought them at once. */
const FOR_ONE = { permits: 1, queue: 100 }
/** A rendering that changes have overtaken this often is served, but not kept. */
const ATTEMPTS = 10

/** A finished answer, or a rendering that is sent as it is, such as a redirect. */
export type Page = Answer | Rendering

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
  readonly #underWay = new Map<string, Promise<Page>>()
  /** What was rendered but not stored. */
  readonly #unstored = new Set<string>()
  #isStoring = true
  readonly #renderer: Renderer
  readonly #lists = new Semaphore(LISTS)
  readonly #forms = new Semaphore(FORMS)
  readonly #forOne = new Semaphore(FOR_ONE)

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
    const published = answers.get(address) ?? (await this.#readPublished(address))
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

  /**
   * The page at an address for the one visitor who asks for it. It is kept nowhere.
   * @param instead answers in place of the API where it knows the path
   * @throws {Busy} if too many are waiting already for such a page
   */
  forOne(address: string, instead?: (path: string) => Response | null): Promise<SitePage> {
    return inTurn(this.#forOne, () =>
      instead ? this.#renderer.withAnswers(address, instead) : this.#renderer.render(address),
    )
  }

  /** A page as it would be with other data, for administrators; see `Renderer.withAnswers`. */
  readonly preview: Renderer['withAnswers'] = (address, instead) =>
    this.#renderer.withAnswers(address, instead)

  async #readPublished(path: string): Promise<Answer | null> {
    const { answers, follower, freshness, store, toAnswer } = this.#parts
    if (!(await follower.canUseStore())) return null
    const { epoch } = freshness
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
    if (!(await follower.canUseStore())) return
    const isWanted = !this.isPublished(path) && (await pageFor(path, site, db)) === path
    if (isWanted) await this.#renderToDisk(path, false)
    else this.#forgetFailure(path)
  }

  /** Whether a page is in place on the disk. */
  isPublished(path: string): boolean {
    const { follower, store } = this.#parts
    try {
      return follower.isStoreUsable && store.has(path)
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
    return this.#renderOnce(address, async (rendering) => {
      const page = this.#toAnswer(rendering) ?? rendering
      this.#keep(address, page, rendering)
      return page
    })
  }

  async #renderToDisk(path: string, isForVisitor: boolean): Promise<Page> {
    const finish = async (rendering: Rendering) => {
      const isStored = rendering.status === 200 && this.#parts.follower.isStoreUsable
      const page = isStored
        ? await this.#store(path, rendering)
        : (this.#toAnswer(rendering) ?? rendering)
      if (!isStored) this.#forgetFailure(path)
      if (page && isForVisitor) this.#keep(path, page, rendering)
      return page
    }
    try {
      return await this.#renderOnce(path, finish)
    } catch (error) {
      logFailure(`${path} konnte nicht erzeugt werden:`, error)
      this.failures.add(path, messageOf(error))
      throw error
    }
  }

  /**
   * Renders an address once for all who wait for it.
   * @param finish null if a change has overtaken the rendering
   */
  #renderOnce(
    address: string,
    finish: (rendering: Rendering) => Promise<Page | null>,
  ): Promise<Page> {
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const page = this.#renderUntilFresh(address, finish).finally(() =>
      this.#underWay.delete(address),
    )
    this.#underWay.set(address, page)
    return page
  }

  async #renderUntilFresh(
    address: string,
    finish: (rendering: Rendering) => Promise<Page | null>,
  ): Promise<Page> {
    for (let attempt = 1; ; attempt++) {
      const rendering = await this.#renderer.render(address)
      const page = this.#isStale(rendering) ? null : await finish(rendering)
      if (page && !this.#isStale(rendering)) return page
      if (attempt === ATTEMPTS) return rendering
    }
  }

  #isStale({ epoch }: Rendering): boolean {
    return epoch !== this.#parts.freshness.epoch
  }

  /** Puts a page in place. It is served even if the disk does not take it. Null if a change has overtaken it. */
  async #store(path: string, rendering: Rendering): Promise<Answer | null> {
    const { follower, freshness, store, toAnswer } = this.#parts
    const { html, tags } = rendering
    const staged = await store.stage(html)
    try {
      if (staged.failure) throw new Error(staged.failure)
      const isOvertaken = (position: number) =>
        this.#isStale(rendering) || position > freshness.position
      if (!store.put(path, staged, tags, isOvertaken)) return null
      this.#forgetFailure(path)
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

  #keep(key: string, page: Page, { epoch }: Rendering): void {
    if (page instanceof Answer) this.#parts.answers.set(key, page, epoch)
  }

  /** A page needs no further attempt. */
  #forgetFailure(path: string): void {
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
