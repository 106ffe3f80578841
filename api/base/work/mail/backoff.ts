import { MINUTE } from '../../../../shared/time/durations.ts'

const FIRST_DELAY = MINUTE
/** In milliseconds. No mail waits longer for its next attempt. */
export const LONGEST_DELAY = 360 * MINUTE
/** With the delays below, three days and two hours pass between the first and the last attempt. */
export const ATTEMPTS = 21

/** Milliseconds after so many failed attempts: 1, 2, 4 … minutes, at most 6 hours; null to give up. */
export function retryDelay(attempts: number): number | null {
  if (attempts >= ATTEMPTS) return null
  return Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY)
}
