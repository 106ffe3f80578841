import type { EntityManager } from '@mikro-orm/sql'
import { callbackSettings } from '../../../shared/dealer/callback-settings.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { type CallbackSlot, freeSlots } from '../../../shared/inquiries/callback-slots.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { findCalls } from './planned-calls.ts'

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
  const { callback } = settings
  const calls = await findCalls(em, { now, minutes: callback.minutes, moved })
  return freeSlots({ hours: hoursAround(settings, now), callback, now, calls })
}
