import { useState } from 'react'

const AT_FIRST = 20

/** The first lines of a long list, and what shows the others, as long as there are any. */
export function useFirst<Line>(lines: Line[]) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? lines : lines.slice(0, AT_FIRST)
  return { shown, showAll: shown.length < lines.length ? () => setAll(true) : null }
}
