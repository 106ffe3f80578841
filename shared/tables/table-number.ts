// Apart from what reads typed numbers, which every visitor of the list loads.
import {
  LONGEST_NUMBER,
  type Marks,
  type Numeral,
  numeralsOf,
  withoutCurrency,
} from '../writing/german-number.ts'

/**
 * A cell of a table that nobody looks at again. Of two numbers that it can mean it is the one with
 * thousands in the marks of its column. Null for anything else, such as `28,500` in a German one.
 */
export function readTableNumber(text: string, marks: Marks = 'german'): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const numerals = numeralsOf(withoutCurrency(text))
  const isMeant = (numeral: Numeral) => numeral.decimals === 0 && numeral.marks === marks
  return (numerals.length > 1 ? numerals.find(isMeant) : numerals[0])?.value ?? null
}

/** A number with as many digits behind its mark as binary fractions have. */
const LONG_FRACTION = /(?<!\d)(\d{1,9})([.,])(\d{10,})(?!\d)/g
/** What they leave behind a number: `16039.300000000001`, `2,4999999999999996`. */
const TAIL = /(?:0{5}|9{5})\d{1,3}$/

/** `16039.300000000001 h` → `16039.3 h`. */
export const withoutTails = (text: string): string =>
  text.replace(LONG_FRACTION, (number, whole: string, mark: string, fraction: string) =>
    TAIL.test(fraction.slice(-8))
      ? String(Number(Number(`${whole}.${fraction}`).toFixed(6))).replace('.', mark)
      : number,
  )
