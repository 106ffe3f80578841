import { z } from 'zod'
import { type Hours, openSpansOn } from '../dealer/clock.ts'
import { CALLBACK_DAYS } from '../dealer/inquiry-settings.ts'
import type { Settings } from '../dealer/settings.ts'
import { addDays, berlinDay } from '../time/dates.ts'
import { MINUTE } from '../time/time.ts'

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

/** A call that is planned, in milliseconds since 1970. */
export interface Call {
  start: number
  end: number
}

interface Rules {
  hours: Hours
  callback: Settings['callback']
  now: Date
  /** What is planned already, of whatever length. */
  calls: readonly Call[]
}

/**
 * The times at which visitors can have themselves called, in their order: within opening hours, free, and not too soon.
 * The last place of each day is never offered: staff give it to callers.
 */
export function freeSlots({ hours, callback, now, calls }: Rules): CallbackSlot[] {
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
    const places = inTime.map((start) =>
      Math.max(0, callback.atOnce - mostAtOnce(calls, { start, end: start + length })),
    )
    if (places.reduce((sum, left) => sum + left, 0) <= LAST_PLACE) continue
    for (const [index, start] of inTime.entries())
      if (places[index]) slots.push(slotAt(start, length))
  }
  return slots
}

/** How many of these calls are made at the same moment of a span at most. */
function mostAtOnce(calls: readonly Call[], { start, end }: Call): number {
  const within = calls.filter((call) => call.start < end && call.end > start)
  const moments = [start, ...within.map((call) => call.start).filter((at) => at > start)]
  const countAt = (at: number) => within.filter((call) => call.start <= at && call.end > at).length
  return Math.max(...moments.map(countAt))
}

const slotAt = (start: number, length: number): CallbackSlot => ({
  start: new Date(start).toISOString(),
  end: new Date(start + length).toISOString(),
})
