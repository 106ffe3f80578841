import type { Database } from '../database.ts'
import { type LogPosition, readLog } from './change-log.ts'
import type { Touched } from './tags.ts'

/** Drops what it keeps under these tags before it returns. */
export type Follower = (touched: Touched) => void

/**
 * Knows which data has changed, by this process or by another one on the same database. Everything that
 * keeps answers subscribes here. It keeps nothing itself and knows neither HTTP nor pages.
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

  /** The first call of a follower may say that everything was touched. */
  subscribe(follower: Follower): void {
    this.#followers.push(follower)
  }

  /** Whether there may be changes that were not followed yet. Asked before every answer, so it is cheap. */
  isBehind(): boolean {
    return this.#database.version() !== this.#followedVersion
  }

  /**
   * Follows every change that was committed before the call. Calls made during a run share the next run.
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

  /** As `catchUp`, but only if there may be something to follow. */
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
