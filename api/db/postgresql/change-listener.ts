import { setTimeout as wait } from 'node:timers/promises'
import { logFailure } from '../outage.ts'

/** How often the server is asked whether it still listens to us. */
const PULSE_MS = 250
/** Who has not heard from the server for so long does not know what others have changed. */
const KNOWN_FOR_MS = 1_000
/** The server is given up after this time, and tried again after the pause. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 500

interface Client {
  on(event: 'notification' | 'error', listener: (argument: unknown) => void): unknown
  query(statement: { text: string; query_timeout: number }): Promise<unknown>
  release(error?: Error | boolean): void
}

interface Pool {
  connect(): Promise<Client>
}

/**
 * Hears of every change that is committed, by whichever process: a trigger notifies the channel
 * `publication`. A connection that breaks is opened again for as long as this process lives.
 */
export class ChangeListener {
  readonly #pool: Pool
  readonly #closing = new AbortController()
  readonly #ended: Promise<void>
  #changes = 0
  #heardAt = Number.NEGATIVE_INFINITY

  constructor(pool: Pool) {
    this.#pool = pool
    this.#ended = this.#listenUntilClosed()
  }

  /** Another one after each change; NaN while the server is not heard. */
  get version(): number {
    return performance.now() - this.#heardAt < KNOWN_FOR_MS ? this.#changes : Number.NaN
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#ended
  }

  async #listenUntilClosed(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#listen().catch((error) => logFailure('Listening for changes failed:', error))
      await this.#pause(PAUSE_MS)
    }
  }

  async #listen(): Promise<void> {
    const client = await this.#pool.connect()
    const broken = Promise.withResolvers<never>()
    broken.promise.catch(() => {})
    client.on('error', broken.reject)
    client.on('notification', () => this.#changes++)
    const ask = (text: string) =>
      Promise.race([client.query({ text, query_timeout: PATIENCE_MS }), broken.promise])
    try {
      await ask('listen publication')
      // What was changed while nobody listened.
      this.#changes++
      while (!this.#closing.signal.aborted) {
        const askedAt = performance.now()
        await ask('select 1')
        this.#heardAt = askedAt
        await this.#pause(PULSE_MS)
      }
    } finally {
      client.release(true)
    }
  }

  /** Ends early when the listener is closed. */
  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing
    await wait(milliseconds, undefined, { ref: false, signal }).catch(() => {})
  }
}
