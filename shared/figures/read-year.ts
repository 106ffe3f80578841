import { readMonth } from './read-month.ts'

const YEAR = /^(?:ca\.? ?)?(?:(?:bj|baujahr)\.?:? ?)?(?:(?:0?[1-9]|1[0-2]) ?[./-] ?)?(\d{4})$/

/**
 * A year from `2019`, `Bj. 2019`, `05/2019`, `05/19`, `Mai 2019` or a whole day. Null for anything else.
 * @param text in lower case
 */
export function readYear(text: string): number | null {
  const year = YEAR.exec(text)?.[1] ?? readMonth(text)?.slice(0, 4)
  return year === undefined ? null : Number(year)
}
