import { withPoints } from '../german-number.ts'
import type { NumberDefinition } from './definition.ts'
import { readYear } from './read-year.ts'
import { unitFactor } from './units.ts'

const NUMBER =
  /^(?:ca\.? ?|circa |etwa |rund |ungefähr |~ ?)?(max(?:\.|imal)? ?)?([1-9]\d{0,2}(?:\.\d{3})+|0|[1-9]\d*)(?:,(\d{1,3}))? ?([\p{L}%][\p{L}/]*)?\.?(.*)$/u

/** What decides how a number is read. */
export type NumberRange = Pick<
  NumberDefinition,
  'unit' | 'min' | 'max' | 'decimals' | 'symbol' | 'better'
>

/** What may stand behind a number without making it another one. */
const ENDINGS =
  /^(?:mit last|(?:lt\.?|laut) (?:betriebsstunden|stunden)?zähler|abgelesen|(?:inkl\.?|mit) batterie)$/

/**
 * One number in the figure's unit, from a text in lower case. `unit` is the one that the name gives
 * to a bare number. A comma may be the decimal one only where it cannot have been meant for
 * thousands: `3,050 m` is 3050 mm, and `4,820 h` is nothing.
 */
export function readNumber(text: string, definition: NumberRange, unit?: string): number | null {
  const { min, max, decimals = 0 } = definition
  const exact = definition.unit === null ? readYear(text) : quantity(text, definition, unit)
  if (exact === null) return null
  const value = Number(exact.toFixed(decimals))
  return value >= min && value <= max ? value : null
}

function quantity(
  text: string,
  { unit, decimals = 0, symbol, better }: NumberRange,
  unitOfName?: string,
): number | null {
  const [, maximum, whole = '', fraction = '', ownUnit, ending = ''] =
    NUMBER.exec(withPoints(text)) ?? []
  const spelling = ownUnit ?? unitOfName
  const factor = unit === null ? undefined : spelling ? unitFactor(unit, spelling) : 1
  const rest = ending.replace(/[()]/g, '').trim()
  if (whole === '' || factor === undefined) return null
  if (maximum && better !== 'higher') return null
  if (rest !== '' && rest !== symbol?.toLowerCase() && !ENDINGS.test(rest)) return null
  const digits = /^00?$/.test(fraction) ? '' : fraction
  // A tenth of a whole unit is rounded off. More digits look like thousands, and one digit behind a
  // bare number like another unit: `2,5` was meant as tonnes.
  const fewest = spelling ? 1 : 0
  if (digits.length > String(factor).length - 1 + (decimals || fewest)) return null
  return Number(`${whole.replaceAll('.', '')}.${digits || 0}`) * factor
}
