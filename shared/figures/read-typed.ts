import { type NumberRange, readNumber } from './read-number.ts'
import { spokenUnit } from './units.ts'

const LONGEST = 100
const BARE = /^\d{1,2}(?:,\d+)?$/

interface MeantNumber {
  value: number
  /** What was read, with the unit that was meant: `4,7 m` for `4,7`. */
  meant: string
}

/**
 * What a visitor types for a load, a height or another number. A bare number below 100 is meant in tonnes
 * or metres (`2,5`), unless that is out of the range; a point may be the decimal one (`2.5 t`).
 * @param unitOfName the one that a name or a header gives to a bare number
 */
export function readMeant(
  text: string,
  range: NumberRange,
  unitOfName?: string,
): MeantNumber | null {
  if (text.length > LONGEST) return null
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(\d{1,2})\.(\d{1,2})(?!\d)/, '$1,$2')
  const unit =
    BARE.test(plain) && (unitOfName ?? spokenUnit(range.unit, Number(plain.replace(',', '.'))))
  const spoken = unit ? readNumber(plain, range, unit) : null
  if (spoken !== null) return { value: spoken, meant: `${plain} ${unit}` }
  const value = readNumber(plain.toLowerCase(), range, unitOfName)
  return value === null ? null : { value, meant: plain }
}

/** The number of `readMeant` alone. */
export const readTyped = (text: string, range: NumberRange): number | null =>
  readMeant(text, range)?.value ?? null
