import { useSyncExternalStore } from 'react'
import { parseId } from '../../../shared/paths.ts'

/** What the address asks for. */
export interface ContactRequest {
  /** The query string, by which a draft knows whether it was written for this request. */
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

const never = () => () => {}

/** The query string; null as long as the published HTML, which knows no address, is being taken over. */
export function useQuery(): string | null {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  )
}
