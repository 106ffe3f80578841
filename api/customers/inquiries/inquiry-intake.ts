import type { EntityManager } from '@mikro-orm/sql'
import { promisedReply } from '../../../shared/dealer/clock.ts'
import type { ContactInput, ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { Database } from '../../base/db/database.ts'
import type { Outbox } from '../../base/mail/outbox.ts'
import { throttles } from '../../base/throttle/throttle.ts'
import { findDealer } from '../../dealer/settings/settings.queries.ts'
import { createFormTokens } from './form-token.ts'
import { receiveInquiry, type Site } from './inquiry.changes.ts'

const HOUR = 60 * 60
const TOO_MANY =
  'Von Ihrem Anschluss sind sehr viele Anfragen eingegangen. Bitte versuchen Sie es später erneut oder rufen Sie uns an.'

export type InquiryIntake = ReturnType<typeof openInquiryIntake>

/** Takes inquiries, sent by a script or by the browser itself, and counts them together. */
export function openInquiryIntake({
  config,
  database,
  outbox,
}: {
  config: Site & { contactLimit: number }
  database: Database
  outbox: Outbox | null
}) {
  const throttle = throttles(database)({
    name: 'contact',
    limit: config.contactLimit,
    seconds: HOUR,
    message: TOO_MANY,
  })
  const tokens = createFormTokens(database.orm)
  return {
    tokens,

    /** @throws {ApiError} 429 for too many from one address */
    async receive(
      em: EntityManager,
      input: ContactInput,
      address: string,
    ): Promise<ContactReceipt> {
      await throttle.count(address)
      const token = input.token ? await tokens.read(input.token) : undefined
      const { id, status, createdAt } = await receiveInquiry(em, config, input, token)
      outbox?.wake()
      const dealer = await findDealer(database.db)
      return {
        id,
        receipt: receiptNumber(id, createdAt),
        reply: promisedReply(dealer.replyHours, dealer, createdAt),
        status,
      }
    },
  }
}
