import { useEffect } from 'react'
import { TICK_ATTRIBUTE } from './LineButtons.tsx'
import type { Panel } from './todayItems.ts'
import { focusLine } from './useLineFocus.ts'

const keys: Record<string, Panel> = { a: 'answer', s: 'later', g: 'won', v: 'lost' }
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox]'
/** Where Escape does. */
const OWN_ESCAPE = '[role=dialog], [role=menu], [role=listbox]'

/** What the lines have in common, so that a key knows on which of them it was pressed. */
export const LINE_ATTRIBUTE = 'data-inquiry'
/** Names what stands open beside the list. */
export const PANE = 'heute-anfrage'

interface Options {
  /** The numbers of the inquiries in the order of their lines. */
  shown: number[]
  onPanel: (inquiryId: number, panel: Panel) => void
  /** Called for the line to which an arrow leads. */
  onMove: (inquiryId: number) => void
  onEscape: () => void
  /** Called for a line whose work is no step. */
  onNothingToTick: () => void
}

/** Letters count only on a line, where nothing else takes them; an arrow leads to the first line from anywhere else. */
export function useShortcuts({ shown, onPanel, onMove, onEscape, onNothingToTick }: Options) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const line = target.closest(`[${LINE_ATTRIBUTE}]`)
      const pane = target.closest(`#${PANE}`)
      if (key === 'Escape' && (line || pane) && !target.closest(OWN_ESCAPE)) return onEscape()
      // Beside the list arrows scroll.
      if (pane || target.closest(OWN_KEYS)) return
      const current = line ? Number(line.getAttribute(LINE_ATTRIBUTE)) : null
      if (current === null && key.length === 1) return

      const step = steps[key]
      const panel = keys[key.toLowerCase()]
      if (step) {
        const next = current === null ? shown[0] : shown[shown.indexOf(current) + step]
        if (next === undefined) return event.preventDefault()
        focusLine(next)
        onMove(next)
      } else if (panel && current !== null) onPanel(current, panel)
      else if (key.toLowerCase() === 'e') {
        const tick = line?.querySelector<HTMLElement>(`[${TICK_ATTRIBUTE}]`)
        if (tick) tick.click()
        else onNothingToTick()
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, onPanel, onMove, onEscape, onNothingToTick])
}
