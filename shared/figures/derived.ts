import { type Figures, figures } from './registry.ts'

/** The height of what a machine drives through, which lists are filtered by; made from two figures of a data sheet. */
export const passage = { ...figures.closedHeight, name: 'Durchfahrtshöhe' }

/** With the mast closed, in millimetres: the mast's or the roof's, whichever is higher. Unknown without the mast's. */
export function passageHeight({ closedHeight, guardHeight = 0 }: Figures): number | undefined {
  return closedHeight === undefined ? undefined : Math.max(closedHeight, guardHeight)
}

/** Until when the inspection holds as a number that lists are filtered by: `2027-09` → 202709. */
export const monthNumber = ({ inspectionUntil }: Figures): number | undefined =>
  inspectionUntil === undefined ? undefined : Number(inspectionUntil.replace('-', ''))

/**
 * So much of its closed height a mast with full free lift raises the forks at least before it rises
 * itself: up to its own top, less the carriage. Of other masts the free lift is a few centimetres.
 */
export const FULL_FREE_LIFT = 1 / 2

/** Not where one of the two heights is not known. */
export function hasFullFreeLift({ freeLift, closedHeight }: Figures): boolean {
  if (freeLift === undefined || closedHeight === undefined) return false
  return freeLift >= closedHeight * FULL_FREE_LIFT
}
