import type { Span } from './opening-hours.ts'

/** What a page tells its script: the hours of the weekdays from Monday on, and those of special days ahead. */
export interface SentHours {
  week: readonly Span[][]
  days: readonly { date: string; open: Span[] }[]
}

/** So far ahead a page knows special days. */
const DAYS_AHEAD = 21
const DAY_MS = 86_400_000

/**
 * What the hours mean at a moment: `geöffnet bis 18 Uhr`, `ab Montag, 8 Uhr`; null where nothing opens in the next
 * weeks. Pages are files that live for long, so the browser of the reader asks.
 * @param now what Berlin's clocks show, as `2026-11-29 18:30`
 */
export function openingNow({ week, days }: SentHours, now: string) {
  const [today = '', time = ''] = now.split(' ')
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS)
    const date = day.toISOString().slice(0, 10)
    const special = days.find((one) => one.date === date)
    const open = special?.open ?? week[(day.getUTCDay() + 6) % 7] ?? []
    const next = open.find(({ to }) => ahead > 0 || to > time)
    if (next && ahead === 0 && next.from <= time)
      return { isOpen: true, text: `geöffnet bis ${clockTime(next.to)}` }
    if (next) return { isOpen: false, text: `ab ${dayWord(day, ahead)}${clockTime(next.from)}` }
  }
  return null
}

/** `08:00` → `8 Uhr`, `08:30` → `8:30 Uhr`. */
const clockTime = (time: string) => `${time.replace(/^0|:00$/g, '')}\u00a0Uhr`

function dayWord(day: Date, ahead: number): string {
  if (ahead === 0) return ''
  if (ahead === 1) return 'morgen, '
  const { format } = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'UTC',
    ...(ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  })
  return `${format(day)}, `
}
