import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the newest one does, so that of many lines those alone are drawn anew that have changed. */
export function useSteady<Input extends unknown[]>(call: (...input: Input) => void) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((...input: Input) => latest.current(...input), [])
}
