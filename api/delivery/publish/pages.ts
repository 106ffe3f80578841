import type { Hono } from 'hono'
import type { RefusedForm } from '../../../shared/inquiries/contact-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { logFailure } from '../../base/failures.ts'
import { Answer } from '../../base/requests/answers/answer.ts'
import type { Compressed } from '../../base/requests/answers/compress.ts'
import { HTML_HEADERS, pagePolicy } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { Semaphore } from '../../base/turns.ts'
import type { EdgeHeaders } from '../edge/edge-headers.ts'
import type { AnswerCache } from '../visitor-cache/answer-cache.ts'
import { Failures, messageOf } from './failures.ts'
import type { PageStore } from './page-store.ts'
import { pageFor } from './public-paths.ts'
import type { Site, SitePage } from './site.ts'
import type { StoreFollower } from './store-follower.ts'

/** Lists in another order are not published, so visitors could cause any number of renderings. */
const LISTS = { permits: 2, queue: 20 }
/** Refused forms are not published either. A queue of its own, so that they delay no page. */
const FORMS = { permits: 1, queue: 20 }
/** Nor pages for one visitor alone. Dozens may open an offer or a search alert that a mail brought them at once. */
const FOR_ONE = { permits: 1, queue: 100 }
/** A rendering that changes have overtaken this often is served, but not kept. */
const ATTEMPTS = 10

/** What came of rendering one address. */
interface Rendering extends SitePage {
  /** What data the page shows: the tags of every answer that it read. */
  tags: Set<string>
  /** That of `freshness` when it began. In a later one it may be stale. */
  epoch: number
}

/** A finished answer, or a rendering that is sent as it is, such as a redirect. */
type Page = Answer | Rendering

/** Answers in place of the API where it knows the path. */
type Instead = (path: string) => Response | null

/** The API in this process. */
export type Api = Pick<Hono<Env>, 'request'>

interface Parts {
  site: Site
  store: PageStore
  /** Knows whether the store may be used. */
  follower: StoreFollower
  freshness: Freshness
  /** What visitors were answered lately. */
  answers: AnswerCache
  db: Db
  /** Whether there are pages in English. */
  hasEnglish: () => Promise<boolean>
  /** What every answer carries. */
  headers: Record<string, string>
  /** What pages carry that caches in front of the site may keep. */
  edgeHeaders: EdgeHeaders
}

/**
 * Finds the page at an address: from memory, from the disk, or rendered. An address is the path of a
 * published page, or the path and query of a list.
 */
export class Pages {
  readonly failures = new Failures()
  readonly #parts: Parts
  readonly #underWay = new Map<string, Promise<Page>>()
  #api: Api = { request: () => Promise.reject(new Error('The publisher was not started')) }
  readonly #lists = new Semaphore(LISTS)
  readonly #forms = new Semaphore(FORMS)
  readonly #forOne = new Semaphore(FOR_ONE)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param api where the pages' data comes from */
  start(api: Api): void {
    this.#api = api
  }

