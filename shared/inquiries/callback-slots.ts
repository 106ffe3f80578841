import { z } from 'zod'
import { CALLBACK_DAYS } from '../dealer/callback-settings.ts'
import { type Hours, openSpansOn } from '../dealer/clock.ts'
import type { Settings } from '../dealer/settings.ts'
import { addDays, berlinDay } from '../time/dates.ts'
import { MINUTE } from '../time/durations.ts'

/** A time at which somebody can be called. */
const callbackSlot = z
  .object({ start: z.iso.datetime(), end: z.iso.datetime() })
  .meta({ id: 'CallbackSlot' })
export type CallbackSlot = z.infer<typeof callbackSlot>

export const callbackSlots = z.object({ slots: z.array(callbackSlot) })

/** How many places of each day are left to the staff. */
const LAST_PLACE = 1
/** How many days are looked at if the house is hardly ever open. */
const MOST_DAYS = 60

interface Rules {
  hours: Hours
  callback: Settings['callback']
  now: Date
  /** How many calls there are at a moment already. */
  taken(start: Date): number
}

/**
 * The times at which visitors can have themselves called, in their order: within opening hours, free, and not too soon.
 * The last place of each day is never offered: staff give it to callers.
 */
export function freeSlots({ hours, callback, now, taken }: Rules): CallbackSlot[] {
  const length = callback.minutes * MINUTE
  const first = now.getTime() + callback.leadMinutes * MINUTE
  const slots: CallbackSlot[] = []
  let days = 0
  for (let ahead = 0; ahead < MOST_DAYS && days < CALLBACK_DAYS; ahead++) {
    const starts = openSpansOn(addDays(berlinDay(now), ahead), hours).flatMap(({ start, end }) => {
      const count = Math.floor((end - start) / length)
      return Array.from({ length: count }, (_, index) => start + index * length)
    })
    const inTime = starts.filter((start) => start >= first)
    if (inTime.length > 0) days++
    const places = inTime.map((start) => Math.max(0, callback.atOnce - taken(new Date(start))))
    if (places.reduce((sum, left) => sum + left, 0) <= LAST_PLACE) continue
    for (const [index, start] of inTime.entries())
      if (places[index]) slots.push(slotAt(start, length))
  }
  return slots
}

const slotAt = (start: number, length: number): CallbackSlot => ({
  start: new Date(start).toISOString(),
  end: new Date(start + length).toISOString(),
})
