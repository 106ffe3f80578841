import { inGerman, numeralsOf } from '../writing/german-number.ts'
import { type FigureNumber, type NumberPlace, type NumberRange, readNumber } from './read-number.ts'
import { spokenUnit } from './units.ts'

const LONGEST = 100

/**
 * What a visitor types for a load, a height or another number, with its text as it was meant: `4,7 m` for `4.7`.
 * A bare number below 100 is meant in tonnes or metres (`2,5`), unless that is out of the range.
 */
export function readMeant(
  text: string,
  range: NumberRange,
  place: NumberPlace = {},
): FigureNumber | null {
  if (text.length > LONGEST) return null
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const numerals = numeralsOf(plain)
  const bare = numerals.find(({ marks }) => marks === place.marks) ?? numerals[0]
  const unit = bare && bare.value < 100 && (place.unit ?? spokenUnit(range.unit, bare.value))
  const spoken = unit && bare ? readNumber(plain, range, { ...place, unit }) : null
  if (spoken && bare) return { ...spoken, text: `${inGerman(plain, bare.marks)} ${unit}` }
  return readNumber(plain, range, place)
}

/** The number of `readMeant` alone. */
export const readTyped = (text: string, range: NumberRange): number | null =>
  readMeant(text, range)?.value ?? null
