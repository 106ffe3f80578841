import { hasFullFreeLift } from '../figures/derived.ts'
import type { Product } from '../product/product.ts'
import { availability, canBeHad } from '../product/terms.ts'
import { type Judgement, judge } from './judge.ts'
import type { Needs } from './questions.ts'
import { compareVerdicts } from './verdict.ts'

type Judged = Pick<Product, 'figures' | 'status'>

export interface Assessed<Machine extends Judged = Judged> extends Judgement {
  machine: Machine
}

/**
 * The machines that can be had with their verdicts, the best first, and of those that are unfit what comes nearest.
 * Among equals, where it has to lift under a ceiling, those with full free lift come first, then those that are free,
 * and then the smaller ones, because a bigger truck than needed costs more and turns worse.
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
        compareMisses(a, b) ||
        freeLiftRank(b.machine) - freeLiftRank(a.machine) ||
        availability[b.machine.status] - availability[a.machine.status] ||
        capacityOf(a.machine) - capacityOf(b.machine),
    )
}

/** The first of the machines that are unfit, of those that `assess` has put in order. */
export const nearest = <Machine extends Judged>(
  machines: Assessed<Machine>[],
  count: number,
): Assessed<Machine>[] => machines.filter(({ verdict }) => verdict === 'unfit').slice(0, count)

/**
 * What fails fewer questions is nearer, and then what falls short by a smaller share of what is asked, each by its
 * worst: half of the load is farther away than a tenth of the height.
 */
function compareMisses(a: Judgement, b: Judgement): number {
  const [misses, others] = [missesOf(a), missesOf(b)]
  return misses.length - others.length || Math.max(0, ...misses) - Math.max(0, ...others)
}

const missesOf = ({ reasons }: Judgement): number[] =>
  reasons.filter(({ verdict }) => verdict === 'unfit').map(({ shortfall = 0 }) => shortfall)

/** What is not known comes last. */
const capacityOf = ({ figures }: Judged) => figures.capacity ?? Number.MAX_SAFE_INTEGER
