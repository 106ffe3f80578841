import { weekdayAndDay } from '../../../shared/time/dates.ts'
import { has, isObject, isText } from '../../../shared/values/shape.ts'
import { dataOf } from './answer.ts'

/** A time at which one can be called, in ISO 8601. */
export interface CallbackTime {
  start: string
  end: string
}

const isTime = has<CallbackTime>({ start: isText, end: isText })
const PATIENCE = 10_000

/** The times that are free; none if they cannot be had: then one is called as soon as possible. */
export async function fetchCallbackTimes(): Promise<CallbackTime[]> {
  try {
    const response = await fetch('/api/callback-slots', { signal: AbortSignal.timeout(PATIENCE) })
    const data = dataOf(await response.json())
    return isObject(data) && Array.isArray(data.slots) ? data.slots.filter(isTime) : []
  } catch {
    return []
  }
}

/** The times of each day, in their order, by the day as one reads it: `Mittwoch, 25. November`. */
export function byDay(times: readonly CallbackTime[]): Map<string, CallbackTime[]> {
  const days = new Map<string, CallbackTime[]>()
  for (const time of times) {
    const day = weekdayAndDay.format(new Date(time.start))
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}
