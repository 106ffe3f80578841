import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import type { Db } from '../../base/data/db/database.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { DeliveryError } from '../../base/work/mail/letters.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { newMessageId } from '../../base/work/mail/queue.ts'
import { findDealer } from './settings.queries.ts'

const NO_SERVER = `Es ist kein Mailserver eingerichtet. ${FOR_OPERATOR} Setzen Sie SMTP_URL, MAIL_FROM und MAIL_TO und starten Sie die Website neu.`
const AT_REST =
  'Diese Website ist eine Kopie und verschickt nichts. Ist sie das Haus, sagen Sie es bitte zuerst oben in der Verwaltung.'

/**
 * Sends a mail at once to everyone who gets inquiries.
 * @returns their addresses
 * @throws {ApiError} 409 without a mail server, while mails rest, or with its reason when it refuses
 */
export async function sendTestMail(db: Db, outbox: Outbox | null): Promise<string[]> {
  if (!outbox) throw new ApiError(409, NO_SERVER)
  if (await outbox.isAtRest()) throw new ApiError(409, AT_REST)
  const { name } = await findDealer(db)
  const { from, to } = await outbox.currentConfig()
  for (const { address } of to) {
    const letter = {
      messageId: newMessageId({ from }),
      from,
      to: address,
      replyTo: to,
      autoSubmitted: 'auto-generated' as const,
      subject: `Testnachricht von der Website ${name}`,
      text: 'Diese Nachricht zeigt, dass Anfragen von Ihrer Website hier ankommen.\n',
    }
    await outbox.sendNow(letter).catch((error) => {
      if (!(error instanceof DeliveryError)) throw error
      throw new ApiError(409, `Die Testnachricht an ${address} ging nicht hinaus: ${error.message}`)
    })
  }
  return to.map(({ address }) => address)
}
