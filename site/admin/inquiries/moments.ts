import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { BERLIN } from '../../../shared/time/time.ts'

const dayOfWeek = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: BERLIN,
})
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: BERLIN })
const dayOfYear = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: BERLIN,
})
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: BERLIN })

/** `2026-11-25` → `Mi., 25.11.`, with the year where it is another one than this. */
export function dayText(iso: string, now = new Date()): string {
  const [year] = berlinDay(new Date(iso)).split('-')
  const written = dayOfWeek.format(new Date(iso))
  return year === berlinDay(now).slice(0, 4) ? written : `${written}${year}`
}

/** `heute, 14:05 Uhr`, `Mi., 25.11., 08:00 Uhr`, in German time. */
export function momentText(iso: string, now = new Date()): string {
  const isToday = berlinDay(new Date(iso)) === berlinDay(now)
  return `${isToday ? 'heute' : dayText(iso, now)}, ${time.format(new Date(iso))} Uhr`
}

/** `heute, 14:05 Uhr`, `morgen, 08:00 Uhr`, `Mo., 30.11., 08:00 Uhr`: as one says it. */
export function spokenMoment(iso: string, now = new Date()): string {
  const isTomorrow = berlinDay(new Date(iso)) === addDays(berlinDay(now), 1)
  const said = momentText(iso, now)
  return isTomorrow ? said.replace(/^.*, /, 'morgen, ') : said
}

/** `Rückruf heute 14:30`, `Rückruf morgen 08:00`, `Rückruf Mo., 30.11. 08:00`. */
export function callbackText(iso: string, now = new Date()): string {
  const [date, today] = [berlinDay(new Date(iso)), berlinDay(now)]
  const isNear = date === today || date === addDays(today, 1)
  const word = date === today ? 'heute' : 'morgen'
  return `Rückruf ${isNear ? word : dayText(iso, now)} ${time.format(new Date(iso))}`
}

/** `14:05` of today, `25.11.` of this year, `25.11.24` of others, in German time. */
export function shortMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const [then, today] = [berlinDay(at), berlinDay(now)]
  if (then === today) return time.format(at)
  return (then.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(at)
}

/** When a step is due: `seit 25.11.` once that is over, else `bis 14:05`, `am 1.12.`. */
export function stepMoment(iso: string, now = new Date()): { text: string; isOver: boolean } {
  const isOver = Date.parse(iso) < now.getTime()
  const isToday = berlinDay(new Date(iso)) === berlinDay(now)
  const word = isOver ? 'seit' : isToday ? 'bis' : 'am'
  return { text: `${word} ${shortMoment(iso, now)}`, isOver }
}
