import { useMemo, useSyncExternalStore } from 'react'
import {
  type CatalogueChoice,
  type CatalogueReading,
  changeAddress,
  readCatalogue,
} from '../../../shared/catalogue/reading.ts'
import { parameterNames } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { addOverlayEntry, isOverlayEntry } from '../../history/overlays.ts'

const listeners = new Set<() => void>()
let query: string | null = null
/** Whether something was chosen in the sheet of filters that is open. */
let isChosenInSheet = false

function currentQuery(): string {
  query ??= location.search
  return query
}

function subscribe(listener: () => void): () => void {
  const read = () => {
    if (isChosenInSheet && !isOverlayEntry()) keepChoice()
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

/**
 * How a change stands in the browser's history: as an entry, in place of the present one, or as one that all further
 * `typed` changes share until `finishTyping`.
 */
type Mode = 'push' | 'replace' | 'typed'

export type Change = (choice: CatalogueChoice, options?: { history: Mode }) => void

const change: Change = (choice, { history: mode } = { history: 'push' }) => {
  const current = new URLSearchParams(currentQuery())
  const next = changeAddress(current, choice)
  if (next === changeAddress(current, {})) return
  query = next
  try {
    write(location.pathname + next, mode)
  } catch {
    // Browsers refuse too many entries within seconds; what was chosen counts all the same.
  }
  for (const listener of listeners) listener()
}

/** The address before the search that is being typed. */
const typedAfter = (): unknown => history.state?.typedAfter

function write(address: string, mode: Mode): void {
  if (isOverlayEntry() && !isChosenInSheet) {
    // The entry of the sheet becomes that of all choices in it, and another one lies over that.
    isChosenInSheet = true
    history.replaceState(null, '', address)
    addOverlayEntry()
  } else if (mode === 'replace' || isOverlayEntry() || typedAfter() !== undefined)
    history.replaceState(history.state, '', address)
  else history.pushState(mode === 'typed' ? { typedAfter: location.href } : null, '', address)
}

/** The sheet is closed: its last choice counts, where the entry below it has the first one. */
function keepChoice(): void {
  isChosenInSheet = false
  history.replaceState(null, '', location.pathname + currentQuery())
}

/** A finished search is one entry, of which the page is told; one that was taken back to its end is none. */
export function finishTyping(): void {
  if (typedAfter() === location.href) history.back()
  else if (typedAfter() !== undefined) {
    history.replaceState(null, '')
    const isSearch = new URLSearchParams(currentQuery()).has(parameterNames.search)
    if (isSearch) document.dispatchEvent(new Event('searched'))
  }
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
