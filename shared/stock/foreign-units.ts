import { type Unit, unitFactor, units } from '../figures/units.ts'
import { spellOut } from '../writing/search-text.ts'

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
