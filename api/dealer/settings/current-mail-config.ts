import type { Db } from '../../base/data/db/database.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { findSettings } from './settings.queries.ts'

/** From whom and to whom mails go: as the settings say, and where they say nothing, as the environment does. */
export async function currentMailConfig(db: Db, mail: MailConfig): Promise<MailConfig> {
  const { settings } = await findSettings(db)
  const { company, mail: own } = settings
  return {
    ...mail,
    from: own.from === '' ? mail.from : { name: company.name, address: own.from },
    to: own.to.length > 0 ? own.to.map((address) => ({ name: '', address })) : mail.to,
  }
}
