interface Limits {
  permits: number
  /** How many may wait; any more are refused at once. */
  queue?: number
  /** How long each of them waits at most. */
  timeoutMs?: number
}

/** Too many wait already, or the caller has waited for too long. */
export class Busy extends Error {
  readonly code = 'BUSY'
}

/**
 * Lets a fixed number of callers work at a time. The others wait in the order in which they came.
 * @example
 * const release = await turns.acquire() // `turns = new Semaphore({ permits: 2, queue: 20 })`
 * await draw().finally(release)
 */
export class Semaphore {
  readonly #waiting = new Set<() => void>()
  readonly #queue: number
  readonly #timeoutMs: number | undefined
  #free: number

  constructor({ permits, queue = Number.POSITIVE_INFINITY, timeoutMs }: Limits) {
    this.#free = permits
    this.#queue = queue
    this.#timeoutMs = timeoutMs
  }

  /** Waits for a permit. @returns a function that gives it back @throws {Busy} */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else await this.#wait()
    return () => this.#release()
  }

  #wait(): Promise<void> {
    if (this.#waiting.size >= this.#queue) throw new Busy()
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(begin)
        reject(new Busy())
      }
      if (this.#timeoutMs !== undefined) timer = setTimeout(giveUp, this.#timeoutMs)
      this.#waiting.add(begin)
    })
  }

  #release(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
