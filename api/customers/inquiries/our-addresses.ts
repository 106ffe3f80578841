import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentMailConfig } from '../../dealer/settings/current-mail-config.ts'
import { findSettings } from '../../dealer/settings/settings.queries.ts'

/** Whether an address is one of the dealer's, or of somebody who works there. */
export async function isOurAddress(
  em: EntityManager,
  mail: MailConfig | null,
  address: string,
): Promise<boolean> {
  const db = em.getKysely<Tables>()
  const { settings } = await findSettings(db)
  const config = mail && (await currentMailConfig(db, mail))
  const users = await em.find(UserEntity, { email: { $ne: null } }, { fields: ['email'] })
  const ours = [
    settings.company.email,
    ...(config ? [config.from, ...config.to] : []).map((one) => one.address),
    ...users.map(({ email }) => email ?? ''),
  ]
  return ours.some((one) => one !== '' && mailboxOf(one) === mailboxOf(address))
}
