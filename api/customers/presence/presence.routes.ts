import { Hono } from 'hono'
import { z } from 'zod'
import { colleague, presenceInput } from '../../../shared/inquiries/message-input.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { idOf, idParameter, valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { UNKNOWN_INQUIRY } from '../inquiries/inquiry.queries.ts'
import { findColleagues, notePresence } from './presence.ts'

/** Lets colleagues see that they are on the same inquiry. Asked again and again while it is open. */
export const presence = () =>
  new Hono<Env>().post(
    '/:id/presence',
    describes(
      'Sagt, dass man eine Anfrage offen hat; antwortet, wer sie in der letzten Minute auch offen hatte',
      z.array(colleague),
      { refusals: [404] },
    ),
    requirePermission('inquiries.read'),
    valid('param', idParameter),
    valid('json', presenceInput),
    async (c) => {
      const { em } = c.var
      const inquiry = idOf(c.req.valid('param'), UNKNOWN_INQUIRY)
      const [account, now] = [theUser(c).id, new Date()]
      await notePresence(em, { inquiry, account, ...c.req.valid('json') }, now)
      return ok(c, await findColleagues(em, { inquiry, account }, now))
    },
  )
