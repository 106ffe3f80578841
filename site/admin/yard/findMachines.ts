import { spellOut } from '../../../shared/writing/search-text.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'

/** Letters and digits alone: `L 1042` and `l-1042` are the same number. */
export const plainNumber = (text: string) => spellOut(text).replaceAll(/[^a-z0-9]/g, '')

/** The machines with that number, then those whose number begins so, then those of that name. */
export function findMachines(machines: YardMachine[], typed: string): YardMachine[] {
  const wanted = plainNumber(typed)
  if (wanted === '') return []
  const placed = Map.groupBy(machines, (machine) => placeOf(machine, wanted))
  return PLACES.flatMap((place) => placed.get(place) ?? [])
}

const PLACES = ['number', 'id', 'begin of number', 'in number', 'in name'] as const

function placeOf({ id, stockNumber, title }: YardMachine, wanted: string) {
  const number = plainNumber(stockNumber ?? '')
  if (number === wanted) return 'number'
  if (String(id) === wanted) return 'id'
  if (number.startsWith(wanted)) return 'begin of number'
  if (number.includes(wanted)) return 'in number'
  return plainNumber(title).includes(wanted) ? 'in name' : null
}
