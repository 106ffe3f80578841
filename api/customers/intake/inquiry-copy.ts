import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import type { InquiryCopy } from '../../../shared/inquiries/inquiry-copy.ts'
import { DAY } from '../../../shared/time/time.ts'
import { parseId } from '../../../shared/values/ids.ts'
import { DownloadTickets } from '../../base/requests/signed/download-ticket.ts'
import { sharedSecret } from '../../base/requests/signed/secrets.ts'
import { formFiles } from '../inquiries/form-files.ts'
import { correctedAmong } from '../inquiries/inquiry.corrections.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiry } from '../inquiries/inquiry.queries.ts'

/** Long enough to print the page; the mail says the same for good. */
const LIFETIME = DAY

/** Lets the sender of an inquiry read it again by a signed address, because its number can be guessed. */
export class CopyTickets {
  readonly #tickets: DownloadTickets

  constructor(orm: MikroORM) {
    this.#tickets = new DownloadTickets(sharedSecret(orm, 'inquiry-copy'), LIFETIME)
  }

  async issue(id: number): Promise<string> {
    return `${id}.${await this.#tickets.issue(String(id))}`
  }

  /** The number of the inquiry; null for a token that is wrong or expired. */
  async read(token: string): Promise<number | null> {
    const [number = '', ...ticket] = token.split('.')
    const id = parseId(number)
    return id && (await this.#tickets.isGood(ticket.join('.'), String(id))) ? id : null
  }
}

/** What somebody has sent; null for a token that is wrong or expired, and for an inquiry that is gone. */
export async function findCopy(
  em: EntityManager,
  tickets: CopyTickets,
  token: string,
): Promise<Omit<InquiryCopy, 'isTimeTaken'> | null> {
  const id = await tickets.read(token)
  const sent = id && (await em.findOne(InquiryEntity, id, { populate: ['duplicateOf'] }))
  if (!sent) return null
  // After a correction by the staff it is not proven who has sent it.
  if ((await correctedAmong(em, [sent.id])).length > 0) return null
  // A double shows the number and callback of the first inquiry, and its own text.
  const first = sent.duplicateOf ?? sent
  const { receipt, callbackAt, answerDueAt } = await toInquiry(em, first)
  const files = (await formFiles(em, first.id)).map(({ name }) => name)
  return { ...(await toInquiry(em, sent)), receipt, callbackAt, answerDueAt, token, files }
}
