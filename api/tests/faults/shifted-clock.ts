import { DAY } from '../../../shared/time/time.ts'

/** Runs before a process and moves its clock; what it leaves alone is the clock of the files. */
const SHIFT = `
const Real = Date
const shift = Number(process.env.CLOCK_SHIFT_MS)
globalThis.Date = class Date extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + shift)
    else super(...parts)
  }
  static now() {
    return Real.now() + shift
  }
}`

/** The environment of a process whose clock is that many days ahead. */
export function daysAhead(days: number): Record<string, string> {
  return {
    CLOCK_SHIFT_MS: String(days * DAY),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHIFT)}`,
  }
}
