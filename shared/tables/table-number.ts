// Apart from what reads typed numbers, which every visitor of the list loads.
import {
  LONGEST_NUMBER,
  type Marks,
  type Numeral,
  numeralsOf,
  withoutCurrency,
} from '../writing/german-number.ts'

/** `12'900.00`, `12’900`. */
const SWISS_THOUSANDS = /(?<=\d)['’](?=\d{3}(?!\d))/g

/**
 * A cell of a table that nobody looks at again. Of two numbers that it can mean it is the one with
 * thousands in the marks of its column. Null for anything else, such as `28,500` in a German one.
 */
export function readTableNumber(text: string, marks: Marks = 'german'): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const numerals = numeralsOf(withoutCurrency(text).replace(SWISS_THOUSANDS, ''))
  const isMeant = (numeral: Numeral) => numeral.decimals === 0 && numeral.marks === marks
  return (numerals.length > 1 ? numerals.find(isMeant) : numerals[0])?.value ?? null
}
