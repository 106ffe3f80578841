import type { Config } from '../config.ts'
import type { Db } from '../database.ts'
import { findSettings } from '../settings/settings.queries.ts'

export type MailConfig = NonNullable<Config['mail']>

/** From whom and to whom mails go: as the settings say, and where they say nothing, as the environment does. */
export async function mailboxes(db: Db, mail: MailConfig): Promise<MailConfig> {
  const { settings } = await findSettings(db)
  const { company, mail: own } = settings
  return {
    ...mail,
    from: own.from === '' ? mail.from : { name: company.name, address: own.from },
    to: own.to.length > 0 ? own.to.map((address) => ({ name: '', address })) : mail.to,
  }
}
