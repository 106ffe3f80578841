import { z } from 'zod'
import { addDays, berlinDay, weekdayAndDay } from '../time/dates.ts'
import { keysOf } from '../values/records.ts'

const dayLabels = {
  Monday: 'Mo',
  Tuesday: 'Di',
  Wednesday: 'Mi',
  Thursday: 'Do',
  Friday: 'Fr',
  Saturday: 'Sa',
  Sunday: 'So',
} as const
export type Day = keyof typeof dayLabels
/** In schema.org's English, in the order of a week. */
export const days = keysOf(dayLabels)

const SPANS_PER_DAY = 3
const timeOfDay = z
  .string({ error: 'Uhrzeit fehlt' })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Uhrzeit muss wie 08:00 geschrieben sein')

const span = z.object({ from: timeOfDay, to: timeOfDay })
export type Span = z.infer<typeof span>

/** When the dealer is open on a day, in local time; none on closed days. */
export const spans = z
  .array(span, { error: 'Öffnungszeiten müssen eine Liste sein' })
  .max(SPANS_PER_DAY, `Höchstens ${SPANS_PER_DAY} Zeiten an einem Tag`)
  .refine((list) => list.every(({ from, to }) => from < to), {
    error: 'Die Öffnung muss vor dem Schluss liegen',
  })
  .refine((list) => list.every(({ from }, index) => index === 0 || from > endOf(list, index - 1)), {
    error: 'Die Zeiten eines Tages müssen aufeinander folgen',
  })

const endOf = (list: Span[], index: number) => list[index]?.to ?? ''

export const dayNames: Record<Day, string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

export type Week = Record<Day, Span[]>

/** A date with other hours, such as a holiday. */
export interface ExceptionalDay {
  date: string
  label: string
  open: Span[]
}

/** How many days ahead exceptions are announced. */
export const ANNOUNCED_DAYS = 21

/** `08:00` to `18:00` → `8:00–18:00 Uhr`; no span → `geschlossen`. */
export function formatSpans(list: readonly Span[]): string {
  if (list.length === 0) return 'geschlossen'
  const short = (time: string) => time.replace(/^0/, '')
  return `${list.map(({ from, to }) => `${short(from)}–${short(to)}`).join(', ')} Uhr`
}

const TYPED_SPAN = /^(\d{1,2})(?:[:.](\d\d))? ?(?:-|–|bis) ?(\d{1,2})(?:[:.](\d\d))?$/

/** `8-12, 13:00–17:30 Uhr` as spans, `geschlossen` as none; null for anything else. */
export function readSpans(text: string): Span[] | null {
  const plain = text.trim().toLowerCase()
  if (plain === 'geschlossen') return []
  const read = plain
    .replace(/ ?uhr$/, '')
    .split(/ ?(?:,|;|und) ?/)
    .map((part) => TYPED_SPAN.exec(part))
  const list = read.map((match) => {
    const [, fromHour = '', fromMinute = '00', toHour = '', toMinute = '00'] = match ?? []
    return {
      from: `${fromHour.padStart(2, '0')}:${fromMinute}`,
      to: `${toHour.padStart(2, '0')}:${toMinute}`,
    }
  })
  return read.includes(null) || !spans.safeParse(list).success ? null : list
}

/** The hours of a day of the week. */
interface DayHours {
  open: Span[]
  /** Whether visitors can also come at a time that is agreed. */
  isByAppointment: boolean
}

const BY_APPOINTMENT = 'nach Vereinbarung'
const TYPED_APPOINTMENT =
  /(?:^|[,;]? *(?:(?:und|oder|sowie) )?)(?:nur )?(?:nach|n\.) ?(?:vereinbarung|absprache|termin|v\.)$/i

/** As `formatSpans`, and on a day by appointment `nach Vereinbarung` or `8:00–12:00 Uhr und nach Vereinbarung`. */
export function formatHours({ open, isByAppointment }: DayHours): string {
  if (!isByAppointment) return formatSpans(open)
  return open.length === 0 ? BY_APPOINTMENT : `${formatSpans(open)} und ${BY_APPOINTMENT}`
}

/** Reads what `formatHours` writes, as people type it; null for anything else. */
export function readHours(text: string): DayHours | null {
  const hours = text.trim().replace(TYPED_APPOINTMENT, '')
  const isByAppointment = hours !== text.trim()
  const open = isByAppointment && hours === '' ? [] : readSpans(hours)
  return open && { open, isByAppointment }
}

interface WeekHours {
  week: Week
  byAppointment: readonly Day[]
}

interface HoursLine {
  label: string
  days: Day[]
  open: Span[]
  /** The hours in words. */
  text: string
}

/** A week in as few lines as possible: days with the same hours share one, `Mo–Fr` or `Mo–Di, Fr`. */
export function hoursLines({ week, byAppointment }: WeekHours): HoursLine[] {
  const lines: HoursLine[] = []
  for (const day of days) {
    const open = week[day]
    const text = formatHours({ open, isByAppointment: byAppointment.includes(day) })
    const same = lines.find((line) => line.text === text)
    if (same) same.days.push(day)
    else lines.push({ label: '', days: [day], open, text })
  }
  return lines.map((line) => ({ ...line, label: dayRanges(line.days, dayLabels) }))
}

/** The one line that says when the house is open on ordinary working days; undefined if these differ. */
export const workdayLine = (hours: WeekHours): HoursLine | undefined =>
  hoursLines(hours).find((line) => workdays.every((day) => line.days.includes(day)))

const workdays = days.slice(0, 5)

/** `Mo–Di, Fr` */
export function dayRanges(group: readonly Day[], labels: Readonly<Record<Day, string>>): string {
  const runs = group.reduce<Day[][]>((runs, day) => {
    const run = runs.at(-1)
    const isNext = run && days.indexOf(day) === days.indexOf(run.at(-1) ?? day) + 1
    if (isNext) run.push(day)
    else runs.push([day])
    return runs
  }, [])
  const rangeOf = (...ends: (Day | undefined)[]) =>
    ends.flatMap((day) => (day ? [labels[day]] : [])).join('–')
  return runs.map(([first, ...rest]) => rangeOf(first, rest.at(-1))).join(', ')
}

interface SpecialDays {
  exceptions: readonly ExceptionalDay[]
  /** Closed, unless they are an exception. */
  holidays: readonly string[]
}

/** The days with other hours that visitors should know of: from today on. */
export function upcoming({ exceptions, holidays }: SpecialDays, now: Date): ExceptionalDay[] {
  const today = berlinDay(now)
  const last = addDays(today, ANNOUNCED_DAYS)
  const closed = holidays
    .filter((date) => !exceptions.some((day) => day.date === date))
    .map((date) => ({ date, label: 'Feiertag', open: [] }))
  return [...exceptions, ...closed]
    .filter(({ date }) => date >= today && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** `2026-12-24` → `Donnerstag, 24. Dezember`. */
export const formatDate = (date: string) => weekdayAndDay.format(new Date(`${date}T12:00:00Z`))
