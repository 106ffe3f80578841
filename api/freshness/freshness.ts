import type { Database } from '../database.ts'
import { type LogPosition, readLog } from './change-log.ts'
import type { Touched } from './tags.ts'

/** Drops what it keeps of the given tags, before it returns. */
export type Follower = (touched: Touched) => void

/**
 * Knows which data has changed, whoever changed it: this process or another on the same database.
 * Whatever keeps answers in memory subscribes here. It keeps nothing itself and knows neither HTTP nor pages.
 */
export class Freshness {
  readonly #database: Pick<Database, 'db' | 'version'>
  readonly #followers: Follower[] = []
  #position: LogPosition | null = null
  #followedVersion: number | null = null
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(database: Pick<Database, 'db' | 'version'>) {
    this.#database = database
  }

  /** The number of the last change that was followed. */
  get position(): number {
    return this.#position?.id ?? 0
  }

  /** At the first change that it hears of, everything counts as touched. */
  subscribe(follower: Follower): void {
    this.#followers.push(follower)
  }

  /** Whether there may be changes that were not followed yet; asked before every answer, so it must cost nothing. */
  isBehind(): boolean {
    return this.#database.version() !== this.#followedVersion
  }

  /**
   * Follows every change that was committed before the call. One at a time; whoever asks while one is
   * under way shares the next.
   * @throws while the log cannot be read
   */
  catchUp(): Promise<void> {
    this.#next ??= this.#underWay.then(() => {
      this.#next = null
      return this.#follow()
    })
    this.#underWay = this.#next.catch(() => {})
    return this.#next
  }

  /** As `catchUp`, only where it may be behind. */
  async ensure(): Promise<void> {
    if (this.isBehind()) await this.catchUp()
  }

  async #follow(): Promise<void> {
    const version = this.#database.version()
    const { position, touched } = await readLog(this.#database.db, this.#position)
    this.#position = position
    this.#followedVersion = version
    if (touched.length > 0) for (const follower of this.#followers) follower(touched)
  }
}
