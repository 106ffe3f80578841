import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Shows what the address names after its `#`, and puts the keyboard there. The browser itself looks for it once, before
 * a screen has its data.
 */
export function useScrollToHash() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be pressed again
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [hash, key])
}
