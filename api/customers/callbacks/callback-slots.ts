import type { EntityManager } from '@mikro-orm/sql'
import { callbackSettings } from '../../../shared/dealer/callback-settings.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { type CallbackSlot, freeSlots } from '../../../shared/inquiries/callback-slots.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { inWork } from '../inquiries/inquiry.work.ts'

/**
 * The times at which somebody can still be called.
 * @param moved inquiries whose callback is about to move, which frees its time
 */
export async function findFreeSlots(
  em: EntityManager,
  now: Date,
  moved: number[] = [],
): Promise<CallbackSlot[]> {
  const settings = await currentParts(em, {
    company: companySettings,
    hours: hoursSettings,
    callback: callbackSettings,
  })
  const calls = await em.find(
    InquiryEntity,
    {
      ...inWork,
      callbackAt: { $gte: now },
      id: { $nin: moved },
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
