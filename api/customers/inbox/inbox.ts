import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE } from '../../../shared/time/time.ts'
import { LockTaken } from '../../base/data/db/locks.ts'
import { logFailure } from '../../base/failures.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { Mailbox } from '../../base/work/mailbox/mailbox.ts'
import { MailboxError } from '../../base/work/mailbox/mailbox-error.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { isCopy } from '../../dealer/settings/house.ts'
import { noteAsked, noteFailure, noteRead, stateOf } from './inbox.state.ts'
import { inboxLimits } from './inbox-limits.ts'
import { InboxReader } from './inbox-reader.ts'
import type { TakingServices } from './take-mail.ts'

/** What it calls itself to the mail server. */
const CLIENT_NAME = 'gabelstapler'
/** How soon another process reads if the one that did so is gone. */
const TAKE_OVER_MS = 5_000
/** How often the process that reads asks whether somebody has asked another one. */
const ASKED_MS = 2_000
/** How long somebody waits who has asked. */
const PATIENCE_MS = 15_000
/** How long closing waits for the mail that is being taken. */
const CLOSING_MS = 5_000
/** A connection that has ended comes back within a second; from then on there is no hurry. */
const PAUSES_MS = [1_000, 5_000, 15_000, 30_000, MINUTE]
/** Servers lock out whoever comes five times in ten minutes with a wrong password. */
const REFUSED_MS = 2.5 * MINUTE

type Parts = Omit<TakingServices, 'limits' | 'config'> & {
  config: TakingServices['config'] & { contactLimit: number; siteUrl: string }
  outbox: Outbox | null
  throttles: Throttles
}

/** Reads the mailbox, in one process of all, from its start until it is closed. */
export class Inbox {
  readonly #parts: Parts
  readonly #reader: InboxReader
  readonly #stop = new AbortController()
  #running: Promise<void> | null = null
  #isReading = false
  #isAsked = false
  #asked = new AbortController()
  #round = Promise.withResolvers<void>()
  #nextRound = Promise.withResolvers<void>()

  constructor(parts: Parts) {
    this.#parts = parts
    const limits = inboxLimits(parts.throttles, parts.config.contactLimit)
    this.#reader = new InboxReader({ ...parts, limits })
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Whether the mailbox is left alone, because it is that of the house and this is a copy. */
  isAtRest(): Promise<boolean> {
    const { database, config } = this.#parts
    return isCopy(database.db, config.siteUrl)
  }

  /** Has it read at once, by whichever process reads it, and waits for that. */
  async readNow(): Promise<void> {
    const { database, mailbox } = this.#parts
    if (this.#isReading) {
      // What is being read may have begun before the mail came that somebody waits for.
      this.#isAsked = true
      this.#asked.abort()
      await Promise.race([this.#nextRound.promise, wait(PATIENCE_MS, null, { ref: false })])
      return
    }
    const asked = new Date()
    await noteAsked(database.orm.em.fork(), mailbox, asked)
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(250)) {
      if (this.#isReading) return this.readNow()
      const { lastReadAt } = await stateOf(database.orm.em.fork(), mailbox)
      if (lastReadAt && lastReadAt >= asked) return
    }
  }

  async close(): Promise<void> {
    this.#stop.abort()
    // A mail that is being read meanwhile is read again after the next start.
    await Promise.race([this.#running, wait(CLOSING_MS, null, { ref: false })])
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      try {
        await this.#parts.database.locks.hold('inbox', (lost) =>
          this.#readWhile(AbortSignal.any([lost, signal])),
        )
      } catch (error) {
        if (!(error instanceof LockTaken)) logFailure('Posteingang:', error)
      }
      await wait(TAKE_OVER_MS, null, { signal }).catch(() => {})
    }
  }

  /** Connects again and again. */
  async #readWhile(signal: AbortSignal): Promise<void> {
    this.#isReading = true
    try {
      for (let failures = 0; !signal.aborted; ) {
        this.#beginRound()
        try {
          if (await this.isAtRest()) {
            await this.#rest(signal, (due) => wait(MINUTE, null, { signal: due }))
            continue
          }
          await this.#connection(signal, () => {
            failures = 0
          })
        } catch (error) {
          const pause = await this.#failed(error, failures++)
          this.#round.resolve()
          await this.#rest(signal, (due) => wait(pause, null, { signal: due }))
        }
      }
    } finally {
      this.#isReading = false
    }
  }

  /** Reads as long as a connection lasts. */
  async #connection(signal: AbortSignal, succeeded: () => void): Promise<void> {
    const { database, mailbox: place } = this.#parts
    const mailbox = await Mailbox.open(place, CLIENT_NAME)
    const close = () => mailbox.close()
    signal.addEventListener('abort', close)
    try {
      while (!signal.aborted && !(await this.isAtRest())) {
        await this.#reader.read(mailbox, signal)
        await noteRead(database.orm.em.fork(), place)
        succeeded()
        this.#round.resolve()
        await this.#rest(signal, (due) => mailbox.news(MINUTE, due))
        this.#beginRound()
      }
    } finally {
      signal.removeEventListener('abort', close)
      close()
    }
  }

  /** @returns how long to wait until the next attempt */
  async #failed(error: unknown, failures: number): Promise<number> {
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? MINUTE
    if (this.#stop.signal.aborted) return 0
    if (!(error instanceof MailboxError)) {
      logFailure('Posteingang:', error)
      return pause
    }
    // Servers end connections now and then; that says nothing as long as the next one comes about.
    if (failures === 1 || error.isRefusal) console.error(`Posteingang: ${error.message}`)
    const { database, mailbox, config, outbox } = this.#parts
    await noteFailure(database.orm.em.fork(), mailbox, error.message, config.mail).catch((reason) =>
      logFailure('Posteingang:', reason),
    )
    outbox?.wake()
    return error.isRefusal ? REFUSED_MS : pause
  }

  /** Rests until that is over or somebody asks, here or in another process. */
  async #rest(signal: AbortSignal, sleep: (due: AbortSignal) => Promise<unknown>): Promise<void> {
    const { database, mailbox } = this.#parts
    if (this.#isAsked) return
    const asked = new AbortController()
    this.#asked = asked
    const began = new Date()
    const timer = setInterval(() => {
      stateOf(database.orm.em.fork(), mailbox)
        .then(({ askedAt }) => askedAt && askedAt > began && asked.abort())
        .catch((error) => logFailure('Posteingang:', error))
    }, ASKED_MS)
    try {
      await sleep(AbortSignal.any([signal, asked.signal])).catch(() => {})
    } finally {
      clearInterval(timer)
    }
  }

  #beginRound(): void {
    this.#isAsked = false
    this.#round = this.#nextRound
    this.#nextRound = Promise.withResolvers()
  }
}

/** The reader of the mailbox that is configured, not started yet; null without one. */
export const openInbox = ({
  config,
  ...parts
}: Omit<Parts, 'mailbox' | 'config'> & {
  config: Parts['config'] & { mailbox: MailboxPlace | null }
}): Inbox | null => config.mailbox && new Inbox({ ...parts, config, mailbox: config.mailbox })
