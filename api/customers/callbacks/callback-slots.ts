import type { EntityManager } from '@mikro-orm/sql'
import { type CallbackSlot, freeSlots } from '../../../shared/inquiries/callback-slots.ts'
import { openStages } from '../../../shared/inquiries/stage.ts'
import type { Database, Tables } from '../../base/db/database.ts'
import { waitForTurn } from '../../base/db/turns.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { findSettings } from '../../dealer/settings/settings.queries.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'

/** The times at which somebody can still be called. */
export async function findFreeSlots(em: EntityManager, now: Date): Promise<CallbackSlot[]> {
  const { settings } = await findSettings(em.getKysely<Tables>())
  const calls = await em.find(
    InquiryEntity,
    {
      ...{ callbackAt: { $gte: now }, stage: { $in: openStages } },
      ...{ spam: false, duplicateOf: null },
    },
    { fields: ['callbackAt'], disableIdentityMap: true },
  )
  const taken = new Map<number, number>()
  for (const { callbackAt } of calls) {
    const at = callbackAt?.getTime() ?? 0
    taken.set(at, (taken.get(at) ?? 0) + 1)
  }
  return freeSlots({
    hours: hoursAround(settings, now),
    callback: settings.callback,
    now,
    taken: (start) => taken.get(start.getTime()) ?? 0,
  })
}

/**
 * The time that somebody has asked for, or null if it is not free. Until the transaction ends nobody else is told that
 * it is, so the caller stores the inquiry in the same one.
 */
export async function lockFreeSlot(
  em: EntityManager,
  database: Pick<Database, 'peers'>,
  wanted: string,
  now: Date,
): Promise<CallbackSlot | null> {
  const start = new Date(wanted).toISOString()
  await waitForTurn(em, database, `callback ${start}`)
  const slots = await findFreeSlots(em, now)
  return slots.find((slot) => slot.start === start) ?? null
}
