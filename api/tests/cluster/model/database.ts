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

  /** Whether a process other than the asker has a live lease and has not followed the change. */
  hasLaggards(asker: string, change: number, now: number): boolean {
    return [...this.#leases].some(
      ([process, { until, followed }]) => process !== asker && until > now && followed < change,
    )
  }
}
