import { useEffect, useState } from 'react'

const lineId = (inquiryId: number) => `heute-${inquiryId}`
const EMPTY = 'heute-leer'

/** What each line, and the sentence below an empty list, must have to be found. */
export const lineFocus = { of: lineId, empty: EMPTY }

export const focusLine = (inquiryId: number) => document.getElementById(lineId(inquiryId))?.focus()

/** Puts the focus on a line once it is shown, or on the sentence that nothing is left. */
export function useLineFocus() {
  const [target, setTarget] = useState<number | 'empty' | null>(null)
  // After every rendering, because the line may only come with the next state of the list.
  useEffect(() => {
    if (target === null) return
    const element = document.getElementById(target === 'empty' ? EMPTY : lineId(target))
    if (!element) return
    element.focus()
    setTarget(null)
  })
  return setTarget
}

/** The line that comes next when one is done: itself if it stays, then those below it, then those above. */
export function nextLine(shown: number[], done: number, left: ReadonlySet<number>) {
  const index = shown.indexOf(done)
  const order = [...shown.slice(index), ...shown.slice(0, index).reverse()]
  return order.find((id) => left.has(id)) ?? 'empty'
}
