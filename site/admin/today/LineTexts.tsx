import { concernLabels } from '../../../shared/addresses/concern.ts'
import { counted } from '../../../shared/inquiries/counted.ts'
import { machineStateLabels } from '../../../shared/inquiries/machine-state.ts'
import { stepTexts } from '../../../shared/inquiries/next-step.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import type { TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { TextBegun } from '../inquiries/answer/TextBegun.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { saidBy, shortSince, stateOfAll, waitingSince } from './todayItems.ts'

interface Props {
  item: TodayItem
}

/** The first machine and whether it can still be had, or what else it is about. */
export function Machines({ item: { machines, inquiry } }: Props) {
  const [first, ...more] = machines
  const state = first && stateOfAll(first, more)
  const { concern, callback, callbackAt } = inquiry
  const all = machines.map((one) => `${counted(one)}: ${machineStateLabels[one.state]}`)
  return (
    <p className="machine" title={all.join('\n')}>
      {state ? (
        <>
          <span className="cut">{counted(first)}</span>
          <b className={state.areFree ? 'free' : 'taken'}>{state.text}</b>
          {more.length > 0 && <span>+{more.length}</span>}
        </>
      ) : (
        <span className="cut none">{concern ? concernLabels[concern] : 'Ohne Maschine'}</span>
      )}
      {callback && !callbackAt && <b>Rückruf</b>}
    </p>
  )
}

/** What an order comes to; else what is to be done where the heading does not say it, and what was said last. */
export function Said({ item }: Props) {
  const { kind, text, offer, lastMessage, inquiry } = item
  if (offer)
    return (
      <p className="said">
        <b className="sum">{formatEuros(offer.total)}</b> ·{' '}
        <ScreenLink to={adminPaths.offer(offer.id)}>{offer.number}</ScreenLink>
      </p>
    )
  const said = lastMessage?.text ?? inquiry.message
  return (
    <p className="said" title={said}>
      {!saidByHeading.has(kind) && text !== stepTexts.answer && <b>{text} · </b>}
      <TextBegun inquiryId={inquiry.id} />
      {lastMessage && <span>{saidBy(item)}</span>}
      {said || 'ohne Nachricht'}
    </p>
  )
}

const saidByHeading: ReadonlySet<TodayKind> = new Set(['received', 'unanswered', 'fresh'])

export const Since = ({ item }: Props) => (
  <p className={item.overdue ? 'since late' : 'since'} title={waitingSince(item)}>
    <time dateTime={item.at}>{shortSince(item)}</time>
  </p>
)
