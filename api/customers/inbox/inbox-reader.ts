import type { EntityManager } from '@mikro-orm/sql'
import { MAIL_ATTEMPTS } from '../../../shared/mail/inbox.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { isOutage, loggable } from '../../base/failures.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { Mailbox, RawHead } from '../../base/work/mailbox/mailbox.ts'
import { MailboxError } from '../../base/work/mailbox/mailbox-error.ts'
import type { Placed } from './arrived-mail.ts'
import { type ArrivedMail, nameless, readArrived } from './arrived-mail.ts'
import { InboxEntity } from './inbox.entity.ts'
import { stateOf } from './inbox.state.ts'
import { Lots } from './lots.ts'
import { attemptsAt, dueNumbers, forgetWaiting, setAside } from './set-aside.ts'
import { noteSeen, type TakingServices, takeMail } from './take-mail.ts'

const FAILED = 'Beim Übernehmen ging etwas schief.'
const GIVEN_UP = `Beim Übernehmen ging ${MAIL_ATTEMPTS}-mal etwas schief.`

const UNREADABLE = 'Ihr Kopf ließ sich nicht lesen.'

type Parts = TakingServices & { outbox: Outbox | null }

interface Numbering {
  uidValidity: string
  /** Up to which number the mailbox counts as read after a mail; null if that mail does not change it. */
  reached(uid: number): number | null
}

/** Reads what is new in a mailbox, and what waits there. */
export class InboxReader {
  readonly #parts: Parts
  readonly #lots = new Lots()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Looks at every mail that was not looked at before, and at those whose turn has come.
   * @throws {MailboxError} if the mailbox cannot be read
   */
  async read(mailbox: Mailbox, signal: AbortSignal): Promise<void> {
    const { database, mailbox: place } = this.#parts
    const { uidValidity, lastUid } = await mailbox.look()
    const em = database.orm.em.fork()
    const state = await stateOf(em, place)
    const isNumberedAnew = state.uidValidity !== uidValidity
    if (isNumberedAnew) {
      // They are found by number. All that were not taken are looked at anew.
      await forgetWaiting(em, place.key)
    }
    this.#lots.begin(uidValidity)
    const news = isNumberedAnew
      ? await mailbox.numbersSince(state.since)
      : await mailbox.numbersAfter(state.lastUid)
    const due = isNumberedAnew ? [] : await dueNumbers(em, place.key, new Date())
    // All that have a new number are looked at before any of these numbers counts.
    const reached = (uid: number) => (isNumberedAnew || uid <= state.lastUid ? null : uid)
    // What is new does not wait for what has gone wrong before.
    for (const uids of this.#lots.of([...news, ...due])) {
      for (const head of await this.#headsOf(mailbox, uids, { uidValidity, reached })) {
        if (signal.aborted) return
        if (head.at >= state.since) await this.#take(mailbox, head, reached(head.uid))
      }
    }
    if (isNumberedAnew) await this.#update({ uidValidity, lastUid })
    else if (lastUid > state.lastUid) await this.#update({ lastUid })
  }

  /** The mails of a lot that were not looked at before. */
  async #headsOf(mailbox: Mailbox, uids: number[], numbering: Numbering): Promise<ArrivedMail[]> {
    const raw = await this.#fetch(mailbox, uids, numbering)
    const { arrived, unreadable } = await readArrived(raw)
    for (const { uid, at } of unreadable)
      await this.#passOver(nameless(numbering.uidValidity, uid, at), UNREADABLE)
    const em = this.#parts.database.orm.em.fork()
    const news = await this.#unseen(em, arrived)
    const left = new Set(news.map(({ uid }) => uid))
    const gone = uids.filter((uid) => !left.has(uid))
    await forgetWaiting(em, this.#parts.mailbox.key, gone)
    return news
  }

