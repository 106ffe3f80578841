import type { Assessed } from '../../../shared/adviser/assess.ts'
import { type Verdict, verdictLabels, verdicts } from '../../../shared/adviser/verdict.ts'
import { formatNumber } from '../../../shared/writing/format.ts'

const several: Partial<Record<Verdict, string>> = { fits: 'passen', unfit: 'passen nicht' }

/** `3 passen, 1 knapp, 12 passen nicht`; empty without a machine. */
export function summaryOf(machines: Pick<Assessed, 'verdict'>[]): string {
  return verdicts
    .flatMap((verdict) => {
      const count = machines.filter((each) => each.verdict === verdict).length
      const words = (count > 1 && several[verdict]) || verdictLabels[verdict]
      return count > 0 ? [`${formatNumber(count)}\u00a0${words}`] : []
    })
    .join(', ')
}
