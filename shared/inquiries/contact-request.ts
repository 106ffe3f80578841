import { readSelection } from '../machine-selection.ts'
import { APPOINTMENT, CALLBACK } from '../paths.ts'
import { CONCERN, type Concern, isConcern } from './concern.ts'
import { MOST_PRODUCTS } from './contact-rules.ts'

/** What the address of the contact page asks for. */
export interface ContactRequest {
  productIds: number[]
  callback: boolean
  /** Whether a time for the callback is to be chosen, without a script. */
  appointment: boolean
  concern: Concern | null
}

/** The parameters that name machines: a single one, and several of them. */
export const ONE_PRODUCT = 'produkt'
export const SEVERAL_PRODUCTS = 'produkte'
export const contactParameters = [ONE_PRODUCT, SEVERAL_PRODUCTS, CALLBACK, APPOINTMENT, CONCERN]

/** What cannot be read is left out. */
export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  const texts = [
    ...parameters.getAll(ONE_PRODUCT).slice(0, 1),
    ...parameters.getAll(SEVERAL_PRODUCTS),
  ]
  const concern = parameters.get(CONCERN)
  const appointment = parameters.get(APPOINTMENT) === '1'
  return {
    productIds: readSelection(texts, MOST_PRODUCTS).ids,
    callback: appointment || parameters.get(CALLBACK) === '1',
    appointment,
    concern: isConcern(concern) ? concern : null,
  }
}
