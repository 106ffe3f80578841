import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { InquiryCopy } from '../../../shared/inquiries/inquiry-copy.ts'
import { DAY } from '../../../shared/time/durations.ts'
import { parseId } from '../../../shared/values/ids.ts'
import { DownloadTickets } from '../../base/requests/signed/download-ticket.ts'
import { sharedSecret } from '../../base/requests/signed/secrets.ts'
import { correctedAmong } from '../inquiries/inquiry.corrections.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiry } from '../inquiries/inquiry.queries.ts'

/** Long enough to print the page; the mail says the same for good. */
const LIFETIME = DAY

/** Lets the sender of an inquiry read it again by a signed address, because its number can be guessed. */
export class InquiryCopies {
  readonly #tickets: DownloadTickets

  constructor(orm: MikroORM) {
    this.#tickets = new DownloadTickets(sharedSecret(orm, 'inquiry-copy'), LIFETIME)
  }

  async issue(id: number): Promise<string> {
    return `${id}.${await this.#tickets.issue(String(id))}`
  }

  /** Null for a token that is wrong or expired, and for an inquiry that is gone. */
  async find(em: EntityManager, token: string): Promise<Omit<InquiryCopy, 'isTimeTaken'> | null> {
    const [number = '', ...ticket] = token.split('.')
    const id = parseId(number)
    if (!id || !(await this.#tickets.isGood(ticket.join('.'), String(id)))) return null
    const sent = await em.findOne(InquiryEntity, id, { populate: ['duplicateOf'] })
    if (!sent) return null
    // After a correction by the staff it is not proven who has sent it.
    if ((await correctedAmong(em, [id])).length > 0) return null
    // A double shows the number and callback of the first inquiry, and its own text.
    const first = sent.duplicateOf ?? sent
    const { receipt, callbackAt } = await toInquiry(em, first)
    return { ...(await toInquiry(em, sent)), receipt, callbackAt, token }
  }
}
