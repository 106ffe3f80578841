import type { PublishStatus } from '../../../shared/publish.ts'

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 10 * 60_000

interface Failure {
  error: string
  at: Date
  attempts: number
}

/** The pages that could not be rendered, and when each is tried again. */
export class Failures {
  readonly #failures = new Map<string, Failure>()

  add(path: string, error: string): void {
    const attempts = (this.#failures.get(path)?.attempts ?? 0) + 1
    this.#failures.set(path, { error, at: new Date(), attempts })
  }

  remove(path: string): void {
    this.#failures.delete(path)
  }

  get paths(): string[] {
    return [...this.#failures.keys()]
  }

  /** The pages whose waiting time, which doubles with every attempt, is over. */
  due(now = Date.now()): string[] {
    return this.paths.filter((path) => {
      const failure = this.#failures.get(path)
      if (!failure) return false
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (failure.attempts - 1), LAST_RETRY_MS)
      return now - failure.at.getTime() >= wait
    })
  }

  list(): PublishStatus['failures'] {
    return [...this.#failures].map(([path, { error, at }]) => ({
      path,
      error,
      at: at.toISOString(),
    }))
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
