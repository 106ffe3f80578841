import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../base/data/db/database.ts'
import { logFailure } from '../../base/failures.ts'
import type { DroppedPages, PageStore } from './page-store.ts'

/** How often following is tried, with a pause in between, before a save is answered without it. */
const ATTEMPTS = 20
const PAUSE_MS = 25
/** The pause between later attempts, while the store cannot follow. */
const RETRY_MS = 1_000
/** How many changes are remembered with their pages until those who made them ask. */
const REMEMBERED_CHANGES = 100

export type DroppedChange = DroppedPages['changes'][number]

interface Listener {
  /** A change was followed; these pages have to be rendered again. */
  onDropped(change: DroppedChange): void
  /** Pages may be missing that no change has dropped. */
  onIncomplete(): void
}

/** Keeps the store in step with the log of changes. While the disk does not allow that, it goes on trying. */
export class StoreFollower {
  readonly #store: PageStore
  readonly #db: Db
  readonly #listener: Listener
  readonly #retries: NodeJS.Timeout
  /** By the number of the change. Another request may have followed it first. */
  readonly #dropped = new LRUCache<number, DroppedChange>({ max: REMEMBERED_CHANGES })
  #asked = 0
  #followed = 0
  #following: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(store: PageStore, db: Db, listener: Listener) {
    this.#store = store
    this.#db = db
    this.#listener = listener
    this.#retries = setInterval(() => {
      if (this.#isFailing) void this.follow()
    }, RETRY_MS).unref()
  }

  /** The store has followed every change that it was asked to follow, and no other build has replaced it. */
  get isStoreUsable(): boolean {
    return this.#followed === this.#asked && !this.#store.isReplaced
  }

  /** As `isStoreUsable`, once no following is under way any more. */
  async canUseStore(): Promise<boolean> {
    await this.#idle()
    return this.isStoreUsable
  }

  /** What a change has dropped, if it is one of the last that were followed here. */
  async droppedBy(change: number): Promise<DroppedChange | null> {
    await this.#idle()
    return this.#dropped.get(change) ?? null
  }

  /** Follows all changes until now. Resolves also if that fails; then it is tried again later. */
  follow(): Promise<void> {
    const number = ++this.#asked
    this.#following = this.#following.then(() => this.#follow(number))
    return this.#following
  }

  async #idle(): Promise<void> {
    for (let awaited = null; awaited !== this.#following; await awaited) awaited = this.#following
  }

  async #follow(number: number): Promise<void> {
    const wasFailing = this.#isFailing
    try {
      const { isAnew, changes } = await this.#followPatiently()
      this.#isFailing = false
      this.#followed = number
      if (wasFailing)
        console.log('Die veröffentlichten Seiten sind wieder auf dem Stand der Daten.')
      if (isAnew || wasFailing) this.#listener.onIncomplete()
      for (const change of changes) {
        this.#dropped.set(change.id, change)
        this.#listener.onDropped(change)
      }
    } catch (error) {
      if (!wasFailing)
        logFailure('Die veröffentlichten Seiten können den Daten nicht folgen:', error)
      this.#isFailing = true
      if (!this.#store.isReplaced) await this.#store.removeStaleFiles(this.#db).catch(() => {})
    }
  }

  async #followPatiently(): Promise<DroppedPages> {
    for (let left = this.#isFailing ? 1 : ATTEMPTS; ; await wait(PAUSE_MS)) {
      try {
        return await this.#store.follow(this.#db)
      } catch (error) {
        if (--left === 0) throw error
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#retries)
    await this.#following
  }
}
