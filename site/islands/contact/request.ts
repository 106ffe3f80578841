import { useSyncExternalStore } from 'react'
import { MOST_PRODUCTS } from '../../../shared/contact-rules.ts'
import { readSelection } from '../../../shared/machine-selection.ts'

/** What the address asks for. */
export interface ContactRequest {
  /** The query string. A draft stores it too, to tell whether it was written for this request. */
  query: string
  productIds: number[]
  callback: boolean
}

/** The parameters that name machines: a single one, and several of them. */
const ONE = 'produkt'
const SEVERAL = 'produkte'

export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  const texts = [...parameters.getAll(ONE).slice(0, 1), ...parameters.getAll(SEVERAL)]
  return {
    query,
    productIds: readSelection(texts, MOST_PRODUCTS).ids,
    callback: parameters.get('rueckruf') === '1',
  }
}

export function withoutProduct(query: string, id: number): string {
  const parameters = new URLSearchParams(query)
  const others = parseRequest(query).productIds.filter((other) => other !== id)
  parameters.delete(ONE)
  parameters.delete(SEVERAL)
  if (others.length > 0) parameters.set(SEVERAL, others.join(','))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes the query of the address without a new entry in the browser's history. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', location.pathname + query)
  for (const listener of listeners) listener()
}

/** The query string; null during hydration, because the published HTML is the same for every query. */
export function useQuery(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  )
}
