import type { EntityManager } from '@mikro-orm/sql'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { isOurAddress } from '../inquiries/house-addresses.ts'
import type { ArrivedMail } from './arrived-mail.ts'

/** A mail whose `from` is who wrote its words. */
export interface WrittenMail extends ArrivedMail {
  /** Who has sent it for them, such as a portal; null for who has sent it themselves. */
  passedOnBy: ArrivedMail['from']
}

const MACHINE =
  /^(?:(?:no|not|do-?not|nicht|keine?)[-_.]?(?:reply|antwort(?:en)?)|mailer|notifications?|notify|automail|system|robot)(?:[-_.+].*)?$/i

/** Whether an address is one that nobody reads. */
export const isMachine = (address: string) => MACHINE.test(address.split('@')[0] ?? '')

/** Who is to be answered has written it (RFC 5322, 3.6.2), unless that is the house itself. */
export async function asWritten(
  em: EntityManager,
  mail: MailConfig | null,
  head: ArrivedMail,
): Promise<WrittenMail> {
  const { from, replyTo } = head
  const isSame = !replyTo || replyTo.address === from?.address
  if (isSame || (await isOurAddress(em, mail, replyTo.address)))
    return { ...head, passedOnBy: null }
  const isColleague = from !== null && domainOf(from) === domainOf(replyTo)
  const name = replyTo.name || (isColleague && !isMachine(from.address) ? from.name : '')
  return { ...head, from: { ...replyTo, name }, passedOnBy: from }
}

const domainOf = ({ address }: { address: string }) => address.split('@').at(-1)
