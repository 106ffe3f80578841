import { useSyncExternalStore } from 'react'
import {
  ONE_PRODUCT,
  parseRequest,
  SEVERAL_PRODUCTS,
} from '../../../shared/inquiries/contact-request.ts'

export function withoutProduct(query: string, id: number): string {
  const parameters = new URLSearchParams(query)
  const others = parseRequest(query).productIds.filter((other) => other !== id)
  parameters.delete(ONE_PRODUCT)
  parameters.delete(SEVERAL_PRODUCTS)
  if (others.length > 0) parameters.set(SEVERAL_PRODUCTS, others.join(','))
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
