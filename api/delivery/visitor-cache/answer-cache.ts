import { LRUCache } from 'lru-cache'
import { EVERYTHING, type Touched } from '../../base/data/freshness/change-log.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import type { Answer } from '../../base/requests/answers/answer.ts'

const DEFAULT_BYTES = 64 * 1024 * 1024
/** What an answer takes besides its text: headers, tags and map entries. */
const OVERHEAD_BYTES = 2048

/**
 * Answers to visitors in memory, under `answerKey`. Each is dropped when anything that it shows changes. Two writers:
 * `visitorCache` (answers of routes) and `Pages` (pages, also the 404 page, which answers many addresses).
 */
export class AnswerCache {
  readonly #byTag = new Map<string, Set<string>>()
  readonly #answers: LRUCache<string, Answer>
  readonly #freshness: Pick<Freshness, 'subscribe' | 'epoch'>

  constructor(freshness: Pick<Freshness, 'subscribe' | 'epoch'>, maxBytes = DEFAULT_BYTES) {
    this.#freshness = freshness
    this.#answers = new LRUCache<string, Answer>({
      maxSize: maxBytes,
      // Twice the text leaves room for its compressed forms. Keys count, as callers can make them long.
      sizeCalculation: (answer, key) => OVERHEAD_BYTES + 2 * key.length + 2 * answer.size,
      dispose: (answer, key) => {
        for (const tag of answer.tags) this.#untag(tag, key)
      },
    })
    freshness.subscribe((touched) => this.#drop(touched))
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  /**
   * Keeps an answer, unless something was touched since its data was read.
   * @param epoch that of `freshness` before the data was read
   */
  set(key: string, answer: Answer, epoch: number): void {
    if (epoch !== this.#freshness.epoch) return
    this.#answers.set(key, answer)
    // An answer larger than the whole cache was not kept, so it must leave no tags.
    if (!this.#answers.has(key)) return
    for (const tag of answer.tags) {
      const keys = this.#byTag.get(tag)
      if (keys) keys.add(key)
      else this.#byTag.set(tag, new Set([key]))
    }
  }

  #drop(touched: Touched): void {
    if (touched === EVERYTHING) this.#answers.clear()
    else
      for (const tag of touched)
        for (const key of this.#byTag.get(tag) ?? []) this.#answers.delete(key)
  }

  #untag(tag: string, key: string): void {
    const keys = this.#byTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) this.#byTag.delete(tag)
  }
}
