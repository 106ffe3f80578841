import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/** What each line of a list has, so that a key knows on which of them it was pressed. */
export const LINE_ATTRIBUTE = 'data-line'
/** What the press of a line opens; the focus stands there. */
export const OPENER_ATTRIBUTE = 'data-opener'
/** What has opened below a line has it: nothing that is pressed there is meant for the line. */
export const PANEL_ATTRIBUTE = 'data-panel'

/** The line of a number, if it is shown. */
export const lineOf = (id: number) =>
  document.querySelector<HTMLElement>(`[${LINE_ATTRIBUTE}="${id}"]`)

/** What stands open below a line. */
const panelOf = (id: number | null) =>
  id === null ? null : lineOf(id)?.querySelector<HTMLElement>(`[${PANEL_ATTRIBUTE}]`)

/** The number of the line that an element stands in; null outside of all. */
export function lineAround(element: Element | null): number | null {
  const line = element?.closest(`[${LINE_ATTRIBUTE}]`)
  return line ? Number(line.getAttribute(LINE_ATTRIBUTE)) : null
}

/** Puts the focus on a line. @returns false if it is not shown */
export function focusLine(id: number): boolean {
  const opener = lineOf(id)?.querySelector<HTMLElement>(`[${OPENER_ATTRIBUTE}]`)
  opener?.focus()
  return opener !== undefined && opener !== null
}

/**
 * Rests the keyboard on a line, where letters mean nothing until an arrow or a press: while a form opens, and after one
 * was sent, somebody may still be typing.
 * @returns false if it is not shown
 */
export function restOnLine(id: number): boolean {
  const line = lineOf(id)
  line?.focus()
  return line !== null
}

/** The lines by how near they are to one: itself, those below it, then those above. */
export function nearestFirst(shown: number[], id: number): number[] {
  const index = Math.max(0, shown.indexOf(id))
  return [...shown.slice(index), ...shown.slice(0, index).reverse()]
}

/**
 * Where the keyboard rests: on a line as such, and not on what opens it, on what has opened below it, or in a text that is
 * being sent.
 */
const REST = `[${LINE_ATTRIBUTE}], [${PANEL_ATTRIBUTE}], textarea[readonly]`

/**
 * Hears keys that are pressed alone and that nothing has used yet. Here alone is decided whether a letter counts: not with
 * another key, not as part of a word that is being composed, and not where the keyboard rests.
 * @param press says whether it has used the key
 * @param onResting called for a key that writes or deletes and means nothing because the keyboard rests there
 * @param onTyped the same as `press` for what is typed with another key, such as a capital
 * @param isHeld whether it rests also where nothing has the keyboard
 */
