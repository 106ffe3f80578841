import type { Pool } from 'pg'
import { type Locks, LockTaken } from '../locks.ts'
import { ADVISORY_LOCKS, tryLock } from './advisory-lock.ts'

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
