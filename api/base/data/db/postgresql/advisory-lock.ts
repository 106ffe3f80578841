/** What the locks need of the driver's connections. */
interface Client {
  query(statement: string): Promise<{ rows: { locked?: boolean }[] }>
  on(event: 'error', listener: () => void): unknown
  release(error?: boolean): void
}

export interface Pool extends Pick<Client, 'query'> {
  connect(): Promise<Client>
}

/** The advisory locks of the site, by what they are for. */
export const ADVISORY_LOCKS = { setup: 4_711_001, import: 4_711_002, backup: 4_711_003 }

/** Takes a lock for as long as the connection lasts, if nobody has it. */
export async function tryLock(
  client: Pick<Client, 'query'>,
  lock: keyof typeof ADVISORY_LOCKS,
): Promise<boolean> {
  const { rows } = await client.query(
    `select pg_try_advisory_lock(${ADVISORY_LOCKS[lock]}) as locked`,
  )
  return rows[0]?.locked === true
}
