import { pause } from '../../base/turns.ts'

/** Pages that wait to be published in the background. */
export class PublishQueue {
  readonly #publish: (path: string) => Promise<unknown>
  readonly #paths = new Set<string>()
  #working: Promise<void> | null = null
  #isClosed = false

  constructor(publish: (path: string) => Promise<unknown>) {
    this.#publish = publish
  }

  get size(): number {
    return this.#paths.size
  }

  add(paths: Iterable<string>): void {
    if (this.#isClosed) return
    for (const path of paths) this.#paths.add(path)
    if (this.#paths.size > 0) this.#working ??= this.#work()
  }

  /** Publishes pages before those that wait; resolves when each was tried. */
  async ahead(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.#paths.delete(path)
    await this.#workOn(new Set(paths))
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#paths.clear()
    await this.idle()
  }

  /** Works until no page is waiting. */
  async #work(): Promise<void> {
    await this.#workOn(this.#paths)
    this.#working = null
    // Starts again if pages were added while the last ones finished.
    this.add([])
  }

  /**
   * One page after the other, with a pause in which other requests get a turn. What several have read and written so far
   * would only keep the garbage collector busy.
   */
  async #workOn(paths: Set<string>): Promise<void> {
    for (const path of paths) {
      paths.delete(path)
      await this.#publish(path).catch(() => {})
      await pause()
    }
  }
}
