import { DAY } from '../../../../../shared/durations.ts'
import type { Day } from '../../../../../shared/table-cell.ts'

const FIRST_DAY = Date.UTC(1899, 11, 30)
/** From 1900 to 1904, as spreadsheets count. */
const DAYS_TO_1904 = 1462
const LAST_SERIAL = 2_958_465

/** The day that a spreadsheet keeps as a number; null for a time of day alone. */
export function dayOfSerial(serial: number, is1904: boolean): Day | null {
  const days = Math.floor(serial) + (is1904 ? DAYS_TO_1904 : 0)
  if (!(days >= 1 && days <= LAST_SERIAL)) return null
  return { day: new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10) }
}
