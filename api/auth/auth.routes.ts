import { Hono } from 'hono'
import { z } from 'zod'
import {
  ADMINISTRATOR,
  currentUser,
  loginHint,
  loginInput,
  type PasswordStatus,
  passwordChange,
  passwordStatus,
} from '../../shared/auth.ts'
import { clientAddress } from '../client-address.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Env } from '../env.ts'
import { ApiError, invalid } from '../errors.ts'
import { answers } from '../openapi/answers.ts'
import { valid } from '../validate.ts'
import { findLoginHint } from './administrator.ts'
import { requireAdmin, theUser } from './authentication.ts'
import { changePassword } from './change-password.ts'
import { createLoginGuard } from './login.ts'
import { comesFromThisMachine } from './this-machine.ts'

const ONLY_AT_THE_SERVER =
  'Dieser Zugang gilt nur auf dem Server selbst (localhost). Für die Anmeldung von außen setzen Sie ADMIN_PASSWORD und starten die Website neu.'

const loginAnswer = z.object({ token: z.string(), user: currentUser })

export function auth({ config, database, sessions }: Dependencies) {
  const guard = createLoginGuard()
  return new Hono<Env>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .post(
      '/login',
      answers('Meldet an', loginAnswer, { refusals: [401, 429] }),
      valid('json', loginInput),
      async (c) => {
        const address = clientAddress(c, config.trustProxy)
        const user = await guard.check(c.var.em, c.req.valid('json'), address)
        if (!user) throw new ApiError(401, 'Ungültige Anmeldedaten')
        if (user.demo && !comesFromThisMachine(c)) throw new ApiError(401, ONLY_AT_THE_SERVER)
        const session = await sessions.createSession(user.id, {})
        const data = {
          token: session.id,
          user: { username: user.username, role: ADMINISTRATOR },
        }
        return c.json({ success: true, data })
      },
    )
    .get(
      '/hint',
      answers(
        'Die Zugangsdaten der Vorführung, solange sie gelten und nur dieser Rechner zusieht',
        loginHint,
      ),
      async (c) => {
        const data = comesFromThisMachine(c) ? await findLoginHint(database.orm, config) : null
        return c.json({ success: true, data })
      },
    )
    .post('/logout', answers('Beendet die Sitzung', z.null()), requireAdmin, async (c) => {
      await sessions.invalidateSession(theUser(c).token)
      return c.json({ success: true, data: null })
    })
    .get(
      '/password',
      answers(
        'Ob die Umgebung des Servers (ADMIN_PASSWORD) das Passwort bei jedem Start neu setzt',
        passwordStatus,
      ),
      requireAdmin,
      (c) => {
        const data: PasswordStatus = { isSetAtStart: config.admin.password !== null }
        return c.json({ success: true, data })
      },
    )
    .put(
      '/password',
      answers('Ändert das Passwort und beendet alle anderen Sitzungen', z.null(), {
        refusals: [429],
      }),
      requireAdmin,
      valid('json', passwordChange),
      async (c) => {
        const { currentPassword, newPassword } = c.req.valid('json')
        const { username, token } = theUser(c)
        const login = { username, password: currentPassword }
        const user = await guard.check(c.var.em, login, clientAddress(c, config.trustProxy))
        if (!user) throw invalid({ currentPassword: ['Das aktuelle Passwort ist falsch'] })
        await changePassword(c.var.em, user, newPassword, token)
        return c.json({ success: true, data: null })
      },
    )
    .get('/me', answers('Wer angemeldet ist', currentUser), requireAdmin, (c) =>
      c.json({ success: true, data: c.var.user }),
    )
}
