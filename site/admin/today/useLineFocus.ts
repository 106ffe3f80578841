import { useEffect, useState } from 'react'
import { nearestFirst } from '../lists/lines.ts'

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
export const nextLine = (shown: number[], done: number, left: ReadonlySet<number>) =>
  nearestFirst(shown, done).find((id) => left.has(id)) ?? 'empty'
