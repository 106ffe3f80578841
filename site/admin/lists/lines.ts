import { type FocusEvent, useEffect, useRef } from 'react'

/** What each line of a list has, so that a key knows on which of them it was pressed. */
export const LINE_ATTRIBUTE = 'data-line'
/** What the press of a line opens; the focus stands there. */
export const OPENER_ATTRIBUTE = 'data-opener'

const lineOf = (id: number) => document.querySelector<HTMLElement>(`[${LINE_ATTRIBUTE}="${id}"]`)

/** Puts the focus on a line. @returns false if it is not shown */
export function focusLine(id: number): boolean {
  const opener = lineOf(id)?.querySelector<HTMLElement>(`[${OPENER_ATTRIBUTE}]`)
  opener?.focus()
  return opener !== undefined && opener !== null
}

/** The lines by how near they are to one: itself, those below it, then those above. */
export function nearestFirst(shown: number[], id: number): number[] {
  const index = Math.max(0, shown.indexOf(id))
  return [...shown.slice(index), ...shown.slice(0, index).reverse()]
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Where keys mean something else. A box takes the space bar alone. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, .MuiModal-root'

interface Options {
  /** The numbers of the lines in their order. */
  shown: number[]
  onToggle: (id: number) => void
  /** Escape on a line; nothing opened there. */
  onEscape: () => void
}

/** Arrows lead from line to line, and from anywhere else to the first; `x` or the space bar selects. */
export function useLineKeys({ shown, onToggle, onEscape }: Options) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return
      const line = target.closest(`[${LINE_ATTRIBUTE}]`)
      const current = line ? Number(line.getAttribute(LINE_ATTRIBUTE)) : null
      const step = steps[key]
      if (step && (current !== null || key.length > 1)) {
        const next = current === null ? shown[0] : shown[shown.indexOf(current) + step]
        if (next === undefined || !focusLine(next)) return
      } else if (current === null) return
      else if (key === 'Escape') onEscape()
      else if (key === 'x' || (key === ' ' && target.hasAttribute(OPENER_ATTRIBUTE)))
        onToggle(current)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, onToggle, onEscape])
}

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
