import { setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/sql'
import type { Db, Tables } from '../../data/db/database.ts'
import { isOutage, logFailure } from '../../failures.ts'
import type { Letter, LetterKind, LetterKinds, MailServer } from './letters.ts'
import { DeliveryError, NEVER_ENDED, unwritable } from './letters.ts'
import { MailEntity } from './mail.entity.ts'
import type { MailConfig } from './mail-config.ts'
import {
  ATTEMPTS,
  claimDueMail,
  type Outcome,
  RENEWAL_MS,
  recordOutcome,
  renewClaim,
  retryDelay,
} from './queue.ts'

const POLL_INTERVAL_MS = 10_000
const LONGEST_ATTEMPT_MS = 2 * 60_000
/** How soon an outcome is noted once the database is back, well before another worker asks for the mail. */
const SETTLE_INTERVAL_MS = 250
const PATIENCE_MS = 5_000

interface Parts {
  orm: MikroORM
  server: MailServer
  mail: MailConfig
  siteUrl: string
  letters: LetterKinds
  currentMailConfig(db: Db, mail: MailConfig): Promise<MailConfig>
  /** Whether nothing goes out, as from a copy of the house. */
  isAtRest?: (db: Db, siteUrl: string) => Promise<boolean>
  now?: () => Date
}

export class Outbox {
  readonly #parts: Required<Parts>
  readonly #stop = new AbortController()
  #poll: NodeJS.Timeout | null = null
  #isAsked = false
  #isClosed = false
  #running: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = { now: () => new Date(), isAtRest: async () => false, ...parts }
  }

  start(): void {
    this.#poll = setInterval(() => this.wake(), POLL_INTERVAL_MS).unref()
    this.wake()
  }

  /** To be called when something was queued; returns at once. */
  wake(): void {
    if (this.#poll) this.run().catch((error) => logFailure('Postausgang:', error))
  }

  /** Sends what is due; resolves when nothing is due any more. */
  run(): Promise<void> {
    this.#isAsked = true
    this.#running ??= this.#work()
    return this.#running
  }

  async close(): Promise<void> {
    if (this.#poll) clearInterval(this.#poll)
    this.#poll = null
    this.#isClosed = true
    const impatience = setTimeout(() => this.#stop.abort(), PATIENCE_MS)
    await this.#running?.catch(() => {})
    clearTimeout(impatience)
  }

  currentConfig(): Promise<MailConfig> {
    const { mail, currentMailConfig } = this.#parts
    return currentMailConfig(this.#db, mail)
  }

  isAtRest(): Promise<boolean> {
    return this.#parts.isAtRest(this.#db, this.#parts.siteUrl)
  }

  get #db(): Db {
    return this.#parts.orm.em.fork().getKysely<Tables>()
  }

  /** Sends a letter that nobody waits for in the outbox. @throws {DeliveryError} if the mail server does not take it */
  sendNow(letter: Letter): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LONGEST_ATTEMPT_MS)])
    return this.#parts.server.send(letter, signal)
  }

  async #work(): Promise<void> {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false
        await this.#sendDue()
      }
    } finally {
      this.#running = null
    }
  }

  async #sendDue(): Promise<void> {
    while (!this.#isClosed && !(await this.isAtRest())) {
      const mail = await claimDueMail(this.#parts.orm.em.fork(), this.#parts.now())
      if (!mail) return
      const failure = await this.#whileClaimed(mail, () => this.#send(mail))
      await this.#recordOutcome(mail, failure)
      // The other mails would fail as well. They keep their attempts for the next round.
      if (failure?.isServer) return
    }
  }

  async #whileClaimed<Result>(mail: MailEntity, work: () => Promise<Result>): Promise<Result> {
    let renewed = Promise.resolve()
    const timer = setInterval(() => {
      const { orm, now } = this.#parts
      renewed = renewed
        .then(() => renewClaim(orm.em.fork(), mail, now()))
        .catch((error) => logFailure('Postausgang:', error))
    }, RENEWAL_MS)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      await renewed
    }
  }

  async #send(mail: MailEntity): Promise<DeliveryError | null> {
    const { orm, siteUrl } = this.#parts
    const { id, messageId, recipient } = mail
    if (mail.attempts > ATTEMPTS) return NEVER_ENDED
    const em = orm.em.fork()
    try {
      const config = await this.currentConfig()
      const content = await this.#kindOf(mail).write(mail, { em, config, siteUrl })
      if (content) await this.sendNow({ ...content, messageId, from: config.from, to: recipient })
      else await em.nativeDelete(MailEntity, { id })
      return null
    } catch (error) {
      return error instanceof DeliveryError ? error : unwritable(error)
    }
  }

  #kindOf({ kind }: MailEntity): LetterKind {
    const known: LetterKind | undefined = this.#parts.letters[kind]
    if (!known) throw new Error(`Die Art „${kind}“ ist hier unbekannt`)
    return known
  }

  async #recordOutcome(mail: MailEntity, failure: DeliveryError | null): Promise<void> {
    const outcome = outcomeOf(mail, failure, this.#parts.now())
    for (;;)
      try {
        return await this.#note(mail, outcome, failure)
      } catch (error) {
        if (this.#stop.signal.aborted) throw error
        logFailure('Postausgang:', error)
        // A mail that has gone out is sent, though what it is about cannot say so: else it would go out again.
        if (!isOutage(error)) return this.#recordAlone(mail, outcome)
        await wait(SETTLE_INTERVAL_MS)
      }
  }

  async #recordAlone(mail: MailEntity, outcome: Outcome): Promise<void> {
    await recordOutcome(this.#parts.orm.em.fork(), mail, outcome)
  }

  async #note(mail: MailEntity, outcome: Outcome, failure: DeliveryError | null): Promise<void> {
    const { orm, letters } = this.#parts
    await orm.em.fork().transactional(async (em) => {
      if ((await recordOutcome(em, mail, outcome)) && outcome.state !== 'waiting') {
        const known: LetterKind | undefined = letters[mail.kind]
        await known?.note?.(em, mail, failure?.message ?? null)
      }
    })
    // By number, because customers' addresses do not belong in a log.
    if (failure) console.error(`E-Mail ${mail.id}, Versuch ${mail.attempts}: ${failure.message}`)
  }
}

function outcomeOf(
  { attempts, nextAttemptAt }: MailEntity,
  failure: DeliveryError | null,
  now: Date,
): Outcome {
  if (!failure) return { state: 'sent', lastError: null, nextAttemptAt }
  const delay = failure.isPermanent ? null : retryDelay(attempts)
  const lastError = failure.message
  if (delay === null) return { state: 'failed', lastError, nextAttemptAt }
  return { state: 'waiting', lastError, nextAttemptAt: new Date(now.getTime() + delay) }
}

/** Null without a mail server. @param connect reaches the one at an address */
export function openOutbox({
  mail,
  connect,
  ...parts
}: Omit<Parts, 'server' | 'mail'> & {
  mail: MailConfig | null
  connect(url: string): MailServer
}): Outbox | null {
  return mail && new Outbox({ ...parts, mail, server: connect(mail.url) })
}
