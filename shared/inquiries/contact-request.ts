import { readSelection } from '../machine-selection.ts'
import { CALLBACK } from '../paths.ts'
import { MOST_PRODUCTS } from './contact-rules.ts'

/** What the address of the contact page asks for. */
export interface ContactRequest {
  /** The query string. A draft stores it too, to tell whether it was written for this request. */
  query: string
  productIds: number[]
  callback: boolean
}

/** The parameters that name machines: a single one, and several of them. */
export const ONE_PRODUCT = 'produkt'
export const SEVERAL_PRODUCTS = 'produkte'

export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  const texts = [
    ...parameters.getAll(ONE_PRODUCT).slice(0, 1),
    ...parameters.getAll(SEVERAL_PRODUCTS),
  ]
  return {
    query,
    productIds: readSelection(texts, MOST_PRODUCTS).ids,
    callback: parameters.get(CALLBACK) === '1',
  }
}
