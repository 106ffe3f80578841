import { useMemo, useSyncExternalStore } from 'react'
import {
  type CatalogueChoice,
  type CatalogueReading,
  changeAddress,
  readCatalogue,
} from '../../../shared/catalogue/reading.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'

const listeners = new Set<() => void>()
let query: string | null = null

function currentQuery(): string {
  query ??= location.search
  return query
}

function subscribe(listener: () => void): () => void {
  const read = () => {
    query = location.search
    listener()
  }
  listeners.add(listener)
  addEventListener('popstate', read)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', read)
  }
}

export type Change = (choice: CatalogueChoice, options?: { history: 'push' | 'replace' }) => void

const change: Change = (choice, { history: mode } = { history: 'push' }) => {
  const current = new URLSearchParams(currentQuery())
  const next = changeAddress(current, choice)
  if (next === changeAddress(current, {})) return
  query = next
  try {
    const address = location.pathname + next
    if (mode === 'push') history.pushState(null, '', address)
    else history.replaceState(history.state, '', address)
  } catch {
    // Browsers refuse too many entries within seconds; what was chosen counts all the same.
  }
  for (const listener of listeners) listener()
}

/**
 * The state lives in the address bar.
 * @param serverQuery the query string that the server rendered, which hydration starts from
 */
export function useAddress(
  serverQuery: string,
  categories: CategoryChoice[],
): [CatalogueReading, Change] {
  const search = useSyncExternalStore(subscribe, currentQuery, () => serverQuery)
  const reading = useMemo(
    () => readCatalogue(new URLSearchParams(search), categories),
    [search, categories],
  )
  return [reading, change]
}
