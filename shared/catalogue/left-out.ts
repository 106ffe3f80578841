import { filterLabels } from './filter-labels.ts'
import type { LeftOut } from './state.ts'

/** What cannot be read, by reason: `Preis von „2000“, Preis bis „1000“`. */
export const leftOutByReason = (leftOut: LeftOut[]) =>
  [...new Set(leftOut.map(({ reason }) => reason))].map((reason) => ({
    reason,
    named: leftOut
      .filter((entry) => entry.reason === reason)
      .map(({ key, text }) => `${filterLabels[key]} „${text}“`)
      .join(', '),
  }))
