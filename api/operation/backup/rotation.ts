import type { Backup } from '../../../shared/backup/backup.ts'
import { DAY } from '../../../shared/durations.ts'

/** How many nightly backups are kept: the newest of each of so many days, weeks and months that have one. */
const KEPT = { day: 7, week: 4, month: 6 } as const

const germanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
const germanHour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
})
/** When the night's backup is made, in German hours. */
const NIGHT = 2

type Made = Pick<Backup, 'name' | 'createdAt' | 'isNightly'>

/** The names of the nightly backups that are not kept any longer. What somebody made by hand stays. */
export function outdated(backups: Made[]): string[] {
  const nightly = backups.filter(({ isNightly }) => isNightly)
  const newestFirst = nightly.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const kept = new Set<string>()
  for (const [unit, many] of Object.entries(KEPT)) {
    const periods = new Map<string, string>()
    for (const { name, createdAt } of newestFirst) {
      const period = PERIOD_OF[unit as keyof typeof KEPT](dayOf(createdAt))
      if (!periods.has(period) && periods.size < many) periods.set(period, name)
    }
    for (const name of periods.values()) kept.add(name)
  }
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}

/** Whether the backup of this night, or of this day if the server was off at night, is still to be made. */
export function isNightlyDue(backups: Made[], now: Date): boolean {
  if (Number(germanHour.format(now)) < NIGHT) return false
  const today = dayOf(now.toISOString())
  return !backups.some(({ isNightly, createdAt }) => isNightly && dayOf(createdAt) === today)
}

/** `2026-11-22`, in Germany. */
const dayOf = (moment: string) => germanDay.format(new Date(moment))

const PERIOD_OF: Record<keyof typeof KEPT, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const daysSinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - daysSinceMonday * DAY).toISOString().slice(0, 10)
}
