import { useState } from 'react'

/**
 * The ids that a list shows, with those that have left it since it began: what stands under a finger must not become
 * something else, whatever that finger, a colleague or the server does. With another question the list begins anew.
 */
export function useListedSince(question: string, ids: readonly number[]): ReadonlySet<number> {
  const [listed, setListed] = useState({ question, ids: new Set(ids) })
  const before = listed.question === question ? listed.ids : new Set<number>()
  if (listed.question === question && ids.every((id) => before.has(id))) return before
  const now = new Set([...before, ...ids])
  setListed({ question, ids: now })
  return now
}
