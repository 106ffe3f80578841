import type { EntityManager } from '@mikro-orm/sql'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import type { MailHead } from '../../base/files/mails/mail-head.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentMailConfig } from '../../dealer/settings/mail-sender.ts'
import { findParts } from '../../dealer/settings/settings.parts.ts'

/** Whether an address is one of the dealer's, or of somebody who works there. */
export async function isOurAddress(
  em: EntityManager,
  mail: MailConfig | null,
  address: string,
): Promise<boolean> {
  const db = em.getKysely<Tables>()
  const { company } = await findParts(db, { company: companySettings })
  const config = mail && (await currentMailConfig(db, mail))
  const users = await em.find(UserEntity, { email: { $ne: null } }, { fields: ['email'] })
  const ours = [
    company.email,
    ...(config ? [config.from, ...config.to] : []).map((one) => one.address),
    ...users.map(({ email }) => email ?? ''),
  ]
  return ours.some((one) => one !== '' && mailboxOf(one) === mailboxOf(address))
}

/** Whether it is a mail that the product has sent itself, such as one that tells the dealer of an inquiry. */
export const isOurMail = async (em: EntityManager, { messageId }: Pick<MailHead, 'messageId'>) =>
  messageId !== null && (await em.count(MailEntity, { messageId })) > 0
