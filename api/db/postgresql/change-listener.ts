import { setTimeout as wait } from 'node:timers/promises'
import { logFailure } from '../outage.ts'

/** How often the connection is tested. */
const PULSE_MS = 250
/** Without a sign of the server for this long, changes of other processes may have been missed. */
const KNOWN_FOR_MS = 1_000
/** A connection that does not answer within this time is given up; a new one follows after the pause. */
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
 * Learns of every change that any process commits: a trigger notifies the channel `publication`. A connection that breaks is opened again for as long as this process lives.
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

  /** Changes with every change in the database; NaN while the server does not answer. */
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
      // Something may have changed before this connection listened.
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
