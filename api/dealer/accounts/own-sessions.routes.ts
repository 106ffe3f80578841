import { Hono } from 'hono'
import { z } from 'zod'
import { session } from '../../../shared/accounts/auth.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requireLogin, theAccount } from '../permissions/require.ts'
import { endSession, listSessions } from './own-sessions.ts'

const sessionParameter = z.object({
  id: z.string().meta({ description: 'Die id aus der Liste der Sitzungen' }),
})

export const ownSessions = () =>
  new Hono<Env>()
    .get(
      '/',
      describes('Wo Sie angemeldet sind, die letzte Nutzung zuerst', z.array(session)),
      requireLogin,
      async (c) => ok(c, await listSessions(c.var.em, theAccount(c))),
    )
    .delete(
      '/:id',
      describes('Beendet eine Ihrer Sitzungen', z.null(), { refusals: [404] }),
      requireLogin,
      valid('param', sessionParameter),
      async (c) => {
        await endSession(c.var.em, theAccount(c), c.req.valid('param').id)
        return ok(c, null)
      },
    )
