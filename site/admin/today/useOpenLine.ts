import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { TYPED_AHEAD, useTypedAhead } from '../inquiries/answer/TypedAhead.tsx'
import { PANE, useOpenInquiry } from '../inquiries/openInquiry.ts'
import {
  focusLine,
  lineAround,
  lineOf,
  nearestFirst,
  restOnLine,
  useLineKeys,
} from '../lists/lines.ts'
import { TICK_ATTRIBUTE } from './LineButtons.tsx'
import { useTypedAtRest } from './TypedAtRest.tsx'
import { groupByKind, nextLine, type Panel, panelsOf } from './todayItems.ts'

/** What can happen to a line. */
export interface LineEvents {
  open: (id: number) => void
  panel: (id: number, panel: Panel) => void
  done: (id: number) => void
  undone: (id: number) => void
  cancel: () => void
}

/** Names the sentence that stands where nothing is left. */
export const NOTHING_LEFT = 'heute-leer'

/** From here on, what is opened stands beside the list; below, it opens over it. */
export const useHasRoomBeside = () => useMediaQuery('(min-width: 1200px)', { noSsr: true })

const panelOfKey: Record<string, Panel> = { a: 'answer', s: 'later', g: 'won', v: 'lost' }

const idOf = ({ inquiry }: TodayItem) => inquiry.id

/**
 * What is open: a form below a line, and the inquiry that the address names. Beside the list that goes along with the
 * arrows, and to the next line when one is done: there the keyboard rests, because what is typed on was meant for the one
 * before.
 * @param onChanged loads the list anew; answers what is left
 */
export function useOpenLine(
  items: TodayItem[],
  isFreshOpen: boolean,
  onChanged: () => Promise<TodayItem[]>,
) {
  const hasRoom = useHasRoomBeside()
  const { openId, open, close } = useOpenInquiry()
  const notify = useNotify()
  const [below, setBelow] = useState<{ item: TodayItem; panel: Panel } | null>(null)
  const [answered, setAnswered] = useState<number | null>(null)
  const ahead = useTypedAhead()
  const groups = useMemo(() => groupByKind(items, below?.item ?? null), [items, below])
  const lines = groups.flatMap(({ kind, items }) => (kind !== 'fresh' || isFreshOpen ? items : []))
  const shown = lines.map(idOf)
  const listWith = useLatestLists(shown)
  const focusWhenShown = useFocusWhenShown()
  const leaving = useRef<Leaving | null>(null)
  // Its line may go a moment before it is known which one is next.
  useLayoutEffect(() => {
    if (leaving.current && document.activeElement === document.body) rest(leaving.current)
  })
  const atRest = useTypedAtRest()
  const [rested, setRested] = useState<number | null>(null)
  const isBeside = hasRoom && openId !== null

  const show = (id: number) => {
    setAnswered(null)
    ahead.end()
    if (openId !== id) open(id)
  }
  /** Where somebody goes on by themselves, nothing else leads on. */
  const goOn = () => {
    leaving.current = null
  }
  const toggle = (id: number, panel: Panel) => {
    goOn()
    const item = lines.find((line) => idOf(line) === id)
    if (!item || !panelsOf(item).includes(panel)) return
    ahead.end()
    if (below?.panel === panel && idOf(below.item) === id) return setBelow(null)
    if (panel === 'answer') return answer(item)
    restOnLine(id)
    setBelow({ item, panel })
  }
  /** @param text what was typed before */
  const answer = (item: TodayItem, text?: string) => {
    const id = idOf(item)
    restOnLine(id)
    setBelow(hasRoom ? null : { item, panel: 'answer' })
    ahead.begin(item.inquiry, text)
    if (!hasRoom) return
    setAnswered(id)
    if (openId !== id) open(id)
  }
  const cancel = () => {
    const id = below ? idOf(below.item) : isBeside ? openId : ahead.ahead?.inquiry.id
    ahead.end()
    setBelow(null)
    if (!below) {
      setAnswered(null)
      if (isBeside) close()
    }
    if (id !== undefined) focusLine(id)
  }
  const tick = (id: number) => {
    const button = lineOf(id)?.querySelector<HTMLElement>(`[${TICK_ATTRIBUTE}]`)
    if (!button) return notify(NOTHING_TO_TICK, { type: 'info' })
    restOnLine(id)
    button.click()
  }
  useLineKeys({
    shown,
    current: isBeside ? openId : null,
    pane: `#${PANE}, #${TYPED_AHEAD}`,
    isHeld: () => leaving.current !== null && !isOnNext(leaving.current),
    onMove: (id) => {
      goOn()
      atRest.end()
      if (isBeside) show(id)
    },
    onEscape: cancel,
    onKey: (key, id) => {
      if (id === leaving.current?.id) return true
      const letter = key.toLowerCase()
      const panel = panelOfKey[letter]
      if (panel) toggle(id, panel)
      else if (letter === 'e') tick(id)
      return panel !== undefined || letter === 'e'
    },
    onResting: (key, id) => {
      atRest.add(key)
      setRested(id)
    },
  })
  const restedLine = lines.find((line) => idOf(line) === rested)
  const takeTyped = () => {
    if (!restedLine) return
    goOn()
    answer(restedLine, atRest.text)
    atRest.drop()
  }
  const done = async (id: number) => {
    const line: Leaving = { id, list: listWith(id), restsOn: null }
    if (isOn(id)) {
      leaving.current = line
      // Before the list is there: whoever looks up must not take the customer that was answered for the next one.
      rest(line)
      if (isBeside && isOnNext(line)) show(line.restsOn ?? id)
    }
    const left = new Set((await onChanged()).map(idOf))
    const isLeft = leaving.current === line
    if (isLeft) leaving.current = null
    setBelow((below) => (below && idOf(below.item) === id ? null : below))
    setAnswered((answered) => (answered === id ? null : answered))
    // Else somebody has gone on by themselves.
    if (!isLeft || !isWaiting(line)) return
    const next = nextLine(line.list, id, left)
    focusWhenShown(next === 'empty' ? focusNothingLeft : () => restOnLine(next))
    if (next !== 'empty') setRested(next)
    if (!isBeside) return
    if (next === 'empty') close()
    else show(next)
  }
  const undone = (id: number) => {
    focusWhenShown(() => focusLine(id))
    if (isBeside) show(id)
  }
  return {
    groups,
    below,
    ahead: ahead.ahead,
    atRest: atRest.text
      ? {
          text: atRest.text,
          inquiry: restedLine?.inquiry ?? null,
          onTake: takeTyped,
          onDrop: () => {
            atRest.drop()
            const line = isBeside ? openId : rested
            if (line !== null) focusLine(line)
          },
        }
      : null,
    beside: isBeside ? { id: openId, isAnswering: answered === openId } : null,
    on: useSteady({
      open: (id) => {
        goOn()
        show(id)
      },
      panel: toggle,
      done,
      undone,
      cancel,
    }),
  }
}

