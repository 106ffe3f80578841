import { setTimeout as wait } from 'node:timers/promises'
import type { PublishStatus } from '../../shared/publish.ts'
import type { Database } from '../database.ts'
import { logFailure } from '../db/outage.ts'
import { readLog } from '../freshness/change-log.ts'
import type { Freshness } from '../freshness/freshness.ts'
import { EVERYTHING } from '../freshness/tags.ts'
import { EdgeEntity } from './edge.entity.ts'
import { type PurgeTarget, sendPurge } from './purge-request.ts'

const ROW = 1
const PATIENCE_MS = 2_000
const RETRY_INTERVAL_MS = 5_000

interface Parts {
  database: Database
  freshness: Freshness
  target: PurgeTarget
}

/**
 * Has the caches in front of the site, such as a CDN, drop what changes have touched. How far they have come is
 * in the database, so that any process goes on where another one was stopped. `docs/many-machines.md` says why
 * they answer with nothing that is older than an answered change.
 */
export class Edge {
  readonly #parts: Parts
  #isStarted = false
  #asked = 0
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | null = null
  #retries: NodeJS.Timeout | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Has everything dropped, because this may be another build, and repeats what was not taken from now on. */
  start(): void {
    void this.repeat()
    this.#retries = setInterval(() => void this.repeat(), RETRY_INTERVAL_MS).unref()
  }

  /**
   * Resolves when nobody behind the caches gets anything older than a change, or when that takes too long.
   * It is repeated then.
   * @param change that every process has followed; null if it touched nothing
   */
  async purge(change: number | null): Promise<void> {
    if (change === null) return
    await Promise.race([this.#upTo(change), wait(PATIENCE_MS, undefined, { ref: false })])
  }

  /** Purges what is still to be purged. Never rejects. */
  async repeat(): Promise<void> {
    const { freshness } = this.#parts
    try {
      await freshness.catchUp()
      await freshness.followedByAll(freshness.position)
    } catch (error) {
      return logFailure('Following the changes failed:', error)
    }
    await this.#upTo(freshness.position)
  }

  /** Null while the caches take what they are sent. */
  async failure(): Promise<PublishStatus['edge']> {
    const row = await this.#parts.database.orm.em.fork().findOne(EdgeEntity, { id: ROW })
    const { error, failingSince } = row ?? {}
    return error && failingSince ? { error, since: failingSince.toISOString() } : null
  }

  async close(): Promise<void> {
    if (this.#retries) clearInterval(this.#retries)
    await this.#underWay
  }

  /** Calls made during a run share the next run. */
  #upTo(change: number): Promise<void> {
    this.#asked = Math.max(this.#asked, change)
    this.#next ??= this.#underWay.then(() => {
      this.#next = null
      const upTo = this.#asked
      this.#asked = 0
      return this.#run(upTo).catch((error) => logFailure('Das CDN wurde nicht erreicht:', error))
    })
    this.#underWay = this.#next
    return this.#next
  }

  async #run(upTo: number): Promise<void> {
    const { database, target } = this.#parts
    const em = database.orm.em.fork()
    const row = await em.findOne(EdgeEntity, { id: ROW })
    const from = this.#isStarted ? (row?.position ?? null) : null
    const { touched, position } = await readLog(database.db, from, upTo)
    if (touched.length === 0) return
    try {
      await sendPurge(target, touched === EVERYTHING ? [EVERYTHING] : touched)
    } catch (error) {
      const since = row?.failingSince ?? new Date()
      const message = error instanceof Error ? error.message : String(error)
      // The position stays, so that the same is sent again.
      await em.upsert(EdgeEntity, { id: ROW, error: message, failingSince: since })
      return
    }
    this.#isStarted = true
    await em.upsert(EdgeEntity, { id: ROW, position, error: null, failingSince: null })
  }
}
