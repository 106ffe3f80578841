import type { EntityManager } from '@mikro-orm/sql'
import { Hono } from 'hono'
import { type Newest, newest, today, todayQuery } from '../../../shared/inquiries/today.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission, theUser } from '../../dealer/permissions/require.ts'
import { findToday } from './today.queries.ts'

/** What is to be done today. */
export const todayRoutes = () =>
  new Hono<Env>()
    .get(
      '/newest',
      describes('Ob etwas hinzugekommen ist: die neueste Anfrage, Nachricht und Änderung', newest),
      requirePermission('inquiries.read'),
      async (c) => ok(c, await findNewest(c.var.em)),
    )
    .get(
      '/',
      describes('Was heute zu tun ist, das Dringende zuerst', today),
      requirePermission('inquiries.read'),
      valid('query', todayQuery),
      async (c) => {
        const { owner } = c.req.valid('query')
        const scope = { account: theUser(c).id, isOwn: owner === 'me' }
        return ok(c, await findToday(c.var.em, scope))
      },
    )

/** What has come in last, by which one sees that there is more: three looks at the ends of indexes. */
async function findNewest(em: EntityManager): Promise<Newest> {
  const highest = async (table: 'inquiry' | 'message' | 'inquiry_event') => {
    const newest = await em
      .getKysely<Tables>()
      .selectFrom(table)
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirst()
    return newest?.id ?? 0
  }
  return {
    inquiry: await highest('inquiry'),
    message: await highest('message'),
    event: await highest('inquiry_event'),
  }
}
