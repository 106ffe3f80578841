import { type FocusEvent, useEffect, useRef } from 'react'
import { focusLine, LINE_ATTRIBUTE, nearestFirst } from './lines.ts'

/**
 * Keeps the keyboard in the list: when the line that one is on leaves it, on the next one, and when what was pressed
 * for the selected lines goes with the selection, on the line that was selected last.
 * @param shown the numbers of the lines in their order
 */
export function useKeptFocus(shown: number[], isSelecting: boolean) {
  const last = useRef<number | null>(null)
  const before = useRef(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever a selection begins or ends
  useEffect(() => {
    const order = before.current
    before.current = shown
    if (last.current === null || document.activeElement !== document.body) return
    nearestFirst(order, last.current).find(focusLine)
  }, [shown, isSelecting])
  return (event: FocusEvent<Element>) => {
    const line = event.target.closest(`[${LINE_ATTRIBUTE}]`)
    if (line) last.current = Number(line.getAttribute(LINE_ATTRIBUTE))
  }
}
