import { Hono } from 'hono'
import { z } from 'zod'
import {
  recoveryCodes,
  totpConfirmation,
  totpRemoval,
  totpSetup,
} from '../../../shared/accounts/totp.ts'
import { requiresSecondFactor } from '../../../shared/dealer/settings.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import { currentParts } from '../settings/settings.parts.ts'
import type { LoginGuard } from './login.ts'
import { beginTotp, confirmTotp, endTotp } from './totp.ts'
import { UserEntity } from './user.entity.ts'

const QUARTER_OF_AN_HOUR = 15 * 60
const CODES = 20
const TOO_MANY = 'Zu viele falsche Codes. Bitte versuchen Sie es in einigen Minuten erneut.'
const REQUIRED = 'Die Anmeldung in zwei Schritten ist für alle Benutzer vorgeschrieben.'

/** The user's own second factor. */
export function totp(
  { config }: { config: { trustProxy: boolean } },
  guard: LoginGuard,
  createThrottle: Throttles,
) {
  const throttle = createThrottle({
    name: 'totp',
    limit: CODES,
    seconds: QUARTER_OF_AN_HOUR,
    message: TOO_MANY,
  })
  return new Hono<Env>()
    .post(
      '/',
      describes('Beginnt die Einrichtung des zweiten Faktors', totpSetup, { refusals: [409] }),
      requireLogin,
      async (c) => {
        const user = await c.var.em.findOneOrFail(UserEntity, theAccount(c).id)
        return ok(c, await beginTotp(c.var.em, user))
      },
    )
    .put(
      '/',
      describes(
        'Schaltet den zweiten Faktor ein und nennt ein einziges Mal die Wiederherstellungscodes',
        recoveryCodes,
        { refusals: [409, 429] },
      ),
      requireLogin,
      valid('json', totpConfirmation),
      async (c) => {
        const { id } = theAccount(c)
        await throttle.count(String(id))
        const user = await c.var.em.findOneOrFail(UserEntity, id)
        const codes = await confirmTotp(c.var.em, user, c.req.valid('json').code)
        await throttle.forgive(String(id))
        return ok(c, { recoveryCodes: codes })
      },
    )
    .delete(
      '/',
      describes('Schaltet den zweiten Faktor aus, mit Passwort oder Code', z.null(), {
        refusals: [409, 429],
      }),
      requireLogin,
      valid('json', totpRemoval),
      async (c) => {
        const account = theAccount(c)
        const rule = await currentParts(c.var.em, { requiresSecondFactor })
        if (rule.requiresSecondFactor) throw new ApiError(409, REQUIRED)
        const address = clientNetwork(c, config.trustProxy)
        await guard.requireOwner(c.var.em, account, c.req.valid('json'), address)
        await c.var.em.transactional((em) => endTotp(em, account.id))
        return ok(c, null)
      },
    )
}
