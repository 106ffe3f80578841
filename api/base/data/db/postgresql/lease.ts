/** How long the database counts on a process after it was last told that the process lives. */
export const LEASE_MS = 1_500
export const PULSE_MS = 250
export const RECHECK_MS = 100
/** How much a process's clock may lose against the database's during a lease. */
const DRIFT_MS = 100

/** By two clocks: one may stand still while the machine is suspended, the other may be set back. The later counts. */
export interface Moment {
  steady: number
  wall: number
}

export const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() })

/**
 * Until when a process may rely on being told of changes. It ends before the database's count does, because it begins
 * when the renewal is sent, and the database begins when it arrives. See `docs/many-machines.md`.
 */
export class Lease {
  #since: Moment | null = null
  #gaps = 0

  isLive(now: Moment): boolean {
    return this.age(now) < LEASE_MS - DRIFT_MS
  }

  age(now: Moment): number {
    if (!this.#since) return Number.POSITIVE_INFINITY
    return Math.max(now.steady - this.#since.steady, now.wall - this.#since.wall)
  }

  /** How often it had run out before it was renewed. After each time, changes may have been missed. */
  get gaps(): number {
    return this.#gaps
  }

  renew(asked: Moment, answered: Moment): void {
    if (!this.isLive(answered)) this.#gaps++
    this.#since = asked
  }
}
