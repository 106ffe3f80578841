import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react'

/**
 * A text area that keeps what was typed into the page as it was delivered, and where its caret
 * was, although React puts the first text back and the caret before it when it takes over.
 */
export function TextArea({
  id,
  ...props
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { id: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [delivered] = useState(() => stateOf(id))

  useLayoutEffect(() => {
    const area = field.current
    if (!delivered || !area || area.value !== area.defaultValue) return
    if (area.value !== delivered.value) area.value = delivered.value
    else if (area.selectionEnd !== 0) return // moved since
    // Safari focuses whatever gets a selection.
    if (area === document.activeElement) area.setSelectionRange(delivered.start, delivered.end)
  }, [delivered])

  return <textarea {...props} id={id} ref={field} />
}

interface Delivered {
  value: string
  start: number
  end: number
}

/** A key that is pressed meanwhile makes React render again, when it has reset the field already. */
const known = new WeakMap<HTMLTextAreaElement, Delivered>()

function stateOf(id: string): Delivered | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return null
  const { value, selectionStart: start, selectionEnd: end } = area
  const state = known.get(area) ?? { value, start, end }
  known.set(area, state)
  return state
}
