/** The best first, which is also the order of display. */
export const verdicts = ['fits', 'tight', 'unknown', 'unfit'] as const
export type Verdict = (typeof verdicts)[number]

export const verdictLabels: Record<Verdict, string> = {
  fits: 'passt',
  tight: 'knapp',
  unknown: 'nicht beurteilbar',
  unfit: 'passt nicht',
}

/** What a judge says of one question. */
export interface Answer {
  verdict: Verdict
  /** Names the figure that decides. */
  text: string
  /** By which share of what is asked a machine that is unfit fails. */
  shortfall?: number
}

/** How a figure of a machine stands to what is asked of it. */
interface Measured {
  verdict: Verdict
  /** How much it is short of that, in the unit of both; 0 where it is not. */
  missing: number
  shortfall?: number
}

const RESERVE_PERCENT = 5
const CLEARANCE = 50

export function compareVerdicts(a: Verdict, b: Verdict): number {
  return verdicts.indexOf(a) - verdicts.indexOf(b)
}

/** The first that is found counts: failing one question outweighs what is unknown. */
const precedence: readonly Verdict[] = ['unfit', 'unknown', 'tight', 'fits']

/** The verdict of a machine about which these were given; unknown without any. */
export function verdictOf(given: Verdict[]): Verdict {
  return precedence.find((verdict) => given.includes(verdict)) ?? 'unknown'
}

/** Whether a load or a height is reached; tight with at most 5 % to spare. */
export function reserve(have: number, need: number): Measured {
  if (have < need) return short(need - have, need)
  return { verdict: have * 100 <= need * (100 + RESERVE_PERCENT) ? 'tight' : 'fits', missing: 0 }
}

/** Whether something gets through; tight with at most 50 mm to spare. */
export function clearance(size: number, room: number): Measured {
  if (size > room) return short(size - room, room)
  return { verdict: room - size <= CLEARANCE ? 'tight' : 'fits', missing: 0 }
}

/** What a reason ends with: what is tight, or what a machine fails by; empty for one that fits. */
export function remarkOn(verdict: Verdict, tight: string, unfit: string): string {
  const remark = { tight, unfit, fits: '', unknown: '' }[verdict]
  return remark && `, ${remark}`
}

const short = (missing: number, asked: number): Measured => ({
  verdict: 'unfit',
  missing,
  shortfall: missing / asked,
})
