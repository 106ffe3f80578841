import { berlinYear } from '../time/time.ts'
import { spellOut } from '../writing/search-text.ts'

const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

/** Other short forms; programs write `Mrz` where they shorten to three letters. */
const others: Partial<Record<string, (typeof monthNames)[number]>> = {
  sept: 'September',
  mrz: 'März',
}

const UNTIL = /^(?:gueltig )?(?:bis )?(?:zum |ende )?/
const NAMED = /^(\p{L}{3,})\.? (\d{4}|\d{2})$/u
const NUMBERED = /^(?:(?:0?[1-9]|[12]\d|3[01])\.)?(0?[1-9]|1[0-2]) ?[./] ?(\d{4})$/
/** `03/27`. What could be a day and a month as well is none: `03/12`. */
const SHORT = /^(0?[1-9]|1[0-2]) ?[./] ?(1[3-9]|[2-9]\d)$/
const SHORT_DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(\d{2})$/
const ISO = /^(\d{4})-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

/** A month as `2026-11` from `11/2026`, `11/26`, `November 2026`, `Nov. 26`, `30.11.2026` or `2026-11`. */
export function readMonth(text: string): string | null {
  const plain = spellOut(text).replace(UNTIL, '')
  const [, name = '', namedYear] = NAMED.exec(plain) ?? []
  const [, number, numberedYear] =
    NUMBERED.exec(plain) ?? SHORT.exec(plain) ?? SHORT_DAY.exec(plain) ?? []
  const [, isoYear, isoMonth] = ISO.exec(plain) ?? []
  const month = isoMonth ?? number ?? numberOf(name)
  const year = (isoYear ?? numberedYear ?? namedYear)?.padStart(4, '20')
  if (!month || !year || Number(year) < 2000 || Number(year) > 2099) return null
  return `${year}-${month.padStart(2, '0')}`
}

function numberOf(name: string): string | null {
  if (name === '') return null
  const index = monthNames.findIndex((month) => {
    const full = spellOut(month)
    return name === full || name === full.slice(0, 3) || others[name] === month
  })
  return index === -1 ? null : String(index + 1)
}

const SHORT_YEAR = /^(?:(?:bj|baujahr)\.?:? ?)?['´`’‘]?(\d{2})$/
const YEAR = /^(?:ca\.? ?)?(?:(?:bj|baujahr)\.?:? ?)?(?:(?:0?[1-9]|1[0-2]) ?[./-] ?)?(\d{4})$/

/**
 * A year from `2019`, `Bj. 2019`, `05/2019`, `05/19`, `Mai 2019` or a whole day. Null for anything else.
 * @param text in lower case
 */
export function readYear(text: string): number | null {
  const year = YEAR.exec(text)?.[1] ?? readMonth(text)?.slice(0, 4)
  return year === undefined ? null : Number(year)
}

/** A year that somebody types for a machine: as `readYear` has it, or in two digits, next year at the latest. */
export function readTypedYear(text: string): number | null {
  const plain = text.trim().toLowerCase()
  const digits = SHORT_YEAR.exec(plain)?.[1]
  if (digits === undefined) return readYear(plain)
  const year = 2000 + Number(digits)
  return year > berlinYear() + 1 ? year - 100 : year
}