  /**
   * The page at an address, or the page that says that there is none.
   * @throws {Busy} if too many are waiting already for pages that are not published
   */
  async get(address: string): Promise<Page> {
    const { answers, freshness } = this.#parts
    await freshness.ensure()
    const published = answers.get(address) ?? (await this.#readPublished(address))
    if (published) return published
    const [path = '/'] = address.split('?', 1)
    const shown = await pageFor(path, this.#parts)
    if (shown !== path) return answers.get(shown) ?? this.#renderOnce(shown, true)
    if (path === address) return this.#renderNoting(path, true)
    return inTurn(
      this.#lists,
      async () => answers.get(address) ?? (await this.#renderOnce(address, true)),
    )
  }

  /**
   * The page at an address with a form on it that was refused. It is kept nowhere.
   * @throws {Busy} if too many are waiting already for such a page
   */
  withForm(address: string, form: RefusedForm): Promise<SitePage> {
    return inTurn(this.#forms, () => this.#render(address, { form }))
  }

  /**
   * The page at an address for the one person who asks for it. It is kept nowhere.
   * @throws {Busy} if too many are waiting already for such a page
   */
  forOne(address: string, instead?: Instead): Promise<SitePage> {
    return inTurn(this.#forOne, () => this.#render(address, { instead }))
  }

  async #readPublished(path: string): Promise<Answer | null> {
    const { answers, follower, freshness, store } = this.#parts
    if (!(await follower.canUseStore())) return null
    const { epoch } = freshness
    try {
      const page = store.read(path)
      if (!page) return null
      const answer = this.#toAnswer(page.content, page.tags)
      answers.set(path, answer, epoch)
      return answer
    } catch {
      void follower.follow()
      return null
    }
  }

  /** Publishes a page if it is missing. No visitor asked for it, so it is not kept in memory. */
  async publish(path: string): Promise<void> {
    if (!(await this.#parts.follower.canUseStore())) return
    const isWanted = !this.isPublished(path) && (await pageFor(path, this.#parts)) === path
    if (isWanted) await this.#renderNoting(path, false)
    else this.failures.remove(path)
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

  /** How many pages are in place. */
  count(): number {
    try {
      return this.#parts.store.count()
    } catch {
      return 0
    }
  }

  /** Renders the page of a path, and notes it if that fails. */
  async #renderNoting(path: string, isForVisitor: boolean): Promise<Page> {
    try {
      return await this.#renderOnce(path, isForVisitor)
    } catch (error) {
      logFailure(`${path} konnte nicht erzeugt werden:`, error)
      this.failures.add(path, messageOf(error))
      throw error
    }
  }

  /** Renders an address once for all who wait for it. */
  #renderOnce(address: string, isForVisitor: boolean): Promise<Page> {
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const page = this.#renderUntilFresh(address, isForVisitor).finally(() =>
      this.#underWay.delete(address),
    )
    this.#underWay.set(address, page)
    return page
  }

  async #renderUntilFresh(address: string, isForVisitor: boolean): Promise<Page> {
    for (let attempt = 1; ; attempt++) {
      const rendering = await this.#render(address)
      const page = this.#isStale(rendering) ? null : await this.#finish(address, rendering)
      if (page && !this.#isStale(rendering)) {
        if (isForVisitor && page instanceof Answer)
          this.#parts.answers.set(address, page, rendering.epoch)
        return page
      }
      if (attempt === ATTEMPTS) return rendering
    }
  }

  /**
   * Renders an address with what the API answers to a visitor.
   * @throws what the template throws
   */
  async #render(
    address: string,
    { instead, form }: { instead?: Instead | undefined; form?: RefusedForm } = {},
  ): Promise<Rendering> {
    const { freshness, site } = this.#parts
    await freshness.ensure()
    const { epoch } = freshness
    // Filled by the visitor cache, through which each read goes: with the tags that were kept with the answer, or
    // those that its route names with `shows`.
    const tags = new Set<string>()
    const read = async (path: string) =>
      instead?.(path) ?? this.#api.request(`/api${path}`, undefined, { tags })
    const page = await site.render(address, read, form)
    if (page.status >= 500)
      throw new Error(`Status ${page.status}, Näheres im Protokoll des Servers`)
    return { ...page, tags, epoch }
  }

  #isStale({ epoch }: Rendering): boolean {
    return epoch !== this.#parts.freshness.epoch
  }

  /** Puts a page that is to be published in place, and makes an answer of it. Null if a change has overtaken it. */
  async #finish(address: string, rendering: Rendering): Promise<Page | null> {
    const { status, html, tags } = rendering
    const isPublic = status === 200 && !address.includes('?')
    if (isPublic && this.#parts.follower.isStoreUsable) return this.#store(address, rendering)
    this.failures.remove(address)
    return status === 200 || status === 404 ? this.#toAnswer(html, tags, status) : rendering
  }

  /** A page is served even if the disk does not take it. */
  async #store(path: string, rendering: Rendering): Promise<Answer | null> {
    const { follower, freshness, store } = this.#parts
    const { html, tags } = rendering
    const staged = await store.stage(html)
    try {
      if (staged.failure) throw new Error(staged.failure)
      const isOvertaken = (position: number) =>
        this.#isStale(rendering) || position > freshness.position
      if (!store.put(path, staged, tags, isOvertaken)) return null
      this.failures.removeStored(path)
    } catch (error) {
      this.failures.addUnstored(path, messageOf(error))
      void follower.follow()
    } finally {
      staged.discard()
    }
    return this.#toAnswer(staged.content, tags)
  }

  /** @param page from its file, or just rendered */
  #toAnswer(page: string | Compressed, tags: Iterable<string>, status: 200 | 404 = 200): Answer {
    const { edgeHeaders, headers } = this.#parts
    const policy = pagePolicy(typeof page === 'string' ? page : page.identity)
    // A page that says that there is none shows nothing whose change would purge it.
    const ofEdge = status === 200 ? edgeHeaders(tags) : {}
    const own = { ...headers, ...HTML_HEADERS, 'Content-Security-Policy': policy, ...ofEdge }
    return new Answer(page, own, { tags, status })
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
