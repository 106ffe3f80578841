import { Hono } from 'hono'
import { callbackSlots } from '../../../shared/inquiries/callback-slots.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { findFreeSlots } from './callback-slots.ts'

/** The times at which visitors can be called. They change with the clock, so nobody keeps them. */
export const callbacks = () =>
  new Hono<Env>().get(
    '/callback-slots',
    describes('Die Zeiten, zu denen noch zurückgerufen werden kann', callbackSlots),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      return ok(c, { slots: await findFreeSlots(c.var.em, new Date()) })
    },
  )
