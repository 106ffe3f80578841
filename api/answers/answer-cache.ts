import { LRUCache } from 'lru-cache'
import { EVERYTHING, type Touched } from '../publish/tags.ts'
import type { Answer } from './answer.ts'

const DEFAULT_BYTES = 16 * 1024 * 1024
/** What an answer takes beside its text: headers, tags and its place in the maps. */
const OVERHEAD_BYTES = 2048

/** Answers to visitors in memory, by address. Each is dropped with the first change of anything it shows. */
export class AnswerCache {
  readonly #byTag = new Map<string, Set<string>>()
  readonly #answers: LRUCache<string, Answer>
  #epoch = 0

  constructor(maxBytes = DEFAULT_BYTES) {
    this.#answers = new LRUCache<string, Answer>({
      maxSize: maxBytes,
      // What compression adds later is bounded by the text itself; callers choose the address, at any length.
      sizeCalculation: (answer, url) => OVERHEAD_BYTES + 2 * url.length + 2 * answer.size,
      dispose: (answer, url) => {
        for (const tag of answer.tags) this.#untag(tag, url)
      },
    })
  }

  /** Rises with every drop: what was read before is not to be kept after. */
  get epoch(): number {
    return this.#epoch
  }

  get(url: string): Answer | undefined {
    return this.#answers.get(url)
  }

  /** Keeps an answer, unless something was dropped since its data was read at `epoch`. */
  set(url: string, answer: Answer, epoch: number): void {
    if (epoch !== this.#epoch) return
    this.#answers.set(url, answer)
    // One that is larger than all that may be kept is not there now, and leaves no trace either.
    if (!this.#answers.has(url)) return
    for (const tag of answer.tags) {
      const urls = this.#byTag.get(tag)
      if (urls) urls.add(url)
      else this.#byTag.set(tag, new Set([url]))
    }
  }

  drop(touched: Touched): void {
    if (touched.length === 0) return
    this.#epoch++
    if (touched === EVERYTHING) this.#answers.clear()
    else
      for (const tag of touched)
        for (const url of this.#byTag.get(tag) ?? []) this.#answers.delete(url)
  }

  #untag(tag: string, url: string): void {
    const urls = this.#byTag.get(tag)
    urls?.delete(url)
    if (urls?.size === 0) this.#byTag.delete(tag)
  }
}
