import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Begins every page at its top, with the keyboard and the screen reader in its content.
 * The ref belongs to that content; going back leaves the scroll position to the browser.
 */
export function useFreshStart(pathname: string) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  const type = useNavigationType()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
    if (type !== 'POP') window.scrollTo(0, 0)
  }, [pathname, type])
  return content
}
