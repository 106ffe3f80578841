import type { PublishStatus } from '../../../shared/operation/publish.ts'
import type { Database } from '../../base/data/db/database.ts'
import { EVERYTHING, readLog } from '../../base/data/freshness/change-log.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { logFailure } from '../../base/failures.ts'
import { EdgeEntity } from './edge.entity.ts'
import { type PurgeTarget, sendPurge } from './purge-request.ts'

const ROW = 1
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
  #retrying: Promise<void> = Promise.resolve()
  #retries: NodeJS.Timeout | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Has everything dropped, because this may be another build, and repeats what was not taken from now on. */
  start(): void {
    void this.retry()
    this.#retries = setInterval(() => void this.retry(), RETRY_INTERVAL_MS).unref()
  }

  /**
   * Resolves when the caches have dropped what a change touched, or after two seconds; `retry` then goes on.
   * @param change that every process has followed; null if it touched nothing
   * @throws if it cannot be known what they have to drop
   */
  async purge(change: number | null): Promise<void> {
    if (change !== null) await this.#purgeUpTo(change)
  }

  /** Purges what is still to be purged. Never rejects. */
  retry(): Promise<void> {
    this.#retrying = this.#retrying
      .then(async () => {
        const { freshness } = this.#parts
        await freshness.catchUp()
        const { position } = freshness
        await freshness.followedByAll(position)
        await this.#purgeUpTo(position)
      })
      .catch((error) => logFailure('Der Cache vor der Website konnte nicht geleert werden:', error))
    return this.#retrying
  }

  /** Null while the caches take what they are sent. */
  async failure(): Promise<PublishStatus['edge']> {
    const row = await this.#parts.database.orm.em.fork().findOne(EdgeEntity, { id: ROW })
    const { error, failingSince } = row ?? {}
    return error && failingSince ? { error, since: failingSince.toISOString() } : null
  }

  async close(): Promise<void> {
    if (this.#retries) clearInterval(this.#retries)
    await this.#retrying
  }

  async #purgeUpTo(upTo: number): Promise<void> {
    const { database, target } = this.#parts
    const em = database.orm.em.fork()
    const row = await em.findOne(EdgeEntity, { id: ROW })
    const from = this.#isStarted ? (row?.position ?? null) : null
    const { touched, position } = await readLog(database.db, from, upTo)
    if (touched.length === 0 && !row?.error) return
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
