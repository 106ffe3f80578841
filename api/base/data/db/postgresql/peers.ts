import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import { logFailure } from '../../../failures.ts'
import type { Peers } from '../connection.ts'
import { isFollowedByAll, type Knowledge, mayRenew, mustFollow, versionOf } from './decisions.ts'
import { LEASE_MS, Lease, moment, PULSE_MS, RECHECK_MS } from './lease.ts'

/** A connection that does not answer within this time is given up; a new one follows after the pause. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 500
/** Longer than any lease of a process that does not follow. */
const FOLLOWED_WITHIN_MS = 5_000

const LATEST = 'select coalesce((select max(id) from publication), 0) as latest'

const LIVE = 'select id, followed from site_process where lease_until > clock_timestamp()'

const livePeers = z.array(z.object({ id: z.string(), followed: z.coerce.number() }))
const pulse = z.tuple([z.object({ latest: z.coerce.number() })])

/**
 * This process among all that answer from one database: it follows the changes of the others, and knows when they have
 * followed its own. `docs/many-machines.md` says why nobody answers with anything older.
 */
export class PostgresqlPeers implements Peers {
  readonly #id = randomUUID()
  readonly #pool: Pool
  readonly #lease = new Lease()
  readonly #closing = new AbortController()
  readonly #ended: Promise<void>
  #follow: (() => Promise<number>) | null = null
  readonly #known: Knowledge = { isNews: false, followed: 0, latest: 0 }
  #reported = 0
  #changes = 0
  #news = Promise.withResolvers<void>()
  #report = Promise.withResolvers<void>()

  constructor(pool: Pool) {
    this.#pool = pool
    this.#ended = this.#attendUntilClosed()
  }

  get version(): number {
    return versionOf(this.isLeaseLive, this.#changes, this.#lease.gaps)
  }

  get isLeaseLive(): boolean {
    return this.#lease.isLive(moment())
  }

  get leaseAge(): number {
    return this.#lease.age(moment())
  }

  join(follow: () => Promise<number>): void {
    this.#follow = follow
    this.#news.resolve()
  }

  async followed(change: number): Promise<void> {
    const until = performance.now() + FOLLOWED_WITHIN_MS
    while (performance.now() < until) {
      const report = this.#report.promise
      const { rows } = await this.#pool.query(LIVE)
      if (isFollowedByAll(livePeers.parse(rows), this.#id, change)) return
      await Promise.race([report, this.#pause(RECHECK_MS)])
    }
    throw Object.assign(new Error('Others do not follow'), { code: 'ETIMEDOUT' })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#ended
    await this.#pool
      .query('delete from site_process where id = $1', [this.#id])
      .catch((error) => logFailure('Leaving the other processes failed:', error))
  }

  async #attendUntilClosed(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#attend().catch((error) => logFailure('Listening for changes failed:', error))
      await this.#pause(PAUSE_MS)
    }
  }

  async #attend(): Promise<void> {
    const client = await this.#pool.connect()
    const broken = Promise.withResolvers<never>()
    broken.promise.catch(() => {})
    client.on('error', broken.reject)
    client.on('notification', ({ channel }) => this.#hear(channel))
    const ask = (text: string) => {
      const statement = { text, query_timeout: PATIENCE_MS }
      return Promise.race([client.query(statement), broken.promise])
    }
    try {
      await ask('listen publication; listen followed')
      // Something may have changed before this connection listened.
      this.#changes++
      this.#known.isNews = true
      while (!this.#closing.signal.aborted) {
        const isUpToDate = await this.#catchUp()
        const asked = moment()
        const { rows } = await ask(isUpToDate ? this.#renewal() : LATEST)
        if (isUpToDate) this.#lease.renew(asked, moment())
        this.#known.latest = pulse.parse(rows)[0].latest
        if (!this.#known.isNews || !this.#follow)
          await Promise.race([this.#pause(PULSE_MS), this.#news.promise])
      }
    } finally {
      client.release(true)
    }
  }

  #hear(channel: string): void {
    if (channel === 'followed') {
      this.#report.resolve()
      this.#report = Promise.withResolvers()
      return
    }
    this.#changes++
    this.#known.isNews = true
    this.#news.resolve()
  }

  async #catchUp(): Promise<boolean> {
    this.#news = Promise.withResolvers()
    if (!this.#follow) return false
    if (mustFollow(this.#known)) {
      this.#known.isNews = false
      this.#known.followed = await this.#follow()
    }
    return mayRenew(this.#known)
  }

  #renewal(): string {
    const { followed } = this.#known
    const isReport = this.#reported !== followed
    this.#reported = followed
    return `with renewed as (
        insert into site_process (id, lease_until, followed)
        values ('${this.#id}', clock_timestamp() + interval '${LEASE_MS} milliseconds', ${followed})
        on conflict (id) do update
          set lease_until = excluded.lease_until, followed = excluded.followed
        returning ${isReport ? `pg_notify('followed', '')` : 'id'}
      ) ${LATEST} from renewed`
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing
    await wait(milliseconds, undefined, { ref: false, signal }).catch(() => {})
  }
}
