import { berlinYear } from '../time/berlin.ts'
import { readMonth } from './read-month.ts'

const SHORT = /^(?:(?:bj|baujahr)\.?:? ?)?['´`’‘]?(\d{2})$/
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
  const digits = SHORT.exec(plain)?.[1]
  if (digits === undefined) return readYear(plain)
  const year = 2000 + Number(digits)
  return year > berlinYear() + 1 ? year - 100 : year
}
