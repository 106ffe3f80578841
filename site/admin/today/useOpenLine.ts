import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { useOpenInquiry } from '../inquiries/openInquiry.ts'
import { groupByKind, type Panel, panelsOf } from './todayItems.ts'
import { focusLine, nextLine, useLineFocus } from './useLineFocus.ts'
import { LINE_ATTRIBUTE, useShortcuts } from './useShortcuts.ts'

/** What can happen to a line. */
export interface LineEvents {
  open: (id: number) => void
  panel: (id: number, panel: Panel) => void
  done: (id: number) => void
  undone: (id: number) => void
  cancel: () => void
}

/** From here on, what is opened stands beside the list; below, it opens over it. */
export const useHasRoomBeside = () => useMediaQuery('(min-width: 1200px)', { noSsr: true })

const idOf = ({ inquiry }: TodayItem) => inquiry.id

/**
 * What is open: a form below a line, and the inquiry that the address names. Beside the list that goes along with the
 * arrows, and to the next line when one is done.
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
  const groups = useMemo(() => groupByKind(items, below?.item ?? null), [items, below])
  const lines = useMemo(
    () => groups.flatMap(({ kind, items }) => (kind !== 'fresh' || isFreshOpen ? items : [])),
    [groups, isFreshOpen],
  )
  const shown = useMemo(() => lines.map(idOf), [lines])
  const focusWhenShown = useLineFocus()
  const isBeside = hasRoom && openId !== null

  const show = (id: number) => {
    setAnswered(null)
    if (openId !== id) open(id)
  }
  const toggle = (id: number, panel: Panel) => {
    const item = lines.find((line) => idOf(line) === id)
    if (!item || !panelsOf(item).includes(panel)) return
    if (panel === 'answer' && hasRoom) {
      setBelow(null)
      if (openId !== id) open(id)
      return setAnswered(id)
    }
    const isOpen = below?.panel === panel && idOf(below.item) === id
    setBelow(isOpen ? null : { item, panel })
  }
  const cancel = () => {
    if (below) {
      setBelow(null)
      return focusLine(idOf(below.item))
    }
    if (!isBeside) return
    setAnswered(null)
    close()
    focusLine(openId)
  }
  useShortcuts({
    shown,
    onPanel: toggle,
    onMove: (id) => isBeside && show(id),
    onEscape: cancel,
    onNothingToTick: () => notify(NOTHING_TO_TICK, { type: 'info' }),
  })
  const done = async (id: number) => {
    const left = new Set((await onChanged()).map(idOf))
    setBelow(null)
    setAnswered(null)
    if (isElsewhere(id)) return
    const next = nextLine(shown, id, left)
    focusWhenShown(next)
    if (!isBeside) return
    if (next === 'empty') close()
    else show(next)
  }
  const undone = (id: number) => {
    focusWhenShown(id)
    if (isBeside) show(id)
  }
  return {
    groups,
    below,
    beside: isBeside ? { id: openId, isAnswering: answered === openId } : null,
    on: useSteady({ open: show, panel: toggle, done, undone, cancel }),
  }
}

const NOTHING_TO_TICK = 'Hier ist nichts abzuhaken: A antwortet, S verschiebt, V schließt ab.'

/** Whether somebody has gone on to another line while this one was still being saved. */
function isElsewhere(id: number): boolean {
  const line = document.activeElement?.closest(`[${LINE_ATTRIBUTE}]`)
  return line != null && Number(line.getAttribute(LINE_ATTRIBUTE)) !== id
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
