import { setImmediate as breath } from 'node:timers/promises'

/** More are waiting than can be served soon. */
export class Busy extends Error {}

/** Lets few pieces of work run at a time and some wait; whoever comes after them is refused at once. */
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
      // Everyone else has a turn in between.
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