  /** Nobody knows which mail of a lot is to blame: each of them is fetched alone the next time. */
  async #fetch(
    mailbox: Mailbox,
    uids: number[],
    { uidValidity, reached }: Numbering,
  ): Promise<RawHead[]> {
    try {
      return await mailbox.heads(uids)
    } catch (error) {
      const [uid = 0, ...others] = uids
      const isLast = uids
        .map((one) => this.#lots.failed(one))
        .some((count) => count >= MAIL_ATTEMPTS)
      if (isLast && others.length === 0)
        await this.#passOver(nameless(uidValidity, uid, new Date()), GIVEN_UP, reached(uid))
      throw error
    }
  }

  /** Those that are not noted as seen. */
  async #unseen(em: EntityManager, heads: ArrivedMail[]): Promise<ArrivedMail[]> {
    if (heads.length === 0) return []
    const keys = heads.map(({ key }) => key)
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('seen_mail')
      .select('key')
      .where('key', 'in', keys)
      .execute()
    const seen = new Set(rows.map(({ key }) => key))
    return heads.filter(({ key }) => !seen.has(key))
  }

  async #take(mailbox: Mailbox, head: ArrivedMail, reached: number | null): Promise<void> {
    const { outbox, mailbox: place } = this.#parts
    try {
      const waiting = await takeMail(this.#parts, mailbox, head, (em, placed) =>
        this.#note(em, head, placed, reached),
      )
      if (waiting)
        await this.#inTransaction(async (em) => {
          await setAside(em, place.key, head, waiting)
          await this.#advance(em, { isTaken: false, reached })
        })
      this.#lots.succeeded(head.uid)
      outbox?.wake()
    } catch (error) {
      await this.#failed(head, error, reached)
    }
  }

  /**
   * Lets a mail wait with which something went wrong, so that the others are taken, and passes it over in the end.
   * What may be the fault of the server or the database ends the round, and counts only where both can be reached.
   */
  async #failed(head: ArrivedMail, error: unknown, reached: number | null): Promise<void> {
    const { mailbox: place } = this.#parts
    const isElsewhere = error instanceof MailboxError || isOutage(error)
    if (isElsewhere) {
      await this.#requireDatabase(error)
      if (this.#lots.failed(head.uid) < MAIL_ATTEMPTS) throw error
    }
    const em = this.#parts.database.orm.em.fork()
    const attempts = isElsewhere ? MAIL_ATTEMPTS : (await attemptsAt(em, head.key)) + 1
    // By number, because customers' addresses and subjects do not belong in a log.
    console.error(`E-Mail ${head.uid} im Postfach (Versuch ${attempts}):`, loggable(error))
    if (attempts >= MAIL_ATTEMPTS) await this.#passOver(head, GIVEN_UP, reached)
    else
      await this.#inTransaction(async (em) => {
        const retryAt = new Date(Date.now() + MINUTE)
        await setAside(em, place.key, head, { reason: FAILED, attempts, retryAt })
        await this.#advance(em, { isTaken: false, reached })
      })
    if (error instanceof MailboxError) throw error
  }

  /** @throws the error, if the database cannot be reached either */
  async #requireDatabase(error: unknown): Promise<void> {
    try {
      await stateOf(this.#parts.database.orm.em.fork(), this.#parts.mailbox)
    } catch {
      throw error
    }
  }

  /** Leaves a mail where it is for good, and says so. */
  async #passOver(head: ArrivedMail, noted: string, reached: number | null = null): Promise<void> {
    await this.#inTransaction(async (em) => {
      await noteSeen(em, head)
      await this.#note(em, head, { isTaken: false, noted }, reached)
    })
    this.#lots.passedOver(head.uid)
  }

  async #note(
    em: EntityManager,
    head: ArrivedMail,
    placed: Placed,
    reached: number | null,
  ): Promise<void> {
    const { key } = this.#parts.mailbox
    await forgetWaiting(em, key, [head.uid])
    if (typeof placed === 'object') {
      const { noted: reason, isTaken: taken } = placed
      await setAside(em, key, head, { reason, taken, retryAt: null })
    }
    const isTaken = typeof placed === 'object' ? placed.isTaken : placed === 'taken'
    await this.#advance(em, { isTaken, reached })
  }

  async #advance(
    em: EntityManager,
    { isTaken, reached }: { isTaken: boolean; reached: number | null },
  ): Promise<void> {
    await em
      .getKysely<Tables>()
      .updateTable('inbox')
      .set(({ eb }) => ({
        taken: eb('taken', '+', isTaken ? 1 : 0),
        ...(reached !== null && { last_uid: reached }),
      }))
      .where('key', '=', this.#parts.mailbox.key)
      .execute()
  }

  #inTransaction(work: (em: EntityManager) => Promise<void>): Promise<void> {
    return this.#parts.database.orm.em.fork().transactional(work)
  }

  async #update(changes: Partial<Pick<InboxEntity, 'uidValidity' | 'lastUid'>>): Promise<void> {
    const { database, mailbox } = this.#parts
    await database.orm.em.fork().nativeUpdate(InboxEntity, { key: mailbox.key }, changes)
  }
}
