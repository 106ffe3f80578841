import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../base/db/database.ts'
import { logFailure } from '../../base/db/outage.ts'
import type { Dropped, PageStore } from './page-store.ts'

/** How often following is tried, with a pause in between, before a save is answered without it. */
const ATTEMPTS = 20
const PAUSE_MS = 25
/** The pause between later attempts, while the store cannot follow. */
const RETRY_MS = 1_000

/**
 * Keeps the store in step with the log of changes. While the disk does not allow that, the store must not
 * be used; following is tried again until it works.
 */
export class StoreFollower {
  readonly #store: PageStore
  readonly #db: Db
  readonly #onDropped: (dropped: Dropped) => Promise<void>
  readonly #retries: NodeJS.Timeout
  #asked = 0
  #followed = 0
  #turn: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(store: PageStore, db: Db, onDropped: (dropped: Dropped) => Promise<void>) {
    this.#store = store
    this.#db = db
    this.#onDropped = onDropped
    this.#retries = setInterval(() => {
      if (this.#isFailing) void this.follow()
    }, RETRY_MS).unref()
  }

  /** Whether the store may be used: it has followed every change that it was asked to follow. */
  get isCurrent(): boolean {
    return this.#followed === this.#asked && !this.#store.isOusted
  }

  /** Follows all changes until now. Resolves also if that fails; then it is tried again later. */
  follow(): Promise<void> {
    const number = ++this.#asked
    this.#turn = this.#turn.then(() => this.#follow(number))
    return this.#turn
  }

  /** Resolves when no following is under way, including any that starts meanwhile. */
  async settled(): Promise<void> {
    let awaited: Promise<void> | null = null
    while (awaited !== this.#turn) {
      awaited = this.#turn
      await awaited
    }
  }

  async #follow(number: number): Promise<void> {
    try {
      const dropped = await this.#followPatiently()
      const wasFailing = this.#isFailing
      if (wasFailing)
        console.log('Die veröffentlichten Seiten sind wieder auf dem Stand der Daten.')
      this.#isFailing = false
      this.#followed = number
      await this.#onDropped({ ...dropped, isIncomplete: dropped.isIncomplete || wasFailing })
    } catch (error) {
      if (!this.#isFailing)
        logFailure('Die veröffentlichten Seiten können den Daten nicht folgen:', error)
      this.#isFailing = true
      if (!this.#store.isOusted) await this.#store.withdraw(this.#db).catch(() => {})
    }
  }

  async #followPatiently(): Promise<Dropped> {
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
    await this.#turn
  }
}
