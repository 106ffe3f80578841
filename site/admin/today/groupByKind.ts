import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { inOrder, todayKinds } from '../../../shared/inquiries/today-kinds.ts'

/**
 * The items under their headings.
 * @param open the item that is being worked on: it stays where it is, whatever a colleague has done meanwhile
 */
export function groupByKind(items: TodayItem[], open: TodayItem | null) {
  const others = items.filter(({ inquiry }) => inquiry.id !== open?.inquiry.id)
  const newest = items.find(({ inquiry }) => inquiry.id === open?.inquiry.id)
  const kept = open && { kind: open.kind, at: open.at, offer: open.offer }
  const shown = kept ? [...others, { ...(newest ?? open), ...kept }] : others
  return todayKinds
    .map((kind) => ({ kind, items: shown.filter((item) => item.kind === kind).sort(inOrder) }))
    .filter((group) => group.items.length > 0)
}
