import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** A moment as a column holds it, to compare with: SQLite keeps milliseconds. */
export const storedMoment = (moment: Date, dialect: Connection['dialect']) =>
  sql<Date>`${dialect === 'sqlite' ? moment.getTime() : moment}`
