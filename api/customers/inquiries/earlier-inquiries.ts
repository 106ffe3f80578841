import type { MikroORM } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Db } from '../../base/data/db/database.ts'
import { searchEarlierMessages } from './inquiry.search.ts'

/** Gives inquiries of an earlier version, from the database or a backup, what is stored of those of today. */
export async function completeEarlierInquiries(orm: MikroORM): Promise<void> {
  await dateWon(orm.em.fork().getKysely())
  await searchEarlierMessages(orm)
}

/** What an earlier version wrote into the timeline, which is never written anew. */
const WON = 'Status geändert: % → Gewonnen'
const WON_AND_DONE = 'Status geändert: Gewonnen → Abgeschlossen'

/** Until 2026-12-04 only the timeline said when something was won. */
async function dateWon(db: Db): Promise<void> {
  const status = sql`from inquiry_event event where event.inquiry_id = inquiry.id and kind = 'status'`
  const lastWon = sql`(select max(at) ${status} and text like ${WON})`
  await sql`update inquiry set won_at = coalesce(${lastWon}, updated_at)
    where won_at is null and stage = 'won'`.execute(db)
  await sql`update inquiry set won_at = ${lastWon}
    where won_at is null and stage = 'done' and id in
      (select inquiry_id from inquiry_event where kind = 'status' and text = ${WON_AND_DONE})
    and (select text ${status} order by id desc limit 1) = ${WON_AND_DONE}`.execute(db)
}
