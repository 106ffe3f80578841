import type { MikroORM } from '@mikro-orm/sql'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { upcoming } from '../../../shared/dealer/opening-hours.ts'
import type { Db } from '../../base/data/db/database.ts'
import { recordChange } from '../../base/data/freshness/change-log.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { LastRunEntity } from '../../base/work/tasks/last-run.entity.ts'
import { hoursAround } from '../holidays/holidays.ts'
import { SETTINGS_TAG } from './settings.entity.ts'
import { findParts } from './settings.parts.ts'

const NAME = 'announced-days'

interface Parts {
  database: { orm: MikroORM; db: Db }
  freshness: Freshness
}

/**
 * Pages name the exceptional days and holidays of the next weeks, so they become outdated as time passes. Makes them
 * stale when a day has come into sight or is over since the last call.
 */
export async function refreshUpcomingDays({ database, freshness }: Parts, now = new Date()) {
  const { orm, db } = database
  const parts = { company: companySettings, hours: hoursSettings }
  const { exceptions, holidays = [] } = hoursAround(await findParts(db, parts), now)
  const announced = (at: Date) => JSON.stringify(upcoming({ exceptions, holidays }, at))
  const changed = await orm.em.fork().transactional(async (em) => {
    const last = await em.findOne(LastRunEntity, { name: NAME })
    const isChanged = last !== null && announced(last.at) !== announced(now)
    await em.upsert(LastRunEntity, { name: NAME, at: now })
    if (isChanged) recordChange(em, [SETTINGS_TAG])
    return isChanged
  })
  if (changed) await freshness.catchUp()
}
