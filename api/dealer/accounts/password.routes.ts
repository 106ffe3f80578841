import { Hono } from 'hono'
import { z } from 'zod'
import { type PasswordStatus, passwordStatus } from '../../../shared/accounts/auth.ts'
import { forgotInput } from '../../../shared/accounts/own-address.ts'
import {
  linkCheck,
  passwordByLink,
  passwordChange,
  passwordLink,
} from '../../../shared/accounts/password.ts'
import type { Database } from '../../base/data/db/database.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import { isGoodLink, setPasswordByLink } from './account-links.ts'
import type { FirstAdministrator } from './administrator.ts'
import { changePassword } from './change-password.ts'
import { createPasswordReminder } from './forgotten-password.ts'
import { type LoginGuard, WRONG_PASSWORD } from './login.ts'
import { plainUsername } from './usernames.ts'

export interface PasswordServices {
  config: FirstAdministrator & { mail: MailConfig | null }
  database: Database
  outbox: Outbox | null
}

export function passwords(
  { config, database, outbox }: PasswordServices,
  guard: LoginGuard,
  throttle: Throttles,
) {
  const reminder = createPasswordReminder(database.orm, config, outbox, throttle)
  return new Hono<Env>()
    .get(
      '/password',
      describes(
        'Ob die Umgebung des Servers (ADMIN_PASSWORD) das Passwort bei jedem Start neu setzt',
        passwordStatus,
      ),
      requireLogin,
      async (c) => {
        const own = plainUsername(theAccount(c).username)
        const isTheirs = own === plainUsername(config.admin.username)
        const data: PasswordStatus = { isSetAtStart: isTheirs && config.admin.password !== null }
        return ok(c, data)
      },
    )
    .put(
      '/password',
      describes('Ändert das Passwort und beendet alle anderen Sitzungen', z.null(), {
        refusals: [429],
      }),
      requireLogin,
      valid('json', passwordChange),
      async (c) => {
        const { currentPassword, newPassword } = c.req.valid('json')
        const { username, token } = theAccount(c)
        const login = { username, password: currentPassword }
        const user = await guard.check(c.var.em, login, clientNetwork(c, config.trustProxy))
        if (!user) throw invalid({ currentPassword: [WRONG_PASSWORD] })
        await changePassword(c.var.em, user, newPassword, token)
        auditCall(c, config, 'password-set')
        return ok(c, null)
      },
    )
    .post(
      '/forgot',
      describes(
        'Sendet einen Link für ein neues Passwort, falls ein Konto diese Adresse hat; antwortet immer gleich',
        z.null(),
      ),
      valid('json', forgotInput),
      (c) => {
        reminder.ask(c.req.valid('json').email, clientNetwork(c, config.trustProxy))
        return ok(c, null)
      },
    )
    .post(
      // No GET: the token of an address would stand in logs.
      '/check-link',
      describes('Sagt, ob ein Link zum Setzen des Passworts noch gilt', linkCheck),
      valid('json', passwordLink),
      async (c) => ok(c, { isGood: await isGoodLink(c.var.em, c.req.valid('json').token) }),
    )
    .post(
      '/set-password',
      describes(
        'Setzt das Passwort über einen Link, der einmal gilt, und beendet alle Sitzungen',
        z.object({ username: z.string() }),
      ),
      valid('json', passwordByLink),
      async (c) => {
        const { token, password } = c.req.valid('json')
        const user = await setPasswordByLink(c.var.em, token, password)
        auditCall(c, config, 'password-set', { account: user.username })
        await guard.clear(user, clientNetwork(c, config.trustProxy))
        return ok(c, { username: user.username })
      },
    )
}
