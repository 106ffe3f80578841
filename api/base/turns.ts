import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busy } from './failures.ts'

interface Limits {
  permits: number
  /** How many may wait; any more are refused at once. */
  queue?: number
  timeoutMs?: number
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

/** Runs `work` one at a time. Calls during a run share the next: the present one may miss what they ask about. */
export function sharedRuns(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= underWay.then(() => {
      next = null
      return work()
    })
    underWay = next.catch(() => {})
    return next
  }
}

export const pause = () => nextTurn()

/** Short enough that nobody notices that they have waited. */
const WORK_MS = 10

/**
 * Lets others be answered while long work goes on.
 * @example
 * const pause = pauses()
 * for (const row of rows) await pause()
 */
export function pauses(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < WORK_MS) return
    await pause()
    began = performance.now()
  }
}

/** Many more than the threads of Node work at once, and few enough to need little memory. */
const AT_ONCE = 64

/** One after the other would take as many turns of the event loop as there are files. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))))
  return results
}
