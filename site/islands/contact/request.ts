import { useSyncExternalStore } from 'react'
import { parseId } from '../../../shared/paths.ts'

/** What the address asks for. */
export interface ContactRequest {
  /** The query string. A draft stores it too, to tell whether it was written for this request. */
  query: string
  productId: number | null
  callback: boolean
}

export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  return {
    query,
    productId: parseId(parameters.get('produkt') ?? undefined),
    callback: parameters.get('rueckruf') === '1',
  }
}

export function withoutProduct(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('produkt')
  const text = parameters.toString()
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
