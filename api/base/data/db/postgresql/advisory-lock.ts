import type { ClientBase } from 'pg'

/** The advisory locks of the site, by what they are for. */
export const ADVISORY_LOCKS = { setup: 4_711_001, import: 4_711_002, backup: 4_711_003 }

/** Takes a lock for as long as the connection lasts, if nobody has it. */
export async function tryLock(
  client: ClientBase,
  lock: keyof typeof ADVISORY_LOCKS,
): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${ADVISORY_LOCKS[lock]}) as locked`,
  )
  return rows[0]?.locked === true
}
