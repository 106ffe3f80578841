import { setImmediate as breath } from 'node:timers/promises'

/** Too many are waiting already. */
export class Busy extends Error {}

/** Runs a few pieces of work at a time and lets some wait; any more are refused at once. */
export class Lane {
  readonly #places: number
  readonly #seats: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(places: number, seats: number) {
    this.#places = places
    this.#seats = seats
  }

  /** @throws {Busy} when every seat is taken */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running === this.#places) await this.#wait()
    else this.#running++
    try {
      return await work()
    } finally {
      // Other requests get a turn in between.
      await breath()
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length === this.#seats) throw new Busy()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}
