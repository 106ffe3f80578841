import type { NumberDefinition } from '../figures/definition.ts'
import type { NumberPlace } from '../figures/read-number.ts'
import { unitFactor } from '../figures/units.ts'
import type { Cell } from '../tables/table-cell.ts'
import { numeralsOf } from '../writing/german-number.ts'
import { foreignFactor, ownUnitOf } from './foreign-units.ts'
import { quoted } from './quoted.ts'

/** `13' 6"`, `13 ft 6 in`, `13'`. */
const FEET =
  /^(\d{1,3})\s*(?:['’′]|ft\.?|feet)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|in\.?|inch(?:es)?)?)?$/i

function readFeet(typed: string): number[] {
  const [, feet, inches = '0'] = FEET.exec(typed) ?? []
  return feet ? [Number(feet) * 304.8 + Number(inches.replace(',', '.')) * 25.4] : []
}

/**
 * A number in another unit than the figure knows, its own or its header's, in that of the figure. Such a list is
 * rather English, so that a comma parts thousands. Null where the figure knows the unit, and for no plausible number.
 * @param typed the cell as text
 */
export function readForeignNumber(
  typed: string,
  cell: Cell,
  { name, unit, min, max, decimals = 0 }: NumberDefinition,
  { unit: unitOfHeader, marks = 'english' }: NumberPlace,
): { value: number; typed: string } | { problem: string } | null {
  const plausible = (numbers: number[]) =>
    numbers
      .map((number) => Number(number.toFixed(decimals)))
      .find((value) => value >= min && value <= max)
  const length = unit === 'mm' ? plausible(readFeet(typed)) : undefined
  if (length !== undefined) return { value: length, typed }
  const { digits, unit: ownUnit } = ownUnitOf(typed)
  const spelling = ownUnit ?? unitOfHeader
  if (!spelling || unit === null || unitFactor(unit, spelling.toLowerCase()) !== undefined)
    return null
  const numerals = numeralsOf(digits).toSorted(
    (one, other) => Number(other.marks === marks) - Number(one.marks === marks),
  )
  const numbers = typeof cell === 'number' ? [cell] : numerals.map(({ value }) => value)
  const factor = foreignFactor(unit, spelling)
  if (factor === undefined)
    return ownUnit || numbers.length === 0
      ? null
      : { problem: `${unknownUnit(spelling, name, unit)}, etwa ${quoted(`… ${unit}`)}` }
  const value = plausible(numbers.map((number) => number * factor))
  return value === undefined ? null : { value, typed: ownUnit ? typed : `${typed} ${spelling}` }
}

const unknownUnit = (spelling: string, name: string, unit: string) =>
  `Die Überschrift nennt die Einheit ${quoted(spelling)}, ${name} wird in ${unit} geführt. Bitte rechnen Sie um und schreiben Sie die Einheit in die Zelle`
