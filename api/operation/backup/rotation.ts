import type { Backup } from '../../../shared/backup/backup.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { BERLIN } from '../../../shared/time/time.ts'

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** How many nightly backups are kept: the newest of each of so many days, weeks and months that have one. */
const KEPT: [many: number, periodOf: (day: string) => string][] = [
  [7, (day) => day],
  [4, mondayOf],
  [6, (day) => day.slice(0, 7)],
]

const germanHour = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: BERLIN,
})
/** When the night's backup is made, in German hours. */
const NIGHT = 2

type Made = Pick<Backup, 'name' | 'createdAt' | 'isNightly'>

/** The backups that count: those that open, and of no later day, as a clock that was ahead makes them. */
export function counting(backups: Backup[], now: Date): Backup[] {
  const today = berlinDay(now)
  return backups.filter(({ isReadable, createdAt }) => isReadable && dayOf(createdAt) <= today)
}

/** The names of the nightly ones among backups that count which are not kept any longer. What was made by hand stays. */
export function outdated(backups: Made[]): string[] {
  const nightly = backups.filter(({ isNightly }) => isNightly)
  const newestFirst = nightly.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const kept = new Set<string>()
  for (const [many, periodOf] of KEPT) {
    const periods = new Map<string, string>()
    for (const { name, createdAt } of newestFirst) {
      const period = periodOf(dayOf(createdAt))
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
const dayOf = (moment: string) => berlinDay(new Date(moment))
