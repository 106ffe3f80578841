import { BERLIN, berlinDay } from '../../../../shared/dates.ts'

const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: BERLIN })
const dayOfYear = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: BERLIN,
})
const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: BERLIN })

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
