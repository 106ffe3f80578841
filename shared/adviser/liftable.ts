import type { Figures } from '../figures/registry.ts'
import { formatQuantity } from '../writing/format.ts'
import type { Needs } from './questions.ts'

/** What a machine lifts at the height and load centre that are asked for. */
interface Liftable {
  kg: number
  /** It is no more than this, but may be less. */
  isCeiling?: boolean
  /** Reckoned instead of taken from the capacity plate. */
  isEstimate?: boolean
  facts: string
}

const kg = (value: number) => formatQuantity(value, 'kg')
const mm = (value: number) => formatQuantity(value, 'mm')

/** Up to this lift height in millimetres makers state the rated capacity of a truck. */
const RATED_HEIGHT = 3300

/**
 * From the capacity plate's rows where the height is asked for, otherwise from the nominal capacity, which says
 * nothing of heights above `RATED_HEIGHT`.
 * Of the rows the one for the next greater height and load centre counts, because what is left
 * between two rows is not on the plate. Below the lowest of them the rated capacity holds, up to
 * `RATED_HEIGHT`. A load that is nearer than the machine's own load centre
 * raises nothing.
 */
export function liftableAt(figures: Figures, needs: Needs): Liftable | null {
  const { capacity, loadCentre: own = 0, residualCapacity: rows = [] } = figures
  const asked = Math.max(needs.loadCentre ?? own, own)
  if (needs.liftHeight === undefined || rows.length === 0) {
    if (capacity === undefined) return null
    const at = own === 0 ? '' : ` bei ${mm(own)} Lastschwerpunkt`
    const facts = `Tragkraft ${kg(capacity)}${at}`
    const isHigh = (needs.liftHeight ?? 0) > RATED_HEIGHT
    const liftable = atLoadCentre(figures, capacity, own, asked, facts)
    if (!isHigh) return liftable
    const unknown = `Resttragfähigkeit über ${mm(RATED_HEIGHT)} Hubhöhe nicht angegeben`
    return { ...liftable, isCeiling: true, facts: `${liftable.facts}, ${unknown}` }
  }
  return fromPlate(figures, needs.liftHeight, asked)
}

function fromPlate(figures: Figures, liftHeight: number, asked: number): Liftable {
  const { capacity, loadCentre: own = 0 } = figures
  const most = capacity ?? Number.POSITIVE_INFINITY
  const rows = (figures.residualCapacity ?? []).map((row) => ({
    ...row,
    loadCentre: row.loadCentre ?? own,
  }))
  const lowest = Math.min(
    ...rows.filter((row) => row.loadCentre <= own).map((row) => row.liftHeight),
  )
  if (capacity !== undefined && asked <= own && liftHeight < Math.min(lowest, RATED_HEIGHT + 1)) {
    const upTo = Math.min(lowest, RATED_HEIGHT)
    return { kg: capacity, facts: `Tragkraft ${kg(capacity)} bis ${mm(upTo)} Hubhöhe` }
  }
  const highEnough = rows
    .filter((row) => row.liftHeight >= liftHeight)
    .sort((a, b) => a.loadCentre - b.loadCentre || a.liftHeight - b.liftHeight)
  const farEnough = highEnough.find((row) => row.loadCentre >= asked)
  const farthest = Math.max(...highEnough.map((row) => row.loadCentre))
  const row = farEnough ?? highEnough.find((other) => other.loadCentre === farthest)
  if (!row) {
    const highest = Math.max(...rows.map((other) => other.liftHeight))
    const nominal = capacity === undefined ? '' : `Tragkraft ${kg(capacity)}, `
    const facts = `${nominal}Resttragfähigkeit nur bis ${mm(highest)} angegeben`
    return { kg: most, isCeiling: true, facts }
  }
  const centre = row.loadCentre === own ? '' : ` und ${mm(row.loadCentre)} Lastschwerpunkt`
  const facts = `Resttragfähigkeit ${kg(row.kg)} bei ${mm(row.liftHeight)}${centre}`
  const lifted = Math.min(row.kg, most)
  return farEnough
    ? { kg: lifted, facts }
    : atLoadCentre(figures, lifted, row.loadCentre, asked, facts)
}

/** What is left of a capacity farther out: the moment about the front axle stays the same. */
function atLoadCentre(
  { loadDistance }: Figures,
  capacity: number,
  from: number,
  to: number,
  facts: string,
): Liftable {
  if (to <= from) return { kg: capacity, isEstimate: true, facts }
  const missing = from === 0 ? 'Lastschwerpunkt' : 'Vorbaumaß'
  if (from === 0 || loadDistance === undefined)
    return {
      kg: capacity,
      isCeiling: true,
      isEstimate: true,
      facts: `${facts}, ${missing} nicht angegeben`,
    }
  const left = Math.floor((capacity * (from + loadDistance)) / (to + loadDistance))
  return { kg: left, isEstimate: true, facts: `${facts}, bei ${mm(to)} etwa ${kg(left)}` }
}
