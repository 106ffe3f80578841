import { readSelection } from '../machine-selection.ts'
import { CALLBACK } from '../paths.ts'
import { CONCERN, type Concern, isConcern } from './concern.ts'
import { MOST_PRODUCTS } from './contact-rules.ts'

/** What the address of the contact page asks for. */
export interface ContactRequest {
  productIds: number[]
  callback: boolean
  concern: Concern | null
}

/** The parameters that name machines: a single one, and several of them. */
export const ONE_PRODUCT = 'produkt'
export const SEVERAL_PRODUCTS = 'produkte'
export const contactParameters = [ONE_PRODUCT, SEVERAL_PRODUCTS, CALLBACK, CONCERN]

/** What cannot be read is left out. */
export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  const texts = [
    ...parameters.getAll(ONE_PRODUCT).slice(0, 1),
    ...parameters.getAll(SEVERAL_PRODUCTS),
  ]
  const concern = parameters.get(CONCERN)
  return {
    productIds: readSelection(texts, MOST_PRODUCTS).ids,
    callback: parameters.get(CALLBACK) === '1',
    concern: isConcern(concern) ? concern : null,
  }
}
