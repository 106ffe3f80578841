import { spellOut } from '../../../shared/catalogue/search.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'

/** Letters and digits alone: `L 1042` and `l-1042` are the same number. */
const plain = (text: string) => spellOut(text).replaceAll(/[^a-z0-9]/g, '')

/** The machines with that number, then those whose number begins so, then those of that name. */
export function findMachines(machines: YardMachine[], typed: string): YardMachine[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const placed = machines.map((machine) => ({ machine, place: placeOf(machine, wanted) }))
  return placed
    .filter(({ place }) => place !== null)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ machine }) => machine)
}

function placeOf({ id, stockNumber, title }: YardMachine, wanted: string): number | null {
  const number = plain(stockNumber ?? '')
  if (number === wanted) return 0
  if (String(id) === wanted) return 1
  if (number.startsWith(wanted)) return 2
  if (number.includes(wanted)) return 3
  return plain(title).includes(wanted) ? 4 : null
}
