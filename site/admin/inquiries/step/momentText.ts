import { addDays, BERLIN, berlinDay } from '../../../../shared/dates.ts'

const day = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: BERLIN,
})
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: BERLIN })

/** `2026-11-25` → `Mi., 25.11.`, with the year where it is another one than this. */
export function dayText(iso: string, now = new Date()): string {
  const [year] = berlinDay(new Date(iso)).split('-')
  const written = day.format(new Date(iso))
  return year === berlinDay(now).slice(0, 4) ? written : `${written}${year}`
}

/** `heute, 14:05 Uhr`, `Mi., 25.11., 8:00 Uhr`, in German time. */
export function momentText(iso: string, now = new Date()): string {
  const isToday = berlinDay(new Date(iso)) === berlinDay(now)
  return `${isToday ? 'heute' : dayText(iso, now)}, ${time.format(new Date(iso))} Uhr`
}

/** `heute, 14:05 Uhr`, `morgen, 8 Uhr`, `Mo., 30.11., 8 Uhr`: as one says it. */
export function spokenMoment(iso: string, now = new Date()): string {
  const isTomorrow = berlinDay(new Date(iso)) === addDays(berlinDay(now), 1)
  const said = momentText(iso, now).replace(/0?(\d+):00 Uhr$/, '$1 Uhr')
  return isTomorrow ? said.replace(/^.*, /, 'morgen, ') : said
}
