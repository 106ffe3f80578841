import { setImmediate as nextTurn } from 'node:timers/promises'

export const pause = () => nextTurn()

/** Short enough that nobody notices that they have waited. */
const WORK_MS = 10

/**
 * Lets others be answered while long work goes on.
 * @returns what the work awaits after each of its steps: a pause if it has been at work for long, nothing otherwise
 * @example
 * const pause = pauses()
 * for (const row of rows) await pause()
 */
export function pauses(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < WORK_MS) return
    await pause()
    began = performance.now()
  }
}
