import type { LivePeer } from '../../api/base/data/db/postgresql/decisions.ts'

/** What the processes share: the number of the last change, and who holds a lease. */
export class Database {
  latest = 0
  readonly #leases = new Map<string, { until: number; followed: number }>()

  /** @returns the number of the change */
  commit(): number {
    return ++this.latest
  }

  renew(process: string, until: number, followed: number): void {
    this.#leases.set(process, { until, followed })
  }

  /** The processes whose lease is live. */
  live(now: number): LivePeer[] {
    return [...this.#leases].flatMap(([id, { until, followed }]) =>
      until > now ? [{ id, followed }] : [],
    )
  }
}
