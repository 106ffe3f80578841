import { figureOfName } from './names.ts'
import { readFigure } from './read-figure.ts'
import { definitionOf } from './registry.ts'
import type { Unit } from './units.ts'

/** UN/CEFACT's codes, as schema.org and portals want them. */
const codes: Record<Unit, string> = {
  kg: 'KGM',
  mm: 'MMT',
  h: 'HUR',
  kW: 'KWT',
  V: 'VLT',
  Ah: 'AMH',
  'km/h': 'KMH',
  'm/s': 'MTS',
  '%': 'P1',
}

interface PropertyValue {
  '@type': 'PropertyValue'
  name: string
  value: number | string
  /** UN/CEFACT's code, and the unit as it is written. */
  unitCode?: string
  unitText?: string
}

/** Technical data for search engines: plain numbers with their unit, anything else as it is written. */
export function propertyValues(specifications: Record<string, string>): PropertyValue[] {
  return Object.entries(specifications).map(([name, text]) => ({
    '@type': 'PropertyValue',
    name,
    ...(measured(name, text) ?? { value: text }),
  }))
}

function measured(name: string, text: string) {
  const named = figureOfName(name)
  if (!named) return null
  const definition = definitionOf(named.key)
  const value = readFigure(named.key, text, named)
  if (definition.kind !== 'number' || typeof value !== 'number') return null
  const { unit } = definition
  return unit === null ? { value } : { value, unitCode: codes[unit], unitText: unit }
}
