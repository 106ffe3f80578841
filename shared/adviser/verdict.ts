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
export function reserve(have: number, need: number): Verdict {
  if (have < need) return 'unfit'
  return have * 100 <= need * (100 + RESERVE_PERCENT) ? 'tight' : 'fits'
}

/** Whether something gets through; tight with at most 50 mm to spare. */
export function clearance(size: number, room: number): Verdict {
  if (size > room) return 'unfit'
  return room - size <= CLEARANCE ? 'tight' : 'fits'
}
