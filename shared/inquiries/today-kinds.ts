import { keysOf } from '../values/records.ts'

/** Why an inquiry is to be dealt with today. It is listed under the first kind that fits. */
export const todayKindLabels = {
  order: 'Bestellung zu bestätigen',
  received: 'Der Kunde hat geschrieben',
  callback: 'Rückruf vereinbart',
  failedMail: 'E-Mail nicht angekommen',
  unanswered: 'Noch nicht beantwortet',
  step: 'Nächster Schritt',
  offer: 'Angebot',
  reservation: 'Reservierung',
  gone: 'Maschine nicht mehr zu haben',
  fresh: 'Neu eingegangen',
} as const
export type TodayKind = keyof typeof todayKindLabels
export const todayKinds = keysOf(todayKindLabels)

interface Placed {
  kind: TodayKind
  at: string
  inquiry: { id: number }
}

/** New inquiries whose answer is due another day are listed, but are not due. */
export const isDue = ({ kind }: Pick<Placed, 'kind'>) => kind !== 'fresh'

/** The order of the list: by kind, and of each kind the oldest first, but the newest of what has come in. */
export function inOrder(a: Placed, b: Placed): number {
  const byKind = todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind)
  const byAge = Number(a.at > b.at) - Number(a.at < b.at) || a.inquiry.id - b.inquiry.id
  return byKind || (isDue(a) ? byAge : -byAge)
}

/** How many are due today of all kinds: what is new has time, and what was sorted out is no work. */
export const countDue = ({
  fresh: _,
  spam: __,
  ...due
}: Record<TodayKind | 'spam', number>): number =>
  Object.values(due).reduce((sum, count) => sum + count, 0)
