import { momentAt, monthsLater } from '../../../shared/dealer/clock.ts'
import { retention } from '../../../shared/operation/retention.ts'
import { addDays, addMonths, berlinDay } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'

/** When mails go out, in Berlin. */
const TIME = '07:00'

/** The next time after a moment at which alerts are judged. */
export function nextRunAfter(moment: Date): Date {
  const today = berlinDay(moment)
  const run = momentAt(`${today}T${TIME}`)
  return run > moment ? run : momentAt(`${addDays(today, 1)}T${TIME}`)
}

/** Confirmed alerts that were renewed before this moment have ended. */
export const renewalLimit = (now: Date): Date => monthsLater(now, -retention.alertMonths)

/** The last day of an alert: that of a confirmed one is a year after its renewal. */
export function lastDayOf({
  confirmedAt,
  createdAt,
  renewedAt,
}: {
  confirmedAt?: Date | null | undefined
  createdAt: Date
  renewedAt: Date
}): string {
  if (!confirmedAt) return berlinDay(new Date(createdAt.getTime() + unconfirmedFor))
  return addMonths(berlinDay(renewedAt), retention.alertMonths)
}

const unconfirmedFor = retention.unconfirmedAlertDays * DAY

/** Alerts that were asked for before this moment and never confirmed are gone. */
export const unconfirmedLimit = (now: Date): Date => new Date(now.getTime() - unconfirmedFor)
