import {
  format,
  getFormatFromId,
  getFormatInfo,
  isDateFormat,
  isValidFormat,
  TOKEN_SLASH,
  tokenize,
} from 'numfmt'
import { cellText, type Day, type IncomingCell } from '../../../../../shared/tables/table-cell.ts'
import { DAY } from '../../../../../shared/time/time.ts'

const LONGEST_CODE = 255
const FIRST_CUSTOM_ID = 164
/** As many digits as a spreadsheet has; beyond them is the tail of the binary number. */
const DIGITS = 15
/** Of a date in another country's manner, by the number or the name of its language. */
const FOREIGN = /\[\$[^\]-]*-(?!(?:[0-9a-f]*(?:0?[48c]07|f[48]00)|de\b|x-sys))/i

interface NumberFormat {
  code: string
  shows: 'number' | 'time' | 'day'
}

export const UNREADABLE = 'unreadable'

/** A cell's format; null where it shows the number as it is. */
export type CellFormat = NumberFormat | typeof UNREADABLE | null

export function numberFormat(id: number, code?: string): CellFormat {
  const given = code ?? (id < FIRST_CUSTOM_ID ? getFormatFromId(id, 'de') : '')
  if (/^(?:general|@)?$/i.test(given)) return null
  if (given.length > LONGEST_CODE || !isValidFormat(given)) return UNREADABLE
  if (!isDateFormat(given)) return { code: given, shows: 'number' }
  const german = inGerman(given)
  if (!isValidFormat(german)) return UNREADABLE
  return { code: german, shows: getFormatInfo(given).type === 'time' ? 'time' : 'day' }
}

/** A slash stands for what the reader's country has between day and month, unless they stand as in America. */
const inGerman = (code: string) =>
  FOREIGN.test(code) || /m\/d/i.test(code)
    ? code
    : tokenize(code)
        .map(({ type, raw }) => (type === TOKEN_SLASH ? '.' : raw))
        .join('')

const DAY_FORMAT = numberFormat(14)

export const dateFormat = (format: CellFormat | undefined): CellFormat =>
  typeof format === 'object' && format?.shows === 'day' ? format : DAY_FORMAT

export function formattedCell(
  number: number,
  cellFormat: CellFormat,
  is1904: boolean,
): IncomingCell {
  const plain = Number(number.toPrecision(DIGITS))
  if (cellFormat === null || cellFormat === UNREADABLE) return plain
  const { code, shows } = cellFormat
  const serial = shows === 'day' && is1904 ? number + DAYS_TO_1904 : number
  if (shows !== 'number' && !isSerial(serial)) return plain
  const shown = format(code, serial, { locale: 'de' }).replace(/\s+/g, ' ').trim()
  const day = shows === 'day' ? dayOfSerial(serial) : null
  return shown === cellText(plain) ? plain : { shown, stored: day ?? plain }
}

const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAYS_TO_1904 = 1462
/** Spreadsheets know a 29 February 1900, which there was not. */
const LEAP_DAY = 60
const LAST_SERIAL = 2_958_465

const isSerial = (serial: number) => serial >= 0 && serial < LAST_SERIAL + 1

/** The day that a spreadsheet keeps as a number from 1900 on; null for a time of day alone. */
function dayOfSerial(serial: number): Day | null {
  const days = Math.floor(serial)
  if (days < 1 || days === LEAP_DAY || !isSerial(serial)) return null
  return dayAt(FIRST_DAY + (days < LEAP_DAY ? days + 1 : days) * DAY)
}

export function serialOfIso(text: string): number | null {
  const time = Date.parse(/Z$|[+-]\d\d:\d\d$/.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(time) ? null : (time - FIRST_DAY) / DAY
}

const dayAt = (time: number): Day => ({ day: new Date(time).toISOString().slice(0, 10) })
