import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { calendar } from '../../../shared/accounts/calendar.ts'
import { may } from '../../../shared/accounts/permissions.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Database } from '../../base/data/db/database.ts'
import { ofToken } from '../../base/requests/answers/html.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { entityManager } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { secretAddress } from '../../base/requests/http/route-marks.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { calendarOf } from './calendar.ts'

const SECRET_BYTES = 24

/** Lets an account subscribe to its calendar, renew the address and end it. */
export function calendarRoutes({ config: { siteUrl } }: { config: { siteUrl: string } }) {
  const answer = (c: Context<Env>, secret: string | null) =>
    ok(c, { address: secret && siteUrl + paths.calendar(secret) })

  async function storeSecret(c: Context<Env>, secret: string | null) {
    const { id } = theUser(c)
    await c.var.em.nativeUpdate(UserEntity, { id }, { calendarSecret: secret })
    return answer(c, secret)
  }

  const mayRead = requirePermission('inquiries.read')
  return new Hono<Env>()
    .get(
      '/',
      describes('Die Adresse, unter der ein Kalenderprogramm die eigenen Termine liest', calendar),
      mayRead,
      async (c) => {
        const { calendarSecret } = await c.var.em.findOneOrFail(UserEntity, theUser(c).id)
        return answer(c, calendarSecret ?? null)
      },
    )
    .post(
      '/',
      describes(
        'Gibt dem Kalender eine neue Adresse; unter der alten gibt es ihn nicht mehr',
        calendar,
      ),
      mayRead,
      (c) => storeSecret(c, randomBytes(SECRET_BYTES).toString('hex')),
    )
    .delete('/', describes('Beendet den Kalender', calendar), mayRead, (c) => storeSecret(c, null))
}

/**
 * The calendars themselves, for whoever knows the address. A former address, and that of an account that is gone,
 * inactive or may no longer see inquiries, is a 404.
 */
export function calendarFiles({
  config: { siteUrl },
  database,
}: {
  config: { siteUrl: string }
  database: Database
}) {
  return new Hono<Env>()
    .use(secretAddress, ofToken, entityManager(database.orm))
    .get('/:secret{[0-9a-f]+\\.ics}', async (c, next) => {
      const calendarSecret = c.req.param('secret').replace('.ics', '')
      const user = await c.var.em.findOne(UserEntity, { calendarSecret, active: true })
      if (!user || !may(user.role, 'inquiries.read')) return next()
      const text = await calendarOf(c.var.em, user, { siteUrl, now: new Date() })
      return c.body(text, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="anfragen.ics"',
      })
    })
}
