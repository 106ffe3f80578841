import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, useMediaQuery } from '@mui/material'
import {
  type FocusEvent,
  memo,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { NOBODY } from '../../../shared/inquiries/inquiry.ts'
import { machineStateLabels } from '../../../shared/inquiries/machine-state.ts'
import { stepTexts } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import type { TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { Suspicion } from '../inquiries/InquiryChips.tsx'
import { InquiryLine, LastWord } from '../inquiries/list/InquiryLine.tsx'
import { POINTER } from '../inquiries/list/lineLayout.ts'
import { lineOf } from '../lists/lines.ts'
import { aheadPart } from '../parts/aheadPart.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { LineButtons, OrderButtons } from './LineButtons.tsx'
import { callText, type Panel, saidBy, shortSince, stateOfAll, waitingSince } from './todayItems.ts'
import type { LineEvents } from './useOpenLine.ts'

export const LinePanel = aheadPart(async () => (await import('./LinePanel.tsx')).default)

interface Props extends LineEvents {
  item: TodayItem
  /** What is open below the line. */
  panel: Panel | null
  /** Whether the inquiry stands open beside the list, and whether it is being answered there. */
  isShown: boolean
  isAnswering: boolean
  /** Where it is answered below the line. */
  answer: ReactNode
}

/** One inquiry: who, which machine, what was said last, since when, who sees to it, and what can be done about it. */
export const TodayLine = memo(function TodayLine(props: Props) {
  const { item, panel, isShown, isAnswering, answer, onOpen, onPanel, onDone, onUndone, onCancel } =
    props
  const { inquiry } = item
  const { id } = inquiry
  const hasPointer = useMediaQuery(POINTER)
  const [isUnfolded, setUnfolded] = useState(false)
  const { isOn, ...attention } = useLineAttention(setUnfolded)
  useEffect(() => {
    if (isUnfolded) lineOf(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, isUnfolded])
  return (
    <InquiryLine
      inquiry={inquiry}
      look={item.kind}
      className={isShown ? 'shown' : undefined}
      onOpen={onOpen}
      below={
        <>
          <Suspicion inquiry={inquiry} sx={{ px: 1.5, pb: 1 }} />
          {panel && (
            <LinePanel
              key={panel}
              panel={panel}
              inquiry={inquiry}
              machines={item.machines}
              answer={answer}
              onDone={() => onDone(id)}
              onUndone={() => onUndone(id)}
              onCancel={onCancel}
            />
          )}
        </>
      }
      {...attention}
    >
      <Machines item={item} />
      <Said item={item} />
      <Since item={item} />
      <p className="owner">{inquiry.owner ?? NOBODY}</p>
      {item.offer && <OrderButtons order={item.offer} item={item} onDone={() => onDone(id)} />}
      {!hasPointer && (
        <IconButton
          className="more"
          aria-label={`Was tun: ${inquiry.name}`}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <MoreIcon />
        </IconButton>
      )}
      {(hasPointer ? isOn : isUnfolded) && (
        <LineButtons
          item={item}
          opened={isAnswering ? 'answer' : panel}
          onPanel={(panel) => onPanel(id, panel)}
          onDone={() => onDone(id)}
          onUndone={() => onUndone(id)}
        />
      )}
    </InquiryLine>
  )
})

interface TextProps {
  item: TodayItem
}

/** The first machine and whether it can still be had, or what else it is about. */
function Machines({ item: { machines, inquiry } }: TextProps) {
  const [first, ...more] = machines
  const state = first && stateOfAll(first, more)
  const { concern } = inquiry
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
        <span className="cut quiet">{concern ? concernLabels[concern] : 'Ohne Maschine'}</span>
      )}
    </p>
  )
}

/**
 * What an order comes to; else when to call and what is to be done where the heading does not say it, and what was said
 * last.
 */
function Said({ item }: TextProps) {
  const { kind, text, offer, lastMessage, inquiry } = item
  const call = callText(item)
  return (
    <p className="said">
      {offer ? (
        <span className="cut">
          <b className="sum">{formatEuros(offer.total)}</b> ·{' '}
          <ScreenLink to={adminPaths.offer(offer.id)}>{offer.number}</ScreenLink>
        </span>
      ) : (
        <LastWord inquiry={inquiry} lastMessage={lastMessage} who={saidBy(item)}>
          {call && <b>{call} · </b>}
          {!saidByHeading.has(kind) && text !== stepTexts.answer && <b>{text} · </b>}
        </LastWord>
      )}
    </p>
  )
}

const saidByHeading: ReadonlySet<TodayKind> = new Set(['received', 'unanswered', 'fresh'])

const Since = ({ item }: TextProps) => (
  <p className={item.overdue ? 'since late' : 'since'} title={waitingSince(item)}>
    <time dateTime={item.at}>{shortSince(item)}</time>
  </p>
)

/** How far a finger moves sideways until that is a swipe, in px. */
const SWIPE = 48

/**
 * Whether the pointer or the keyboard is on a line, and what a finger that moves sideways over it means.
 * @param onSwipe called with true for a swipe to the left, with false for one to the right
 */
function useLineAttention(onSwipe: (isLeft: boolean) => void) {
  const [isUnder, setUnder] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const began = useRef({ x: 0, y: 0 })
  return {
    isOn: isUnder || isFocused,
    onPointerEnter: () => setUnder(true),
    onPointerLeave: () => setUnder(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      if (finger) began.current = { x: finger.clientX, y: finger.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!finger) return
      const [x, y] = [finger.clientX - began.current.x, finger.clientY - began.current.y]
      if (Math.abs(x) > SWIPE && Math.abs(y) < SWIPE / 2) onSwipe(x < 0)
    },
  }
}
