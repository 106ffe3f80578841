import type { NumberDefinition } from '../figures/definition.ts'
import type { NumberPlace } from '../figures/read-number.ts'
import { type Unit, unitFactor, units } from '../figures/units.ts'
import type { Cell } from '../tables/table-cell.ts'
import { numeralsOf } from '../writing/german-number.ts'
import { spellOut } from '../writing/search-text.ts'
import { quoted } from './quoted.ts'

/** How many of a figure's unit one of a unit is that only lists have; visitors do not load them. */
const foreignUnits: Partial<Record<Unit, Record<string, number>>> = {
  kg: { lb: 0.45359237, lbs: 0.45359237, pound: 0.45359237, pounds: 0.45359237, tonnes: 1000 },
  mm: {
    ...{ in: 25.4, inch: 25.4, inches: 25.4, zoll: 25.4, '"': 25.4, '″': 25.4, '”': 25.4 },
    ...{ ft: 304.8, feet: 304.8, foot: 304.8, fuss: 304.8 },
    ...{ meters: 1000, metre: 1000, metres: 1000 },
  },
  h: { hr: 1, hrs: 1, hours: 1 },
  kW: { ps: 0.73549875, hp: 0.74569987 },
  V: { volts: 1 },
  'km/h': { mph: 1.609344, kmh: 1 },
  'm/s': { 'cm/s': 0.01, 'mm/s': 0.001, 'ft/min': 0.00508, fpm: 0.00508 },
}

/** Units that no figure can be converted from: `ton` is another one in each country. */
const otherUnits =
  'ton tons pfund ztr zentner cwt oz dm km yd yard yards mi kwh kva wh kn dan nm psi bar min tage jahre'

const known = new Set([
  ...Object.values(units).flatMap(Object.keys),
  ...Object.values(foreignUnits).flatMap(Object.keys),
  ...otherUnits.split(' '),
])

const plain = (spelling: string) => spellOut(spelling).replace(/\.$/, '')

/** How many of `unit` one of what is spelled so is, also of another country's. */
export const foreignFactor = (unit: Unit, spelling: string): number | undefined =>
  unitFactor(unit, plain(spelling)) ??
  new Map(Object.entries(foreignUnits[unit] ?? {})).get(plain(spelling))

/** Where a header with single blanks names its unit: in brackets, behind `in`, or as the last word. `(H)` is a height. */
const PLACES = [
  / ?[([] ?(?:in )?([^()[\]]+?) ?[)\]]/,
  / in (\S+)$/i,
  /(?<![ ,/_-])[ ,/_-]+([^ ,/_-]{2,}|[tm])$/,
]

/** A header's words, and the unit beside them as it is written; null where it names none. */
export function unitOfHeader(header: string): { name: string; unit: string | null } {
  // Patterns with room for any number of blanks would take minutes over a header of them.
  const text = header.trim().replace(/\s+/g, ' ')
  for (const place of PLACES) {
    const [all = '', unit = ''] = place.exec(text) ?? []
    if (known.has(plain(unit)) && unit !== 'H')
      return { name: text.replace(all, ' ').trim(), unit: unit.replace(/\.$/, '') }
  }
  return { name: text, unit: null }
}

const OWN_UNIT = /^(.*\d)\s*([^\d\s.,]+)\.?$/

/** The unit behind a number, as it is typed there. */
export function ownUnitOf(text: string): { digits: string; unit?: string } {
  const [, digits = text, unit] = OWN_UNIT.exec(text) ?? []
  return unit === undefined ? { digits } : { digits, unit }
}

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
