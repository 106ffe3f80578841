import { Hono } from 'hono'
import { z } from 'zod'
import {
  type CurrentUser,
  currentUser,
  loggedInUser,
  loginHint,
} from '../../../shared/accounts/auth.ts'
import { loginInput } from '../../../shared/accounts/login-input.ts'
import { type Role, roleLabels } from '../../../shared/accounts/permissions.ts'
import type { AuditEvent } from '../../../shared/operation/audit.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import { clientNetwork, isDirectLocalRequest } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import { findLoginHint } from './administrator.ts'
import { describeDevice } from './device.ts'
import { createLoginGuard } from './login.ts'
import { ownAddressRoutes, ownMailsRoutes } from './own-address.routes.ts'
import { ownSessions } from './own-sessions.routes.ts'
import { type PasswordServices, passwords } from './password.routes.ts'
import type { Sessions } from './sessions.ts'
import { totp } from './totp.routes.ts'
import { UserEntity } from './user.entity.ts'

const ONLY_AT_THE_SERVER =
  'Dieser Zugang gilt nur auf dem Server selbst (localhost). Für die Anmeldung von außen setzen Sie ADMIN_PASSWORD und starten die Website neu.'

const loginAnswer = z.object({ token: z.string(), user: loggedInUser })

/** What belongs to everybody's own account. */
export function auth(
  dependencies: PasswordServices & { sessions: Sessions; throttles: Throttles },
) {
  const { config, database, sessions, throttles } = dependencies
  const guard = createLoginGuard(throttles)
  return new Hono<Env>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .post(
      '/login',
      describes(
        'Meldet an. Fehlt der Code des zweiten Faktors, nennt ihn die Ablehnung in data.needs',
        loginAnswer,
        { refusals: [401, 429] },
      ),
      valid('json', loginInput),
      async (c) => {
        const address = clientNetwork(c, config.trustProxy)
        const input = c.req.valid('json')
        const note = (event: AuditEvent) => auditCall(c, config, event, { account: input.username })
        const user = await guard.logIn(c.var.em, input, address).catch((refusal: unknown) => {
          if (refusal instanceof ApiError && refusal.status === 429) note('login-throttled')
          // Without a code it was only asked for.
          else if (refusal instanceof ApiError && input.code) note('login-failed')
          throw refusal
        })
        const isElsewhere = user?.demo && !isDirectLocalRequest(c)
        if (!user || isElsewhere) note('login-failed')
        if (!user) throw new ApiError(401, 'Ungültige Anmeldedaten')
        if (isElsewhere) throw new ApiError(401, ONLY_AT_THE_SERVER)
        const device = describeDevice(c.req.header('User-Agent'))
        const session = await sessions.createSession(user.id, { device })
        note('login')
        const role: Role = user.role
        const data = {
          token: session.id,
          user: { username: user.username, role: roleLabels[role] },
        }
        return ok(c, data)
      },
    )
    .get(
      '/hint',
      describes(
        'Die Zugangsdaten der Vorführung, solange sie gelten; nur für Anfragen vom selben Rechner',
        loginHint,
      ),
      async (c) => {
        return ok(c, isDirectLocalRequest(c) ? await findLoginHint(database.orm, config) : null)
      },
    )
    .post('/logout', describes('Beendet die Sitzung', z.null()), requireLogin, async (c) => {
      await sessions.invalidateSession(theAccount(c).token)
      return ok(c, null)
    })
    .get('/me', describes('Wer angemeldet ist', currentUser), requireLogin, async (c) => {
      const { id, username, role, mustSetUpSecondFactor } = theAccount(c)
      const {
        email = null,
        name = null,
        inquiryMails,
        totpActive,
      } = await c.var.em.findOneOrFail(UserEntity, id)
      const data: CurrentUser = {
        id,
        username,
        role: roleLabels[role],
        roleKey: role,
        email,
        name,
        inquiryMails,
        hasSecondFactor: totpActive,
        mustSetUpSecondFactor,
      }
      return ok(c, data)
    })
    .route('/', passwords(dependencies, guard, throttles))
    .route('/email', ownAddressRoutes(config, guard))
    .route('/mails', ownMailsRoutes())
    .route('/sessions', ownSessions())
    .route('/totp', totp(dependencies, guard, throttles))
}
