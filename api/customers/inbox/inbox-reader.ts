import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { isOutage } from '../../base/data/db/outage.ts'
import { loggable } from '../../base/logging.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { MailHead } from '../../base/work/mailbox/mail-head.ts'
import type { Mailbox } from '../../base/work/mailbox/mailbox.ts'
import { MailboxError } from '../../base/work/mailbox/mailbox-error.ts'
import type { MailboxPlace } from '../../base/work/mailbox/mailbox-url.ts'
import { InboxEntity } from './inbox.entity.ts'
import { stateOf } from './inbox.state.ts'
import { type TakingServices, takeMail } from './take-mail.ts'

/** A mail with which something goes wrong that often is passed over, so that the next ones are read. */
const ATTEMPTS = 3

type Services = TakingServices & { mailbox: MailboxPlace; outbox: Outbox | null }

/** Reads what is new in a mailbox. */
export class InboxReader {
  readonly #services: Services
  /** How often something went wrong with a mail. */
  readonly #attempts = new Map<string, number>()

  constructor(services: Services) {
    this.#services = services
  }

  /**
   * Looks at every mail that was not looked at before.
   * @throws {MailboxError} if the mailbox cannot be read
   */
  async read(mailbox: Mailbox, signal: AbortSignal): Promise<void> {
    const { database, mailbox: place } = this.#services
    const { uidValidity, lastUid } = await mailbox.look()
    const state = await stateOf(database.orm.em.fork(), place)
    const isNumberedAnew = state.uidValidity !== uidValidity
    const uids = isNumberedAnew
      ? await mailbox.numbersSince(state.since)
      : await mailbox.numbersAfter(state.lastUid)
    for await (const heads of mailbox.heads(uids)) {
      const news = heads.filter(({ at }) => at >= state.since)
      for (const head of await this.#unseen(news)) {
        if (signal.aborted) return
        // All that have a new number are looked at before any of these numbers counts.
        const reached = isNumberedAnew ? null : head.uid
        await this.#take(mailbox, head, (em, isTaken) => this.#note(em, isTaken, reached))
      }
    }
    if (isNumberedAnew) await this.#update({ uidValidity, lastUid })
    else if (lastUid > state.lastUid) await this.#update({ lastUid })
  }

  /** Those that are not noted as seen. */
  async #unseen(heads: MailHead[]): Promise<MailHead[]> {
    if (heads.length === 0) return []
    const keys = heads.map(({ key }) => key)
    const em = this.#services.database.orm.em.fork()
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('seen_mail')
      .select('key')
      .where('key', 'in', keys)
      .execute()
    const seen = new Set(rows.map(({ key }) => key))
    return heads.filter(({ key }) => !seen.has(key))
  }

  async #take(
    mailbox: Mailbox,
    head: MailHead,
    seen: (em: EntityManager, isTaken: boolean) => Promise<void>,
  ): Promise<void> {
    try {
      await takeMail(this.#services, mailbox, head, seen)
      this.#services.outbox?.wake()
    } catch (error) {
      if (error instanceof MailboxError || isOutage(error)) throw error
      const attempts = (this.#attempts.get(head.key) ?? 0) + 1
      this.#attempts.set(head.key, attempts)
      if (attempts < ATTEMPTS) throw error
      this.#attempts.delete(head.key)
      // By number, because customers' addresses and subjects do not belong in a log.
      console.error(`E-Mail ${head.uid} im Postfach wird übergangen:`, loggable(error))
    }
  }

  async #note(em: EntityManager, isTaken: boolean, lastUid: number | null): Promise<void> {
    await em
      .getKysely<Tables>()
      .updateTable('inbox')
      .set(({ eb }) => ({
        taken: eb('taken', '+', isTaken ? 1 : 0),
        ...(lastUid !== null && { last_uid: lastUid }),
      }))
      .where('key', '=', this.#services.mailbox.key)
      .execute()
  }

  async #update(changes: Partial<Pick<InboxEntity, 'uidValidity' | 'lastUid'>>): Promise<void> {
    const { database, mailbox } = this.#services
    await database.orm.em.fork().nativeUpdate(InboxEntity, { key: mailbox.key }, changes)
  }
}
