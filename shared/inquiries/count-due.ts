import type { Today } from './today.ts'

/** How many are due today of all kinds: what is new has time, and what was sorted out is no work. */
export const countDue = ({ fresh: _, spam: __, ...due }: Today['counts']): number =>
  Object.values(due).reduce((sum, count) => sum + count, 0)
