import { z } from 'zod'
import { calendarDay, parameter } from '../calls/query.ts'
import { retention } from '../operation/retention.ts'
import { addDays, berlinDay } from '../time/dates.ts'
import { DAY } from '../time/time.ts'

/** How many lines a list of the statistics has at most. */
export const LONGEST_LIST = 100
/** How many days are shown when nobody says which. */
const USUAL_DAYS = 30
const MOST_DAYS = retention.statisticsMonths * 31

const day = calendarDay('2026-11-24')

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

export const statisticsRange = z
  .object({
    from: parameter(day).meta({
      description: `Erster Tag; ohne Angabe beginnt ein Zeitraum von ${USUAL_DAYS} Tagen`,
    }),
    to: parameter(day).meta({ description: 'Letzter Tag; ohne Angabe heute' }),
  })
  .transform(({ from, to = berlinDay(new Date()) }) => ({
    from: from ?? addDays(to, 1 - USUAL_DAYS),
    to,
  }))
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'darf nicht vor „from“ liegen' })
  .refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS, {
    path: ['from'],
    error: `darf höchstens ${MOST_DAYS} Tage vor „to“ liegen`,
  })
export type StatisticsRange = z.infer<typeof statisticsRange>

const count = z.number().int()

/** A machine of the stock, with what was counted of it. */
const countedMachine = z.object({
  productId: count,
  title: z.string(),
  views: count,
  dataSheets: count,
  inquiries: count,
  days: count.meta({ description: 'So viele Tage steht sie im Bestand' }),
})
export type CountedMachine = z.infer<typeof countedMachine>

const counted = z.object({ name: z.string(), count })
export type Counted = z.infer<typeof counted>

const list = <Row extends z.ZodType>(row: Row, description: string) =>
  z
    .array(row)
    .max(LONGEST_LIST)
    .meta({ description: `${description}, höchstens ${LONGEST_LIST}` })

/** How old the stock may be, each from the day after the one before; the last one has no end. */
export const stockAges = [30, 90, 180, 365] as const

/** What visitors looked at and looked for on a range of days. */
export const statistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    countedByServerUntil: z.iso.date().nullable().meta({
      description:
        'Bis zu diesem Tag zählte der Server jede Seite, die er auslieferte; null, wenn das nie so war',
    }),
    views: count.meta({ description: 'Wie oft jemand eine Seite sah' }),
    dataSheets: count,
    inquiries: count,
    searches: count,
    byDay: z.array(z.object({ day: z.iso.date(), views: count, inquiries: count })),
    unasked: list(countedMachine, 'Verfügbare Maschinen, die gesehen und nicht angefragt wurden'),
    seen: list(countedMachine, 'Die am häufigsten gesehenen Maschinen des Bestands'),
    standing: list(countedMachine, 'Die verfügbaren Maschinen, die am längsten stehen'),
    ages: z
      .array(z.object({ upTo: count.nullable(), count }))
      .meta({ description: 'Wie viele verfügbare Maschinen so viele Tage stehen' }),
    sought: list(counted, 'Suchworte'),
    unfound: list(counted, 'Suchworte, zu denen es nichts gab'),
    referrers: list(counted, 'Websites, von denen Besucher kamen'),
    pages: list(counted, 'Seiten außer denen der Maschinen'),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.infer<typeof statistics>
