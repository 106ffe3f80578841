import { setImmediate as pause } from 'node:timers/promises'

/** Short enough that nobody notices that he has waited. */
const SLICE_MS = 10

/**
 * Parts long work into slices, between which visitors are answered.
 * @returns what the work awaits after each of its steps
 */
export function timeSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await pause()
    began = performance.now()
  }
}
