import { type TodayItem, type TodayKind, todayKinds } from '../../../shared/inquiries/today.ts'

/**
 * The items under their headings, oldest first.
 * @param open the item that is being worked on: it stays where it is, whatever a colleague has done meanwhile
 */
export function groupByKind(items: TodayItem[], open: TodayItem | null) {
  const others = items.filter(({ inquiry }) => inquiry.id !== open?.inquiry.id)
  const newest = items.find(({ inquiry }) => inquiry.id === open?.inquiry.id)
  const shown = open ? [...others, { ...(newest ?? open), kind: open.kind, at: open.at }] : others
  return todayKinds
    .map((kind) => ({ kind, items: ofKind(shown, kind) }))
    .filter((group) => group.items.length > 0)
}

const ofKind = (items: TodayItem[], kind: TodayKind) =>
  items.filter((item) => item.kind === kind).sort((a, b) => a.at.localeCompare(b.at))
