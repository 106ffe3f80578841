import {
  inGerman,
  type Marks,
  type Numeral,
  numeralsOf,
  withoutBlanks,
} from '../writing/german-number.ts'
import type { NumberDefinition } from './definition.ts'
import { readYear } from './read-date.ts'
import { spokenUnit, unitFactor } from './units.ts'

/** What a visitor types is no longer than this, in characters. */
const LONGEST_TYPED = 100

const NUMBER =
  /^(?:ca\.? ?|circa |etwa |rund |ungefähr |~ ?)?(max(?:\.|imal)? ?)?((?!0\d)\d(?:[.,\d]*\d)?) ?([\p{L}%][\p{L}/]*)?\.?(.*)$/u

/** What decides how a number is read. */
export type NumberRange = Pick<
  NumberDefinition,
  'unit' | 'min' | 'max' | 'decimals' | 'symbol' | 'better'
>

/** What is known of a number besides its text. */
export interface NumberPlace {
  /** The unit that a name or a header gives to a bare number. */
  unit?: string | undefined
  /** Whose marks its column has; German ones where nobody knows. */
  marks?: Marks | undefined
}

/** A number of a figure, and its text in German marks. */
export interface FigureNumber {
  value: number
  text: string
  /** Where the figure holds fewer decimals than were written. */
  isRounded?: true
}

/** What is lost between units is far less: `2,3` times 1000 is 2299.9999999999995. */
const EQUAL = 1e-6

/** A number as a figure holds it. */
export function toFigure(exact: number, decimals = 0): Pick<FigureNumber, 'value' | 'isRounded'> {
  const value = Number(exact.toFixed(decimals))
  return { value, ...(Math.abs(exact - value) > EQUAL && { isRounded: true }) }
}

/** The fraction of a smaller whole number speaks of another unit: `2,5` was meant as tonnes, `4,8` h as thousands. */
const LEAST_ROUNDED = 100

/** What may stand behind a number without making it another one. */
const ENDINGS =
  /^(?:mit last|(?:lt\.?|laut) (?:betriebsstunden|stunden)?zähler|abgelesen|(?:inkl\.?|mit) batterie)$/

/** One number in the figure's unit, rounded to what the figure holds. */
export function readNumber(
  text: string,
  definition: NumberRange,
  place: NumberPlace = {},
): FigureNumber | null {
  for (const { exact, marks } of quantities(text, definition, place)) {
    const held = toFigure(exact, definition.decimals)
    if (held.value >= definition.min && held.value <= definition.max)
      return { ...held, text: inGerman(text, marks) }
  }
  return null
}

/**
 * What a text can mean, its column's own marks first. Digits that could be thousands of the other marks
 * are decimals only where the unit has as many: `3,050 m` is 3050 mm, and `4,820 h` is nothing.
 */
function quantities(
  text: string,
  { unit, decimals = 0, symbol, better }: NumberRange,
  { unit: unitOfPlace, marks = 'german' }: NumberPlace,
): { exact: number; marks: Marks | null }[] {
  const plain = text.toLowerCase()
  if (unit === null) {
    const year = readYear(plain)
    return year === null ? [] : [{ exact: year, marks: null }]
  }
  const [, maximum, digits = '', ownUnit, ending = ''] = NUMBER.exec(withoutBlanks(plain)) ?? []
  const spelling = ownUnit ?? unitOfPlace
  const factor = spelling ? unitFactor(unit, spelling) : 1
  const rest = ending.replace(/[()]/g, '').trim()
  if (factor === undefined || (maximum && better !== 'higher')) return []
  if (rest !== '' && rest !== symbol?.toLowerCase() && !ENDINGS.test(rest)) return []

  const numerals = numeralsOf(digits)
  /** So many digits the figure itself has, or one that is rounded off. */
  const usual = String(factor).length - 1 + (decimals || (spelling ? 1 : 0))
  const isPlain = ({ value, decimals: typed, marks: own }: Numeral) =>
    numerals.length > 1
      ? typed <= usual && (own === 'german' || marks === 'english')
      : Number.isInteger(value) || typed <= usual || decimals > 0 || value * factor >= LEAST_ROUNDED
  return numerals
    .filter(isPlain)
    .toSorted((one, other) => Number(other.marks === marks) - Number(one.marks === marks))
    .map((numeral) => ({ exact: numeral.value * factor, marks: numeral.marks }))
}

/**
 * What a visitor types for a load, a height or another number, with its text as it was meant: `4,7 m` for `4.7`.
 * A bare number below 100 is meant in tonnes or metres (`2,5`), unless that is out of the range.
 */
export function readMeant(
  text: string,
  range: NumberRange,
  place: NumberPlace = {},
): FigureNumber | null {
  if (text.length > LONGEST_TYPED) return null
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
