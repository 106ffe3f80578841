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
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { Suspicion } from '../inquiries/Suspicion.tsx'
import { LINE_ATTRIBUTE, OPENER_ATTRIBUTE } from '../lists/lines.ts'
import { lazyInPlace } from '../parts/lazyInPlace.tsx'
import { LineButtons, OrderButtons } from './LineButtons.tsx'
import { Machines, Said, Since } from './LineTexts.tsx'
import type { Panel } from './todayItems.ts'
import type { LineEvents } from './useOpenLine.ts'

const LinePanel = lazyInPlace(() => import('./LinePanel.tsx'))

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
  const { id, name, company, owner } = inquiry
  const hasPointer = useMediaQuery('(hover: hover) and (min-width: 900px)')
  const [isUnfolded, setUnfolded] = useState(false)
  const { isOn, ...attention } = useLineAttention(setUnfolded)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isUnfolded) {
      row.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [isUnfolded])
  return (
    <li
      ref={row}
      {...{ [LINE_ATTRIBUTE]: id }}
      tabIndex={-1}
      className={isShown ? 'shown' : undefined}
      {...attention}
    >
      <div className={`line ${item.kind}`}>
        <h3 className="who">
          <button {...{ [OPENER_ATTRIBUTE]: '' }} type="button" onClick={() => onOpen(id)}>
            {name}
          </button>
          {company && <span className="cut">{company}</span>}
        </h3>
        <Machines item={item} />
        <Said item={item} />
        <Since item={item} />
        <p className="owner">{owner ?? 'alle'}</p>
        {item.offer && <OrderButtons order={item.offer} item={item} onDone={() => onDone(id)} />}
        {!hasPointer && (
          <IconButton
            className="more"
            aria-label={`Was tun: ${name}`}
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
      </div>
      <Suspicion inquiry={inquiry} sx={{ px: 1.5, pb: 1 }} />
      {panel && (
        <LinePanel
          key={panel}
          panel={panel}
          inquiry={inquiry}
          answer={answer}
          onDone={() => onDone(id)}
          onUndone={() => onUndone(id)}
          onCancel={onCancel}
        />
      )}
    </li>
  )
})

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
