import { z } from 'zod'
import {
  endOfDay,
  firstOpeningOf,
  type Hours,
  hoursOn,
  momentAt,
} from '../../../../shared/dealer/clock.ts'
import { type NextStep, nextStepInput } from '../../../../shared/inquiries/stage.ts'
import { addDays, berlinDay } from '../../../../shared/time/dates.ts'
import { HOUR, MINUTE } from '../../../../shared/time/time.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { momentText } from '../moments.ts'

/** How many days ahead an open one is looked for. */
const DAYS_AHEAD = 14

export const laterLabels = {
  hour: 'In einer Stunde',
  afternoon: 'Heute Nachmittag',
  tomorrow: 'Morgen',
  threeDays: 'In drei Tagen',
  nextWeek: 'Nächste Woche',
  day: 'Zu einem anderen Zeitpunkt',
} as const
type Later = keyof typeof laterLabels
type Named = Exclude<Later, 'day'>

/**
 * The moments that can be chosen by name, in ISO form: within the day by the clock, else when the house opens on the
 * first open day. An afternoon that has begun is the next morning, for the form that was left open over it.
 */
export function laterTimes(now: Date, hours: Hours): Record<Named, string> {
  const today = berlinDay(now)
  // Sunday is 0 for JavaScript and the last day of a German week.
  const untilMonday = 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7)
  const openingFrom = (day: string) => beginningOf(openFrom(day, hours), hours)
  const tomorrow = openingFrom(addDays(today, 1))
  const afternoon = momentAt(`${today}T14:00`)
  return {
    hour: inAnHour(now).toISOString(),
    afternoon: afternoon > now ? afternoon.toISOString() : tomorrow,
    tomorrow,
    threeDays: openingFrom(addDays(today, 3)),
    nextWeek: openingFrom(addDays(today, untilMonday)),
  }
}

/** The names to choose from: of several that mean the same moment one, and the afternoon only while it lies ahead. */
export function laterChoices(now: Date, hours: Hours): { id: Named; at: string }[] {
  const times = laterTimes(now, hours)
  const ordered: Named[] = keysOf(times).filter(
    (id) => id !== 'afternoon' || times.afternoon !== times.tomorrow,
  )
  return ordered
    .filter((id, index) => ordered.findIndex((other) => times[other] === times[id]) === index)
    .map((id) => ({ id, at: times[id] }))
}

/** The names that say how many days ahead they are. */
const saidDays: Partial<Record<Named, number>> = { tomorrow: 1, threeDays: 3 }

/** `Morgen (Do., 26.11., 08:00 Uhr)`; the moment alone where closed days have moved it away from what its name says. */
export function laterName(id: Named, at: string, now: Date): string {
  const days = saidDays[id]
  const isMoved = days !== undefined && berlinDay(new Date(at)) !== addDays(berlinDay(now), days)
  const moment = momentText(at, now)
  return isMoved ? moment : `${laterLabels[id]} (${moment})`
}

const STEP = 5 * MINUTE

/** On the clock's next five minutes. */
const inAnHour = (now: Date) => new Date(Math.ceil((now.getTime() + HOUR) / STEP) * STEP)

/** The first open day from this one on; the day itself for a house that stays closed. */
function openFrom(day: string, hours: Hours): string {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, count) => addDays(day, count))
  return ahead.find((date) => hoursOn(date, hours).length > 0) ?? day
}

/** When the house opens on a day, or 9:00 where it does not, as an ISO instant. */
export const beginningOf = (day: string, hours: Hours): string =>
  (firstOpeningOf(hours, day) ?? nineOn(day)).toISOString()

/** Counted back from midnight, because the clocks change early in the morning. */
const nineOn = (day: string) => new Date(endOfDay(day).getTime() - 15 * HOUR)

/** What is chosen in a form; `unchanged` leaves the next step to the server. */
const stepChoices = z.enum(['unchanged', ...keysOf(laterLabels)])

/** A next step as a form holds it, whether valid or not. */
export const stepValues = z.object({
  when: stepChoices,
  /** Only read for `day`. */
  day: z.string().nullable(),
  /** The same; empty for when the house opens. */
  time: z.string().nullish(),
  text: z.string().nullable(),
})
export type StepValues = z.infer<typeof stepValues>

const DAY_MISSING = 'Bitte wählen Sie einen Tag'
const DAY_OVER = 'Dieser Tag ist schon vorbei'

/** A next step that can be sent: the errors stand beside the fields of the form. */
export const checkedStep = stepValues.superRefine(({ when, day, text }, context) => {
  if (when === 'unchanged') return
  if (when === 'day') {
    const chosen = z.iso.date().safeParse(day).data
    const message = chosen === undefined ? DAY_MISSING : DAY_OVER
    if (chosen === undefined || chosen < berlinDay(new Date()))
      context.addIssue({ code: 'custom', path: ['day'], message })
  }
  const problem = nextStepInput.shape.text.safeParse(text ?? '').error?.issues[0]?.message
  if (problem) context.addIssue({ code: 'custom', path: ['text'], message: problem })
})

/** The next step that a valid choice means; undefined where it stays as it is. */
export function stepOf(
  { when, day, time, text }: StepValues,
  hours: Hours,
  now: Date,
): NextStep | undefined {
  if (when === 'unchanged') return undefined
  const said = (text ?? '').trim()
  if (when !== 'day') return { at: laterTimes(now, hours)[when], text: said }
  if (!day) return undefined
  const at = time ? momentAt(`${day}T${time}`).toISOString() : beginningOf(day, hours)
  return { at, text: said }
}
