import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'

/** What can open below a line. */
export const panels = ['answer', 'later', 'won', 'lost'] as const
export type Panel = (typeof panels)[number]

/**
 * What can be done about a line: what becomes of an order is decided by confirming or refusing it, and what is closed
 * can be answered and, when nothing is left to do, be done.
 */
export function panelsOf({ kind, inquiry }: TodayItem): readonly Panel[] {
  if (kind === 'order') return ['answer']
  return isOpenStage(inquiry.stage) ? panels : ['answer', 'won']
}
