import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { type Locks, LockTaken } from '../locks.ts'

const ADVISORY_LOCKS = { setup: 4_711_001, import: 4_711_002, backup: 4_711_003, inbox: 4_711_004 }

async function tryLock(client: ClientBase, lock: keyof typeof ADVISORY_LOCKS): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${ADVISORY_LOCKS[lock]}) as locked`,
  )
  return rows[0]?.locked === true
}

/** A machine that is cut off or gone loses its locks after twenty seconds, not after two hours. */
const NOTICE_LOSS = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`

/** Each lock has a connection of its own, with which it ends. */
export const advisoryLocks = (pool: Pool): Locks => ({
  async hold(name, work) {
    const client = await pool.connect()
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    try {
      await client.query(NOTICE_LOSS)
      if (!(await tryLock(client, name))) throw new LockTaken()
      return await work(lost.signal)
    } finally {
      // The next one may ask before the server has noticed that the connection is closed.
      await client.query('select pg_advisory_unlock_all()').catch(() => {})
      client.release(true)
    }
  },
  async isHeld(name) {
    const { rows } = await pool.query(`select granted as locked from pg_locks
      where locktype = 'advisory' and objid = ${ADVISORY_LOCKS[name]} and granted
      and database = (select oid from pg_database where datname = current_database())`)
    return rows.length > 0
  },
})

const FIRST_START_MS = 120_000
const PAUSE_MS = 250

/** Works while no other process on the database does; the lock ends with its connection. @throws `55P03` */
export async function withProcessLock<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const until = performance.now() + FIRST_START_MS
    while (!(await tryLock(client, 'setup'))) {
      if (performance.now() > until)
        throw Object.assign(new Error('Another process is setting up'), { code: '55P03' })
      await wait(PAUSE_MS)
    }
    return await work()
  } finally {
    client.release(true)
  }
}
