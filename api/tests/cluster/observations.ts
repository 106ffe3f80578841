import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../faults/ask.ts'

/** What a client asks: a process, or the proxy in front of several. */
export interface Endpoint {
  isRunning: boolean
  /** It is the proxy, which has to answer every request. */
  isFront?: boolean
  server: { url: string }
}

/** How soon a change is tried again. Readers do not wait at all. */
const RETRY_AFTER_MS = 100

/** What the clients of a site were answered. */
export class Observations {
  /** Each is a broken promise. */
  readonly violations: string[] = []
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

  /**
   * Notes a violation for an error other than a 503 with `Retry-After`, and for a broken connection to the proxy.
   * @returns the reply if it was a success
   */
  observe(endpoint: Endpoint, what: string, request: Promise<Reply>): Promise<Reply | null> {
    return this.#check(endpoint, what, request, this.#reads)
  }

  /** As `observe`, of a change. */
  async observeSave(
    endpoint: Endpoint,
    what: string,
    request: Promise<Reply>,
  ): Promise<Reply | null> {
    const started = performance.now()
    const reply = await this.#check(endpoint, what, request, this.#saves)
    if (!reply) {
      await wait(RETRY_AFTER_MS)
      return null
    }
    this.#saved++
    this.#longestSaveMs = Math.max(this.#longestSaveMs, performance.now() - started)
    return reply
  }

  async #check(
    { isFront }: Endpoint,
    what: string,
    request: Promise<Reply>,
    count: { asked: number; unavailable: number },
  ): Promise<Reply | null> {
    count.asked++
    const reply = await request.catch((error: Error) => {
      if (isFront) this.violations.push(`${what} was not answered: ${error.cause ?? error}`)
      return null
    })
    if (!reply) return null
    if (reply.status < 300) return reply
    if (reply.status === 503 && Number(reply.headers.get('Retry-After')) > 0) count.unavailable++
    else this.violations.push(`${what} was answered ${reply.status}: ${reply.text.slice(0, 200)}`)
    return null
  }
}

function line({ asked, unavailable }: { asked: number; unavailable: number }): string {
  const share = asked === 0 ? 0 : (unavailable / asked) * 100
  return `${asked}, of them ${share.toFixed(1)} % answered 503`
}
