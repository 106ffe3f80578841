import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { TYPED_AHEAD, useTypedAhead } from '../inquiries/answer/TypedAhead.tsx'
import { PANE, useOpenInquiry } from '../inquiries/openInquiry.tsx'
import { useOfferKey } from '../inquiries/useOfferKey.ts'
import { focusLine, lineOf, restOnLine, useLineKeys } from '../lists/lines.ts'
import { useSteady } from '../parts/useSteady.ts'
import { TICK_ATTRIBUTE } from './LineButtons.tsx'
import { useTypedAtRest } from './TypedAtRest.tsx'
import { groupByKind, type Panel, panelsOf } from './todayItems.ts'
import { useNextLine } from './useNextLine.ts'

/** From here on, what is opened stands beside the list; below, it opens over it. */
export const useHasRoomBeside = () => useMediaQuery('(min-width: 1200px)', { noSsr: true })

const panelOfKey: Record<string, Panel> = { a: 'answer', s: 'later', g: 'won', v: 'lost' }

const LETTER = /^\p{L}$/u

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
  const ahead = useTypedAhead()
  const atRest = useTypedAtRest()
  const opener = useRef('')
  const groups = useMemo(() => groupByKind(items, below?.item ?? null), [items, below])
  const lines = groups.flatMap(({ kind, items }) => (kind !== 'fresh' || isFreshOpen ? items : []))
  const shown = lines.map(idOf)
  const keyboard = useNextLine(shown)
  const pressOffer = useOfferKey()
  const isBeside = hasRoom && openId !== null

  const show = (id: number) => {
    setAnswered(null)
    ahead.end()
    if (openId !== id) open(id)
  }
  const toggle = (id: number, panel: Panel) => {
    keyboard.stay()
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
    isHeld: keyboard.isHeld,
    onMove: (id) => {
      keyboard.stay()
      opener.current = ''
      atRest.end()
      if (isBeside) show(id)
    },
    onEscape: cancel,
    onKey: (key, id) => {
      if (keyboard.isLeaving(id)) return true
      const letter = key.toLowerCase()
      const panel = panelOfKey[letter]
      if (panel) {
        toggle(id, panel)
        opener.current = panel === 'answer' ? '' : key
        return true
      }
      if (letter === 'e') tick(id)
      return letter === 'e' || pressOffer(letter, id)
    },
    onResting: (key, id) => {
      // The letter that has opened a form was the first of a word.
      if (below && LETTER.test(key)) atRest.add(opener.current, id)
      opener.current = ''
      atRest.add(key, id)
    },
  })
  const done = async (id: number) => {
    const { line, next: likely } = keyboard.leave(id)
    if (isBeside && likely !== null) show(likely)
    const next = keyboard.arrive(line, new Set((await onChanged()).map(idOf)))
    setBelow((below) => (below && idOf(below.item) === id ? null : below))
    setAnswered((answered) => (answered === id ? null : answered))
    if (next === null) return
    if (next !== 'empty') atRest.moveTo(next)
    if (!isBeside) return
    if (next === 'empty') close()
    else show(next)
  }
  const rested = lines.find((line) => idOf(line) === atRest.line)
  return {
    groups,
    below,
    ahead: ahead.ahead,
    atRest: {
      text: atRest.text,
      inquiry: rested?.inquiry ?? null,
      onTake: () => {
        if (!rested) return
        keyboard.stay()
        answer(rested, atRest.text)
        atRest.drop()
      },
      onDrop: () => {
        atRest.drop()
        const line = isBeside ? openId : atRest.line
        if (line !== null) focusLine(line)
      },
    },
    beside: isBeside ? { id: openId, isAnswering: answered === openId } : null,
    on: {
      onOpen: useSteady((id: number) => {
        keyboard.stay()
        show(id)
      }),
      onPanel: useSteady(toggle),
      onDone: useSteady(done),
      onUndone: useSteady((id: number) => {
        // The list may still be on its way without the line.
        keyboard.stay()
        keyboard.focusWhenShown(() => focusLine(id))
        if (isBeside) show(id)
      }),
      onCancel: useSteady(cancel),
    },
  }
}

/** What can happen to a line. */
export type LineEvents = ReturnType<typeof useOpenLine>['on']

const NOTHING_TO_TICK = 'Hier ist nichts abzuhaken: A antworten, S später, V verloren.'
