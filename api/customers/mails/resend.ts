import type { EntityManager } from '@mikro-orm/sql'
import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { resendMail } from '../../base/work/mail/queue.ts'
import { redirectToSender } from '../inquiries/inquiry.corrections.ts'
import { lockInquiry } from '../inquiries/inquiry.queries.ts'
import { NO_ADDRESS } from '../messages/message.changes.ts'
import { inquiriesOf } from './mail.queries.ts'

const NO_SERVER = `Es ist kein Mailserver eingerichtet. ${FOR_OPERATOR} SMTP_URL nennt einen.`

/**
 * Sends a mail again. One to the sender of an inquiry goes to their present address.
 * @throws {ApiError} 404 for an unknown mail, 409 without a mail server, for a mail that was sent or is being sent,
 * for a sender without an address, and for an inquiry that is only kept by law
 */
export async function resend(
  em: EntityManager,
  outbox: Outbox | null,
  id: number,
): Promise<MailEntity> {
  if (!outbox) throw new ApiError(409, NO_SERVER)
  const resent = await em.transactional(async (em) => {
    const mail = await em.findOne(MailEntity, id, { disableIdentityMap: true })
    const about = mail && (await inquiriesOf(em, [mail])).get(id)
    if (about) {
      const inquiry = await lockInquiry(em, about.id)
      if (mail.kind !== 'notification') {
        if (!inquiry.email) throw new ApiError(409, NO_ADDRESS)
        await redirectToSender(em, inquiry)
      }
    }
    return resendMail(em, id)
  })
  outbox.wake()
  return resent
}
