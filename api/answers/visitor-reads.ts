import { PatternRouter } from 'hono/router/pattern-router'
import type { Eventually } from '../eventually.ts'
import type { Publisher } from '../publish/publisher.ts'
import { STRICT_POLICY } from '../security-headers.ts'
import { Answer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import { Doorkeeper } from './doorkeeper.ts'
import { Head } from './head.ts'
import { envelopeOf, type PublicRead, type Shown } from './public-read.ts'

const GET = 'GET'

/**
 * Answers the reads of callers without a token: from memory for as long as nothing that an answer
 * shows has changed, else straight from the data. The framework's way costs several times the query.
 */
export class VisitorReads {
  readonly #router = new PatternRouter<PublicRead>()
  readonly #answers: AnswerCache
  readonly #doorkeeper = new Doorkeeper()
  readonly #publisher: Publisher
  readonly #head: Head

  /**
   * @param reads by path below `/api`, parameters as Hono writes them: `/products/:id`
   * @param headers what every answer carries
   */
  constructor(
    reads: Record<string, PublicRead>,
    answers: AnswerCache,
    publisher: Publisher,
    headers: Record<string, string>,
  ) {
    for (const [path, read] of Object.entries(reads)) this.#router.add(GET, `/api${path}`, read)
    this.#answers = answers
    this.#publisher = publisher
    this.#head = new Head({
      ...headers,
      'Content-Type': 'application/json',
      'Content-Security-Policy': STRICT_POLICY,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Authorization',
    })
  }

  /**
   * @param url path and query
   * @returns null where there is no such read, it fails, a change overtook it or nobody knows whether
   * one did: then the framework answers for itself
   */
  find(url: string): Eventually<Answer | null> {
    if (!url.startsWith('/api/')) return null
    if (this.#publisher.isBehind())
      return this.#publisher.sync().then(
        () => this.#findFresh(url),
        () => null,
      )
    return this.#findFresh(url)
  }

  #findFresh(url: string): Eventually<Answer | null> {
    return this.#answers.get(url) ?? this.#compute(url)
  }

  #compute(url: string): Eventually<Answer | null> {
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    const [read, parameters] = this.#router.match(GET, path)[0][0] ?? []
    const id = parameters?.id ?? ''
    // An encoded name is none that an address of ours has; the framework decodes it to be sure.
    if (!read || typeof id !== 'string' || id.includes('%')) return null
    return this.#ask(read, id, url)
  }

  #ask(read: PublicRead, id: string, url: string): Eventually<Answer | null> {
    const { epoch } = this.#answers
    const tags = new Set<string>()
    const shows = (...more: string[]) => {
      for (const tag of more) tags.add(tag)
    }
    const keep = (shown: Shown) => {
      if (epoch !== this.#answers.epoch) return null
      const answer = this.#toAnswer(shown, [...tags])
      if (this.#doorkeeper.knows(url)) this.#answers.set(url, answer, epoch)
      return answer
    }
    try {
      const shown = read.answer({ url, id, seesInactive: false, shows })
      return shown instanceof Promise ? shown.then(keep).catch(() => null) : keep(shown)
    } catch {
      return null
    }
  }

  #toAnswer(shown: Shown, tags: string[]): Answer {
    return new Answer(envelopeOf(shown), this.#head, tags)
  }
}
