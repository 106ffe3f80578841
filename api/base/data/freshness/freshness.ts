import { sharedRuns } from '../../turns.ts'
import type { Database } from '../db/database.ts'
import { EVERYTHING, type LogPosition, readLog, type Touched } from './change-log.ts'

/** Drops what it keeps under these tags before it returns. */
type Follower = (touched: Touched) => void

const PATIENCE_MS = 3_000

/**
 * Knows which data has changed, by any process on the database. Everything that keeps answers subscribes here.
 * @example
 * freshness.subscribe((touched) => cache.drop(touched))
 */
export class Freshness {
  readonly #database: Pick<Database, 'db' | 'version' | 'peers'>
  readonly #followers: Follower[] = []
  #position: LogPosition | null = null
  #epoch = 0
  #followedVersion: number | null = null
  #isOverdue = false

  constructor(database: Pick<Database, 'db' | 'version' | 'peers'>) {
    this.#database = database
    database.peers?.join(async () => {
      await this.ensure()
      return this.position
    })
  }

  get position(): number {
    return this.#position?.id ?? 0
  }

  /** Rises whenever something was touched. Data that was read in an earlier epoch must not be kept. */
  get epoch(): number {
    return this.#epoch
  }

  /** The first call of a follower may say that everything was touched. */
  subscribe(follower: Follower): void {
    this.#followers.push(follower)
    if (this.#position) follower(EVERYTHING)
  }

  /** Whether there may be changes that were not followed yet. Asked before every answer, so it is cheap. */
  isBehind(): boolean {
    return this.#database.version() !== this.#followedVersion
  }

  /** Follows every change that was committed before the call. @throws while the log cannot be read */
  readonly catchUp = sharedRuns(() => this.#follow())

  /** As `catchUp`, but only if there may be something to follow. @throws also when that takes too long */
  async ensure(): Promise<void> {
    if (!this.isBehind()) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      this.#isOverdue = true
      reject(new TooLate())
    }
    if (this.#isOverdue) giveUp()
    const timer = setTimeout(giveUp, PATIENCE_MS)
    const stopWaiting = () => {
      clearTimeout(timer)
      this.#isOverdue = false
    }
    this.catchUp().finally(stopWaiting).then(resolve, reject)
    await promise
  }

  /** Resolves when nobody answers with anything older than that change. @throws while others cannot be heard */
  async followedByAll(change: number | null): Promise<void> {
    if (change !== null) await this.#database.peers?.followed(change)
  }

  async #follow(): Promise<void> {
    const version = this.#database.version()
    const { position, touched } = await readLog(this.#database.db, this.#position)
    this.#position = position
    this.#followedVersion = version
    if (touched.length === 0) return
    this.#epoch++
    for (const follower of this.#followers) follower(touched)
  }
}

export class TooLate extends Error {
  readonly code = 'ETIMEDOUT'
  override message = 'Following the changes takes too long'
}
