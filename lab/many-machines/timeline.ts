/** Simulated time in milliseconds: runs what is planned, the earliest first. */
export class Timeline {
  now = 0
  readonly #end: number
  readonly #events: { at: number; run: () => void }[] = []

  /** @param end what is planned for later is dropped */
  constructor(end: number) {
    this.#end = end
  }

  at(time: number, run: () => void): void {
    if (time > this.#end) return
    const at = Math.max(time, this.now)
    const index = this.#events.findLastIndex((event) => event.at <= at) + 1
    this.#events.splice(index, 0, { at, run })
  }

  play(): void {
    for (let event = this.#events.shift(); event; event = this.#events.shift()) {
      this.now = event.at
      event.run()
    }
  }
}
