import { Hono } from 'hono'
import { ownAddress, ownMails } from '../../../shared/accounts/own-address.ts'
import { user } from '../../../shared/accounts/user.ts'
import { clientNetwork } from '../../base/requests/http/client-address.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import type { LoginGuard } from './login.ts'
import { toUser, updateUser } from './user.changes.ts'
import { UserEntity } from './user.entity.ts'

/** The address by which somebody gets in again. The password is asked for, so that an unlocked screen is not enough. */
export const ownAddressRoutes = (config: { trustProxy: boolean }, guard: LoginGuard) =>
  new Hono<Env>().put(
    '/',
    describes('Ändert die eigene E-Mail-Adresse', user, { refusals: [409, 429] }),
    requireLogin,
    valid('json', ownAddress),
    async (c) => {
      const { email, password } = c.req.valid('json')
      const account = theAccount(c)
      await guard.requireOwner(c.var.em, account, { password }, clientNetwork(c, config.trustProxy))
      const changed = await c.var.em.transactional((em) =>
        updateUser(em, account.id, { email }, account.id),
      )
      return ok(c, toUser(changed))
    },
  )

/** Whether a mail tells of the inquiries that somebody is responsible for. */
export const ownMailsRoutes = () =>
  new Hono<Env>().put(
    '/',
    describes('Bestellt oder beendet die E-Mails zu den eigenen Anfragen', ownMails),
    requireLogin,
    valid('json', ownMails),
    async (c) => {
      const wanted = c.req.valid('json')
      const { id } = theAccount(c)
      await c.var.em.nativeUpdate(UserEntity, { id }, { inquiryMails: wanted.inquiries })
      return ok(c, wanted)
    },
  )
