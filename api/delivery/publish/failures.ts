import type { PublishStatus } from '../../../shared/operation/publish.ts'

const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 10 * 60_000

interface Failure {
  error: string
  at: Date
  attempts: number
}

/** The pages that could not be rendered, or that the disk did not take, and when each is tried again. */
export class Failures {
  readonly #failures = new Map<string, Failure>()
  readonly #unstored = new Set<string>()
  /** Whether the disk has taken the last page. */
  #isStoring = true

  add(path: string, error: string): void {
    const attempts = (this.#failures.get(path)?.attempts ?? 0) + 1
    this.#failures.set(path, { error, at: new Date(), attempts })
  }

  addUnstored(path: string, error: string): void {
    // Logged once, because a full disk takes no page at all. The admin lists them all.
    if (this.#isStoring) console.error(`${path} konnte nicht abgelegt werden: ${error}`)
    this.#isStoring = false
    this.add(path, error)
    this.#unstored.add(path)
  }

  /** A page needs no further attempt. */
  remove(path: string): void {
    this.#failures.delete(path)
    this.#unstored.delete(path)
  }

  /** As `remove`, once the disk has taken the page: then it takes others as well. */
  removeStored(path: string): void {
    this.remove(path)
    this.#isStoring = true
  }

  get paths(): string[] {
    return [...this.#failures.keys()]
  }

  /**
   * The pages to try again: those whose waiting time, which doubles with every attempt, is over, and the unstored ones.
   * While the disk takes none, one of them is enough as a test.
   */
  due(): string[] {
    const waited = [...this.#failures].filter(([, { at, attempts }]) => {
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS)
      return Date.now() - at.getTime() >= wait
    })
    const unstored = [...this.#unstored]
    return [...waited.map(([path]) => path), ...(this.#isStoring ? unstored : unstored.slice(0, 1))]
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
