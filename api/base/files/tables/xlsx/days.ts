import type { Day } from '../../../../../shared/tables/table-cell.ts'
import { DAY } from '../../../../../shared/time/time.ts'

const FIRST_DAY = Date.UTC(1899, 11, 30)
export const DAYS_TO_1904 = 1462
/** Spreadsheets know a 29 February 1900, which there was not. */
const LEAP_DAY = 60
const LAST_SERIAL = 2_958_465

export const isSerial = (serial: number) => serial >= 0 && serial < LAST_SERIAL + 1

/** The day that a spreadsheet keeps as a number from 1900 on; null for a time of day alone. */
export function dayOfSerial(serial: number): Day | null {
  const days = Math.floor(serial)
  if (days < 1 || days === LEAP_DAY || !isSerial(serial)) return null
  return dayAt(FIRST_DAY + (days < LEAP_DAY ? days + 1 : days) * DAY)
}

export function serialOfIso(text: string): number | null {
  const time = Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(time) ? null : (time - FIRST_DAY) / DAY
}

const dayAt = (time: number): Day => ({ day: new Date(time).toISOString().slice(0, 10) })
