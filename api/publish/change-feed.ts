import type { Reads } from '../db/reads.ts'
import { type LogNews, type LogPosition, readLog } from './publication-log.ts'

/**
 * Follows the publication log for what is kept in memory, whoever wrote to it: this process or
 * another on the same database.
 */
export class ChangeFeed {
  readonly #reads: Reads
  #position: LogPosition | null = null
  #seen: number | null = null

  constructor(reads: Reads) {
    this.#reads = reads
  }

  /** The last change that was taken. */
  get position(): number {
    return this.#position?.id ?? 0
  }

  /** Whether there may be changes that were not taken yet; asked before every answer, so it must cost nothing. */
  mayBeBehind(): boolean {
    return this.#reads.version() !== this.#seen
  }

  /** The changes since the last call; everything is stale at the first one. */
  async take(): Promise<LogNews> {
    const version = this.#reads.version()
    const news = await readLog(this.#reads, this.#position)
    this.#position = news.position
    this.#seen = version
    return news
  }
}
