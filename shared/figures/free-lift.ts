import type { Figures } from './registry.ts'

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
