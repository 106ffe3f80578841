import { LRUCache } from 'lru-cache'
import type { Answer } from '../../base/answers/answer.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import { EVERYTHING, type Touched } from '../../base/freshness/tags.ts'

const DEFAULT_BYTES = 64 * 1024 * 1024
/** What an answer takes besides its text: headers, tags and map entries. */
const OVERHEAD_BYTES = 2048

/** Answers to visitors in memory, by path and query. Each is dropped when anything that it shows changes. */
export class AnswerCache {
  readonly #byTag = new Map<string, Set<string>>()
  readonly #answers: LRUCache<string, Answer>
  #epoch = 0

  constructor(freshness: Pick<Freshness, 'subscribe'>, maxBytes = DEFAULT_BYTES) {
    this.#answers = new LRUCache<string, Answer>({
      maxSize: maxBytes,
      // Twice the text leaves room for its compressed forms. Addresses count, as callers can make them long.
      sizeCalculation: (answer, address) => OVERHEAD_BYTES + 2 * address.length + 2 * answer.size,
      dispose: (answer, address) => {
        for (const tag of answer.tags) this.#untag(tag, address)
      },
    })
    freshness.subscribe((touched) => this.#drop(touched))
  }

  /** Rises with every drop. Data that was read under an older epoch must not be kept. */
  get epoch(): number {
    return this.#epoch
  }

  get(address: string): Answer | undefined {
    return this.#answers.get(address)
  }

  /** Keeps an answer, unless something was dropped since its data was read at `epoch`. */
  set(address: string, answer: Answer, epoch: number): void {
    if (epoch !== this.#epoch) return
    this.#answers.set(address, answer)
    // An answer larger than the whole cache was not kept, so it must leave no tags.
    if (!this.#answers.has(address)) return
    for (const tag of answer.tags) {
      const addresses = this.#byTag.get(tag)
      if (addresses) addresses.add(address)
      else this.#byTag.set(tag, new Set([address]))
    }
  }

  #drop(touched: Touched): void {
    this.#epoch++
    if (touched === EVERYTHING) this.#answers.clear()
    else
      for (const tag of touched)
        for (const address of this.#byTag.get(tag) ?? []) this.#answers.delete(address)
  }

  #untag(tag: string, address: string): void {
    const addresses = this.#byTag.get(tag)
    addresses?.delete(address)
    if (addresses?.size === 0) this.#byTag.delete(tag)
  }
}
