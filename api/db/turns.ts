import { DatabaseBusy } from './outage.ts'

/** Lets a fixed number of callers work at a time, in the order in which they came. */
export class Turns {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(atATime: number) {
    this.#free = atATime
  }

  /**
   * Waits for a turn.
   * @returns a function that ends the turn
   * @throws {DatabaseBusy} if that takes longer than `patience` milliseconds
   */
  async take(patience: number): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else await this.#wait(patience)
    return () => this.#pass()
  }

  #wait(patience: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new DatabaseBusy())
      }, patience)
      this.#waiting.add(begin)
    })
  }

  #pass(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
