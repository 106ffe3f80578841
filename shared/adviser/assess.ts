import { availability, canBeHad } from '../catalogue/terms.ts'
import { hasFullFreeLift } from '../figures/free-lift.ts'
import type { Product } from '../product/product.ts'
import { type Judgement, judge } from './judge.ts'
import type { Needs } from './questions.ts'
import { compareVerdicts } from './verdict.ts'

type Judged = Pick<Product, 'figures' | 'status'>

export interface Assessed<Machine extends Judged = Judged> extends Judgement {
  machine: Machine
}

/**
 * The machines that can be had with their verdicts, the best first. Among equals, where it has to lift
 * under a ceiling, those with full free lift come first, then those that are free, and then the
 * smaller ones, because a bigger truck than needed costs more and turns worse.
 */
export function assess<Machine extends Judged>(
  machines: Machine[],
  needs: Needs,
): Assessed<Machine>[] {
  const isUnderCeiling = needs.ceiling !== undefined && needs.liftHeight !== undefined
  const freeLiftRank = ({ figures }: Judged) => (isUnderCeiling && hasFullFreeLift(figures) ? 1 : 0)
  return machines
    .filter(({ status }) => canBeHad(status))
    .map((machine) => ({ machine, ...judge(machine, needs) }))
    .sort(
      (a, b) =>
        compareVerdicts(a.verdict, b.verdict) ||
        freeLiftRank(b.machine) - freeLiftRank(a.machine) ||
        availability[b.machine.status] - availability[a.machine.status] ||
        capacityOf(a.machine) - capacityOf(b.machine),
    )
}

/**
 * Of machines that are unfit those that lack the least, each by what it lacks most: half of the load is farther away
 * than a tenth of the height. The order of the others is kept.
 */
export const nearest = <Machine extends Judged>(
  machines: Assessed<Machine>[],
  count: number,
): Assessed<Machine>[] =>
  machines
    .filter(({ verdict }) => verdict === 'unfit')
    .sort((a, b) => shortfallOf(a) - shortfallOf(b))
    .slice(0, count)

const shortfallOf = ({ reasons }: Judgement) =>
  Math.max(...reasons.map(({ shortfall = 0 }) => shortfall))

/** What is not known comes last. */
const capacityOf = ({ figures }: Judged) => figures.capacity ?? Number.MAX_SAFE_INTEGER
