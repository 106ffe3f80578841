import { useEffect } from 'react'
import type { Panel } from './todayItems.ts'
import { focusLine } from './useLineFocus.ts'

const keys: Record<string, Panel> = { a: 'answer', s: 'later', g: 'won', v: 'lost' }
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select, [role=dialog], [role=menu], [role=listbox]'

/** What the lines have in common, so that a key knows on which of them it was pressed. */
export const LINE_ATTRIBUTE = 'data-inquiry'

interface Options {
  /** The numbers of the inquiries in the order of their lines. */
  shown: number[]
  onPanel: (inquiryId: number, panel: Panel) => void
  onEscape: () => void
}

/** Letters count only on a line, where nothing else takes them; an arrow leads to the first line from anywhere else. */
export function useShortcuts({ shown, onPanel, onEscape }: Options) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const line = target.closest(`[${LINE_ATTRIBUTE}]`)
      if (key === 'Escape' && line) return onEscape()
      if (target.closest(OWN_KEYS)) return
      const current = line ? Number(line.getAttribute(LINE_ATTRIBUTE)) : null
      if (current === null && key.length === 1) return

      const step = steps[key]
      const panel = keys[key.toLowerCase()]
      if (step) {
        const next = current === null ? shown[0] : shown[shown.indexOf(current) + step]
        if (next !== undefined) focusLine(next)
      } else if (panel && current !== null) onPanel(current, panel)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, onPanel, onEscape])
}
