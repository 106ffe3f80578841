import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../faults/ask.ts'

/** A process, or what stands before several of them. */
export interface Respondent {
  isRunning: boolean
  /** It stands before the processes, and always has an answer. */
  isFront?: boolean
  server: { url: string }
}

/** How soon a change is tried again. Readers do not wait at all. */
const PATIENCE_MS = 100

/** What clients of a site have met with. */
export class Testimony {
  /** Each would be a broken promise. */
  readonly accusations: string[] = []
  readonly #reads = { asked: 0, unavailable: 0 }
  readonly #saves = { asked: 0, unavailable: 0 }
  #saved = 0
  #longestSaveMs = 0

  get saved(): number {
    return this.#saved
  }

  get summary() {
    const longestSave = `${(this.#longestSaveMs / 1000).toFixed(1)} s`
    return { reads: line(this.#reads), saves: line(this.#saves), longestSave }
  }

  /** An answer that says something; null for a connection that broke, and for “come back later”. */
  hear(by: Respondent, what: string, question: Promise<Reply>): Promise<Reply | null> {
    return this.#judge(by, what, question, this.#reads)
  }

  /** As `hear`, of a change. */
  async hearSave(by: Respondent, what: string, question: Promise<Reply>): Promise<Reply | null> {
    const started = performance.now()
    const reply = await this.#judge(by, what, question, this.#saves)
    if (!reply) {
      await wait(PATIENCE_MS)
      return null
    }
    this.#saved++
    this.#longestSaveMs = Math.max(this.#longestSaveMs, performance.now() - started)
    return reply
  }

  async #judge(
    { isFront }: Respondent,
    what: string,
    question: Promise<Reply>,
    count: { asked: number; unavailable: number },
  ): Promise<Reply | null> {
    count.asked++
    const reply = await question.catch((error: Error) => {
      if (isFront) this.accusations.push(`${what} was not answered: ${error.cause ?? error}`)
      return null
    })
    if (!reply) return null
    if (reply.status < 300) return reply
    if (reply.status === 503 && Number(reply.retryAfter) > 0) count.unavailable++
    else this.accusations.push(`${what} was answered ${reply.status}: ${reply.text.slice(0, 200)}`)
    return null
  }
}

function line({ asked, unavailable }: { asked: number; unavailable: number }): string {
  const share = asked === 0 ? 0 : (unavailable / asked) * 100
  return `${asked}, of them ${share.toFixed(1)} % answered 503`
}
