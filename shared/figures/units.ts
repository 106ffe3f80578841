/** How each unit is written, in lower case, and how many of it that is. */
export const units = {
  kg: { kg: 1, kilogramm: 1, t: 1000, to: 1000, tonne: 1000, tonnen: 1000, tonner: 1000 },
  mm: { mm: 1, millimeter: 1, cm: 10, zentimeter: 10, m: 1000, meter: 1000 },
  h: { h: 1, bh: 1, std: 1, bstd: 1, stunden: 1, betriebsstunden: 1 },
  kW: { kw: 1, kilowatt: 1 },
  V: { v: 1, volt: 1 },
  Ah: { ah: 1 },
  'km/h': { 'km/h': 1 },
  'm/s': { 'm/s': 1 },
  '%': { '%': 1, prozent: 1 },
} as const satisfies Record<string, Record<string, number>>
export type Unit = keyof typeof units

/** How many of `unit` one of what is spelled so is: `t` is 1000 kg. Undefined for another unit. */
export function unitFactor(unit: Unit, spelling: string): number | undefined {
  const spellings: Record<string, number> = units[unit]
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined
}

/** The larger unit that a bare number below 100 is meant in: nobody types so few kilograms or millimetres. */
export function spokenUnit(unit: Unit | null, value: number): string | undefined {
  if (value >= 100) return undefined
  return unit === 'kg' ? 't' : unit === 'mm' ? 'm' : undefined
}
