import type { MikroORM } from '@mikro-orm/sql'
import { HOUR_SECONDS } from '../../../shared/time/time.ts'
import { logFailure } from '../../base/failures.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { queueAccountMail } from './account-mails.ts'
import { UserEntity } from './user.entity.ts'

/** So nobody can flood a mailbox, nor find out addresses. */
const PER_EMAIL = 3
const PER_ADDRESS = 20

/** Sends links for forgotten passwords. Nothing that the caller notices depends on whether there is an account. */
export function createPasswordReminder(
  orm: MikroORM,
  { mail }: { mail: MailConfig | null },
  outbox: Outbox | null,
  throttle: Throttles,
) {
  const rule = { seconds: HOUR_SECONDS, message: '' }
  const emails = throttle({ ...rule, name: 'forgotten', limit: PER_EMAIL })
  const addresses = throttle({ ...rule, name: 'forgotten-address', limit: PER_ADDRESS })

  const send = async (email: string, address: string) => {
    await addresses.count(address)
    await emails.count(email)
    if (!mail) return
    const em = orm.em.fork()
    const user = await em.findOne(UserEntity, { email, active: true })
    if (!user) return
    queueAccountMail(em, mail, user, 'passwordLink')
    await em.flush()
    outbox?.wake()
  }
  return {
    /** Returns before the account is looked for, so that the time tells nothing. */
    ask(email: string, address: string): void {
      send(email.toLowerCase(), address).catch((error: unknown) => {
        if (!(error instanceof ApiError)) logFailure('Passwort vergessen:', error)
      })
    },
  }
}
