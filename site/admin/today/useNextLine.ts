import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lineAround, lineOf, nearestFirst, restOnLine } from '../lists/lines.ts'
import { nextLine } from './todayItems.ts'

/** Names the sentence that stands where nothing is left. */
export const NOTHING_LEFT = 'heute-leer'

/** A line that has been dealt with, until the list is there without it: whoever is quicker means the next one. */
interface Leaving {
  id: number
  list: number[]
  /** Where the keyboard was put meanwhile. */
  restsOn: number | null
}

/**
 * Leads the keyboard on when a line has been dealt with: to the one that comes next, where it rests, because what is typed
 * on was meant for the one before.
 * @param shown the numbers of the lines in their order
 */
export function useNextLine(shown: number[]) {
  const listWith = useLatestLists(shown)
  const focusWhenShown = useFocusWhenShown()
  const leaving = useRef<Leaving | null>(null)
  // Its line may go a moment before it is known which one is next.
  useLayoutEffect(() => {
    if (leaving.current && document.activeElement === document.body) rest(leaving.current)
  })
  return {
    /** Whether a line is being left whose next one is not known. */
    isHeld: () => leaving.current !== null && !isOnNext(leaving.current),
    isLeaving: (id: number) => id === leaving.current?.id,
    /** Where somebody goes on by themselves, nothing else leads on. */
    stay: () => {
      leaving.current = null
    },
    /** Rests the keyboard, if it is there, on the line that seems to come next, before the list is there. */
    leave: (id: number) => {
      const line: Leaving = { id, list: listWith(id), restsOn: null }
      if (isOn(id)) {
        leaving.current = line
        // Whoever looks up must not take the customer that was answered for the next one.
        rest(line)
      }
      return { line, next: isOnNext(line) ? line.restsOn : null }
    },
    /** Rests it on the one that does come next; null if somebody has gone on by themselves. */
    arrive: (line: Leaving, left: ReadonlySet<number>) => {
      const isLeft = leaving.current === line
      if (isLeft) leaving.current = null
      if (!isLeft || !isWaiting(line)) return null
      const next = nextLine(line.list, line.id, left)
      focusWhenShown(next === 'empty' ? focusNothingLeft : () => restOnLine(next))
      return next
    },
    focusWhenShown,
  }
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
