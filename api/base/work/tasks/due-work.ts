import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Database, Tables } from '../../data/db/database.ts'
import { aheadOf } from '../../data/db/rows.ts'
import { logFailure } from '../../failures.ts'
import { LastRunEntity } from './last-run.entity.ts'

const INTERVAL_MS = 20_000

export interface Duty {
  name: string
  /**
   * Does what is due at this moment, however long all processes were down. Several processes try at once: what is
   * claimed and what is done are one transaction, in which only one of them changes the row that it claims by.
   */
  do(em: EntityManager, now: Date): Promise<void>
}

export class DueWork {
  readonly #database: Database
  readonly #duties: Duty[]
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null

  constructor(database: Database, duties: Duty[]) {
    this.#database = database
    this.#duties = duties
  }

  start(): void {
    this.#timer = setInterval(() => this.run(), INTERVAL_MS).unref()
    this.run()
  }

  run(now = new Date()): Promise<void> {
    this.#running ??= this.#work(now).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  async #work(now: Date): Promise<void> {
    for (const duty of this.#duties)
      await duty
        .do(this.#database.orm.em.fork(), now)
        .catch((error) => logFailure(`Fällige Arbeit (${duty.name}):`, error))
  }
}

/**
 * Claims recurring work for its latest time, in its transaction; false if somebody else has. A claim of a later
 * time was made by a wrong clock and does not count.
 * @example
 * if (await claim(em, 'daily-summary', { at: startOfDay(today), now })) queueSummaries(em)
 */
export async function claim(
  em: EntityManager,
  name: string,
  { at, now }: { at: Date; now: Date },
): Promise<boolean> {
  const stored = (moment: Date) => em.getPlatform().processDateProperty(moment)
  const { rows } = await sql`
    insert into last_run (name, at) values (${name}, ${stored(at)})
    on conflict (name) do update set at = excluded.at
    where last_run.at < excluded.at or last_run.at > ${stored(aheadOf(now))}
    returning name`.execute(em.getKysely<Tables>())
  return rows.length > 0
}

export async function isClaimed(
  em: EntityManager,
  name: string,
  { at, now }: { at: Date; now: Date },
): Promise<boolean> {
  return (await em.count(LastRunEntity, { name, at: { $gte: at, $lte: aheadOf(now) } })) > 0
}
