import type { Dealer } from '../../shared/dealer.ts'
import type { Inquiry } from '../../shared/inquiry.ts'
import type { Config } from '../config.ts'
import type { MailEntity } from './mail.entity.ts'
import type { Letter } from './mail-server.ts'
import { oneLine } from './one-line.ts'
import { confirmationText, notificationText } from './texts.ts'

/** Builds the letter for a mail of the outbox, the same at every attempt. */
export function letterFor(
  { kind, recipient, messageId }: MailEntity,
  inquiry: Inquiry,
  dealer: Dealer,
  { from, to }: NonNullable<Config['mail']>,
  siteUrl: string,
): Letter {
  const envelope = { messageId, from, to: recipient }
  if (kind === 'confirmation')
    return {
      ...envelope,
      ...confirmationText(inquiry, dealer, siteUrl),
      replyTo: to,
      autoSubmitted: 'auto-replied',
    }
  return {
    ...envelope,
    ...notificationText(inquiry, siteUrl),
    replyTo: [{ name: oneLine(inquiry.name), address: inquiry.email }],
    autoSubmitted: 'auto-generated',
  }
}