export function useKeys(
  press: (key: string, target: HTMLElement) => boolean,
  {
    onResting,
    onTyped,
    isHeld,
  }: {
    onResting?: (key: string, target: HTMLElement) => void
    onTyped?: (key: string, target: HTMLElement) => boolean
    isHeld?: (() => boolean) | undefined
  } = {},
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // With it the browser marks text.
    if (event.shiftKey && key.startsWith('Arrow')) return
    const isCharacter = key.length === 1
    // Capitals are typed. Keys that write a third character are Strg+Alt on some systems and say so by themselves on others.
    const isTyped = isCharacter && (event.shiftKey || event.getModifierState('AltGraph'))
    // A browser would scroll or search by what is typed on.
    const isAtRest = target.matches(REST) || (target === document.body && isHeld?.() === true)
    const isResting = isAtRest && (isCharacter || key === 'Enter' || key === 'Backspace')
    if (isResting) onResting?.(key, target)
    const isUsed = isResting || (isTyped ? onTyped?.(key, target) : press(key, target))
    if (isUsed) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const CAPITAL = /^\p{Lu}$/u
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

const MODAL = '.MuiModal-root'
/** Where keys mean something else. The box of a line takes the space bar alone. */
const OWN_KEYS = `input:not([type=checkbox]), form input, textarea, select, [${PANEL_ATTRIBUTE}] *, ${MODAL}`

interface Options {
  /** The numbers of the lines in their order. */
  shown: number[]
  /** The line that stands open: an arrow from elsewhere leads to it, and without one to the first. */
  current?: number | null
  /** Selects what stands open beside the lines: there arrows scroll. Escape then leaves fields, too. */
  pane?: string
  /** Whether the list is about to change: until it has, arrows lead nowhere. */
  isHeld?: () => boolean
  /** Called for the line to which an arrow leads. */
  onMove?: (id: number) => void
  /** Escape on a line, beside them, or where nothing has the keyboard; nothing opened over the screen. */
  onEscape: () => void
  /** Another key on a line. @returns whether it means something */
  onKey: (key: string, id: number, target: HTMLElement) => boolean
  /** Called for a key that writes or deletes where the keyboard rests, and for a capital, with which it begins to rest. */
  onResting?: (key: string, id: number | null) => void
}

/**
 * Arrows lead from line to line, by way of what stands open below one, from where the keyboard rests on a line to what opens
 * it, and from anywhere else to the one that stands open or the first; all other keys count on a line alone.
 */
export function useLineKeys(options: Options): void {
  const { shown, current, pane, isHeld, onMove, onEscape, onKey, onResting } = options
  const press = (key: string, target: HTMLElement) => {
    const id = lineAround(target)
    const isBeside = pane !== undefined && target.closest(pane) !== null
    if (key === 'Escape') {
      // What had the keyboard may be gone, such as a dialog when a tablet is turned.
      const isLeft = target === document.body
      if (id === null && !isBeside && !isLeft) return false
      if (target.closest(pane ? MODAL : OWN_KEYS)) return false
      onEscape()
      return true
    }
    if (isBeside || target.closest(OWN_KEYS)) return false
    const step = steps[key]
    if (!step || (id === null && key.length === 1)) return id !== null && onKey(key, id, target)
    if (isHeld?.()) return true
    const isResting = target.hasAttribute(LINE_ATTRIBUTE)
    const panel = isResting || key !== 'ArrowDown' ? null : panelOf(id)
    if (panel) {
      panel.focus()
      return true
    }
    const first = shown.find((line) => line === current) ?? shown[0]
    const next = id === null ? first : isResting ? id : shown[shown.indexOf(id) + step]
    if (next === undefined || !focusLine(next)) return false
    onMove?.(next)
    return true
  }
  useKeys(press, {
    isHeld,
    onResting: (key, target) => onResting?.(key, lineAround(target)),
    // Whoever begins with a capital is typing: what follows is no command either.
    onTyped: (key, target) => {
      const id = lineAround(target)
      const isOnLine = id !== null && !target.closest(pane ? `${OWN_KEYS}, ${pane}` : OWN_KEYS)
      if (!onResting || !isOnLine || !CAPITAL.test(key)) return false
      restOnLine(id)
      onResting(key, id)
      return true
    },
  })
}

/**
 * Keeps the keyboard in the list: when the line that one is on leaves it, on the next one, and when what was pressed
 * for the selected lines goes with the selection, on the line that was selected last.
 * @param shown the numbers of the lines in their order
 */
export function useKeptFocus(shown: number[], isSelecting: boolean) {
  const last = useRef<number | null>(null)
  const before = useRef({ shown, isSelecting })
  useEffect(() => {
    const { shown: order, isSelecting: wasSelecting } = before.current
    before.current = { shown, isSelecting }
    const isSame = order === shown && wasSelecting === isSelecting
    if (isSame || last.current === null || document.activeElement !== document.body) return
    nearestFirst(order, last.current).find(focusLine)
  }, [shown, isSelecting])
  return ({ target }: FocusEvent<Element>) => {
    last.current = lineAround(target) ?? last.current
  }
}

/** For a text that ends in dots where there is no room for the rest. */
export const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

/** For a button that reads as the text around it. */
export const bareButton = {
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
}
