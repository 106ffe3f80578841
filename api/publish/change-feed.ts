import type { Reads } from '../db/reads.ts'
import { changesAfter, type LoggedChange } from './publication-log.ts'

/** Follows the publication log, whoever wrote to it: this process or another on the same database. */
export class ChangeFeed {
  readonly #reads: Reads
  #position: number
  #seen: number | null = null

  /** @param position the last change that is already known */
  constructor(reads: Reads, position: number) {
    this.#reads = reads
    this.#position = position
  }

  /** The last change that was taken. */
  get position(): number {
    return this.#position
  }

  /** Whether there may be changes that were not taken yet; asked before every answer, so it must cost nothing. */
  mayBeBehind(): boolean {
    return this.#reads.version() !== this.#seen
  }

  /** The changes since the last call. */
  async take(): Promise<LoggedChange[]> {
    const version = this.#reads.version()
    const changes = await changesAfter(this.#reads, this.#position)
    this.#position = changes.at(-1)?.id ?? this.#position
    this.#seen = version
    return changes
  }
}
