import { useCallback, useMemo, useState } from 'react'

/**
 * Which lines are selected. It ends with leaving the list; a line that is not shown any more is not selected.
 * @param shown the numbers of the lines
 */
export function useSelection(shown: number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const selected = useMemo(() => new Set(shown.filter((id) => marked.has(id))), [shown, marked])
  const toggle = useCallback(
    (id: number) =>
      setMarked((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    [],
  )
  const clear = useCallback(() => setMarked(new Set()), [])
  return { selected, toggle, clear, select: (ids: number[]) => setMarked(new Set(ids)) }
}

const without = (ids: ReadonlySet<number>, id: number) =>
  new Set([...ids].filter((one) => one !== id))
