import { Hono } from 'hono'
import { loginInput } from '../../shared/auth.ts'
import { clientAddress } from '../client-address.ts'
import type { Dependencies, Env } from '../context.ts'
import { valid } from '../validate.ts'
import { findLoginHint } from './administrator.ts'
import { requireAdmin } from './authentication.ts'
import { createLoginGuard } from './login.ts'

export function auth({ config, database, sessions }: Dependencies) {
  const guard = createLoginGuard()
  return new Hono<Env>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .post('/login', valid('json', loginInput), async (c) => {
      const address = clientAddress(c, config.trustProxy)
      const user = await guard.check(c.var.em, c.req.valid('json'), address)
      const session = await sessions.createSession(user.id, {})
      const data = {
        token: session.id,
        user: { username: user.username, role: 'Administrator' as const },
      }
      return c.json({ success: true, data })
    })
    .get('/hint', async (c) =>
      c.json({ success: true, data: await findLoginHint(database.orm, config) }),
    )
    .post('/logout', requireAdmin, async (c) => {
      if (c.var.token) await sessions.invalidateSession(c.var.token)
      return c.json({ success: true, data: null })
    })
    .get('/me', requireAdmin, (c) => c.json({ success: true, data: c.var.user }))
}