const NOTHING_TO_TICK = 'Hier ist nichts abzuhaken: A antwortet, S verschiebt, V schließt ab.'

/** A line that has been dealt with, until the list is there without it: whoever is quicker means the next one. */
interface Leaving {
  id: number
  list: number[]
  /** Where the keyboard was put meanwhile. */
  restsOn: number | null
}

function rest(leaving: Leaving) {
  const { id, list } = leaving
  const others = nearestFirst(list, id).filter((other) => other !== id)
  leaving.restsOn = [...others, id].find(restOnLine) ?? null
}

/** Whether the keyboard was put on the line that comes next: there an arrow wakes it as it will once the list is there. */
const isOnNext = ({ id, restsOn }: Leaving) => restsOn !== null && restsOn !== id

/** Whether the keyboard is on this line or on none; somebody may have gone on while it was still being saved. */
const isOn = (id: number) => (lineAround(document.activeElement) ?? id) === id

/** Whether the keyboard still is where it was put, or nowhere. */
function isWaiting({ id, restsOn }: Leaving): boolean {
  const { activeElement, body } = document
  if (activeElement === body || lineAround(activeElement) === id) return true
  return restsOn !== null && lineOf(restsOn) === activeElement
}

/** The list may be loaded anew before it is known that a line has been dealt with: finds the last one that had it. */
function useLatestLists(shown: number[]) {
  const lists = useRef([shown])
  useEffect(() => {
    if (lists.current[0]?.join() !== shown.join())
      lists.current = [shown, ...lists.current].slice(0, 3)
  })
  return (id: number) => [shown, ...lists.current].find((list) => list.includes(id)) ?? shown
}

/** Puts the focus on what will be shown in a moment: a line, or the sentence that nothing is left. */
function useFocusWhenShown() {
  const [focus, setFocus] = useState<(() => boolean) | null>(null)
  // After every rendering, because the line may only come with the next state of the list, and before the next key.
  useLayoutEffect(() => {
    if (focus?.()) setFocus(null)
  })
  return (focus: () => boolean) => setFocus(() => focus)
}

function focusNothingLeft(): boolean {
  const sentence = document.getElementById(NOTHING_LEFT)
  sentence?.focus()
  return sentence !== null
}

/** The same functions at each rendering, so that of many lines those alone are drawn anew that have changed. */
function useSteady(events: LineEvents): LineEvents {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  return useState<LineEvents>(() => ({
    open: (id) => latest.current.open(id),
    panel: (id, panel) => latest.current.panel(id, panel),
    done: (id) => latest.current.done(id),
    undone: (id) => latest.current.undone(id),
    cancel: () => latest.current.cancel(),
  }))[0]
}
