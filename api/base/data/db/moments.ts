import { sql } from 'kysely'
import { MINUTE } from '../../../../shared/time/time.ts'
import type { Connection } from './connection.ts'

/** A moment as a column holds it, to compare with: SQLite keeps milliseconds. */
export const storedMoment = (moment: Date, dialect: Connection['dialect']) =>
  sql<Date>`${dialect === 'sqlite' ? moment.getTime() : moment}`

/** By how much the clocks of several machines may differ. */
const SKEW = 5 * MINUTE

/** What lies later than this was written while a clock was wrong. It counts as never. */
export const aheadOf = (now: Date): Date => new Date(now.getTime() + SKEW)

/** The condition of moments that are not longer ago than so many milliseconds. */
export const within = (period: number, now: Date) => ({
  $gt: new Date(now.getTime() - period),
  $lte: aheadOf(now),
})
