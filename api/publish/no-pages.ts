import type { Published, PublishStatus } from '../../shared/publish.ts'
import type { AnswerCache } from '../answers/answer-cache.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { Publisher } from './publisher.ts'

/** Keeps the answers fresh but publishes no pages: for development, where every visit renders, and for the API alone. */
export class NoPages implements Publisher {
  readonly #feed: ChangeFeed
  readonly #answers: AnswerCache

  constructor(feed: ChangeFeed, answers: AnswerCache) {
    this.#feed = feed
    this.#answers = answers
  }

  isBehind(): boolean {
    return this.#feed.mayBeBehind()
  }

  async sync(): Promise<void> {
    this.#answers.drop((await this.#feed.take()).touched)
  }

  async follow(): Promise<Published> {
    await this.sync().catch(() => {})
    return { paths: [], ms: 0 }
  }

  status(): PublishStatus {
    const lastChange = { lastChange: null, lastDuration: null, lastPages: [] }
    return { pages: 0, queue: 0, ...lastChange, failures: [] }
  }

  async retry(): Promise<void> {}
}
