import { hasFullFreeLift } from '../figures/derived.ts'
import type { Figures } from '../figures/registry.ts'
import { formatQuantity } from '../writing/format.ts'
import type { Needs } from './questions.ts'
import { type Answer, clearance, remarkOn, verdictOf } from './verdict.ts'

/** How far the mast rises for each millimetre that the forks rise beyond the free lift. */
const riseOf: Record<NonNullable<Figures['mast']>, number> = {
  simplex: 1 / 2,
  duplex: 1 / 2,
  telescopic: 1 / 2,
  triplex: 2 / 3,
  quadruplex: 3 / 4,
}

const mm = (value: number) => formatQuantity(value, 'mm')

/**
 * The height of the mast's top in millimetres while the forks are at `liftHeight`: an estimate from
 * how the sections of a mast run in each other (VDI 2198: h1 closed, h2 free lift, h3 lift, h4
 * extended). Beyond the free lift a mast with full free lift rises as far as its forks, the others
 * a part of it. The last millimetres raise the mast by no more than themselves, so it is never lower
 * than h4 less what is left of h3. Where the free lift is not known it is the most that it can be; null
 * without h1.
 */
function mastHeightAt(figures: Figures, liftHeight: number): number | null {
  const { closedHeight, freeLift, mast, extendedHeight, liftHeight: most } = figures
  if (closedHeight === undefined) return null
  const isPart = mast !== undefined && freeLift !== undefined && !hasFullFreeLift(figures)
  const risen =
    closedHeight + Math.max(liftHeight - (freeLift ?? 0), 0) * (isPart ? riseOf[mast] : 1)
  if (extendedHeight === undefined || most === undefined) return Math.round(risen)
  return Math.round(Math.max(risen, extendedHeight - Math.max(most - liftHeight, 0)))
}

/** Whether the machine gets through the lowest gate with its mast closed. */
export const judgeGate = (figures: Figures, { gate }: Needs): Answer | null =>
  gate === undefined ? null : judgeClosed(figures, gate, 'Tor')

/**
 * Whether the mast stays below the ceiling while it lifts as high as is asked, as in a container or a low hall.
 * Where no height is asked, whether it does so wherever the forks are; otherwise it is a matter of how high.
 */
export function judgeCeiling(figures: Figures, { ceiling, liftHeight }: Needs): Answer | null {
  if (ceiling === undefined) return null
  const closed = judgeClosed(figures, ceiling, 'Decke')
  if (closed.verdict === 'unfit') return closed
  if (liftHeight === undefined) return judgeWholeLift(figures, ceiling, closed)
  const lifting = judgeLifting(figures, ceiling, liftHeight)
  if (!lifting) return closed
  return {
    ...lifting,
    verdict: verdictOf([closed.verdict, lifting.verdict]),
    text: `${closed.text}; ${lifting.text}`,
  }
}

function judgeWholeLift(figures: Figures, ceiling: number, closed: Answer): Answer {
  const { liftHeight } = figures
  const height = figures.extendedHeight ?? (liftHeight && mastHeightAt(figures, liftHeight))
  if (!height)
    return { verdict: 'unknown', text: `${closed.text}; Höhe ausgefahren nicht angegeben` }
  const reach = `ganz ausgefahren ragt der Mast bis ${mm(height)}`
  const verdict = clearance(height, ceiling).verdict
  if (verdict === 'unfit')
    return { verdict: 'tight', text: `${closed.text}; ${reach}: Nennen Sie Ihre Hubhöhe` }
  return { verdict: verdictOf([closed.verdict, verdict]), text: `${closed.text}; ${reach}` }
}

/** A machine without a roof, such as a pedestrian stacker, has a Bauhöhe alone. */
function judgeClosed({ closedHeight, guardHeight }: Figures, room: number, place: string): Answer {
  const height = Math.max(closedHeight ?? 0, guardHeight ?? 0)
  const { verdict, missing, shortfall } = clearance(height, room)
  if (closedHeight === undefined && verdict !== 'unfit')
    return { verdict: 'unknown', text: 'Bauhöhe nicht angegeben' }
  const name = height === closedHeight ? 'Bauhöhe' : 'Höhe Schutzdach'
  const unnamed = guardHeight === undefined ? ' (Höhe Schutzdach nicht angegeben)' : ''
  const remark = remarkOn(verdict, 'kaum Luft', `${mm(missing)} zu hoch`)
  return {
    verdict,
    text: `${name} ${mm(height)}, ${place} ${mm(room)}${remark}${unnamed}`,
    shortfall,
  }
}

/** Null where the mast stays closed or is not known. */
function judgeLifting(figures: Figures, ceiling: number, liftHeight: number): Answer | null {
  const { closedHeight, freeLift } = figures
  const height = mastHeightAt(figures, liftHeight)
  if (height === null || height === closedHeight) return null
  const lifted = `bei ${mm(liftHeight)} Hub`
  if (freeLift === undefined && height > ceiling)
    return { verdict: 'unknown', text: `Freihub nicht angegeben, Masthöhe ${lifted} offen` }
  const reach =
    freeLift === undefined
      ? `höchstens ${mm(height)} (Freihub nicht angegeben)`
      : `etwa ${mm(height)} (Freihub ${mm(freeLift)})`
  const { verdict, missing, shortfall } = clearance(height, ceiling)
  const remark = remarkOn(verdict, 'kaum Luft', `${mm(missing)} zu hoch`)
  return { verdict, text: `${lifted} ragt der Mast bis ${reach}${remark}`, shortfall }
}
