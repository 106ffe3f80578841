import {
  APPOINTMENT,
  CALLBACK,
  CONCERN,
  type Concern,
  isConcern,
  POSTCODE,
  SOUGHT,
} from '../addresses/parameters.ts'
import { readPostcode } from '../buying/postcodes.ts'
import { type Quantities, readSelection } from '../product/machine-selection.ts'
import { MOST_PRODUCTS } from './contact-rules.ts'

/** What the address of the contact page asks for. */
export interface ContactRequest {
  productIds: number[]
  quantities: Quantities
  callback: boolean
  /** Whether a time for the callback is to be chosen, without a script. */
  appointment: boolean
  concern: Concern | null
  /** Where the machines are to be delivered; empty if it says nothing that is a postcode. */
  deliveryPostcode: string
}

export const NO_REQUEST: ContactRequest = {
  productIds: [],
  quantities: {},
  callback: false,
  appointment: false,
  concern: null,
  deliveryPostcode: '',
}

/** The parameters that name machines: a single one, and several of them. */
export const ONE_PRODUCT = 'produkt'
export const SEVERAL_PRODUCTS = 'produkte'
export const contactParameters = [
  ONE_PRODUCT,
  SEVERAL_PRODUCTS,
  CALLBACK,
  APPOINTMENT,
  CONCERN,
  SOUGHT,
  POSTCODE,
]

/** The machine that the English page asks about. */
export const ENGLISH_PRODUCT = 'product'

/** As `parseRequest`, of the English page, which asks about machines alone. */
export function parseEnglishRequest(
  query: string,
): Pick<ContactRequest, 'productIds' | 'quantities'> {
  const texts = new URLSearchParams(query).getAll(ENGLISH_PRODUCT)
  const { ids, quantities } = readSelection(texts, MOST_PRODUCTS)
  return { productIds: ids, quantities }
}

/** How much of a search goes into the message. */
const LONGEST_SOUGHT = 600

/** What the address says is sought, as a line of the message; empty if it says nothing. */
export function soughtIn(query: string): string {
  const words = new URLSearchParams(query).get(SOUGHT) ?? ''
  const line = words
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SOUGHT)
  return line && `Gesucht: ${line}`
}

/** Leaves out what cannot be read. */
export function parseRequest(query: string): ContactRequest {
  const parameters = new URLSearchParams(query)
  const texts = [
    ...parameters.getAll(ONE_PRODUCT).slice(0, 1),
    ...parameters.getAll(SEVERAL_PRODUCTS),
  ]
  const concern = parameters.get(CONCERN)
  const appointment = parameters.get(APPOINTMENT) === '1'
  const { ids, quantities } = readSelection(texts, MOST_PRODUCTS)
  return {
    productIds: ids,
    quantities,
    callback: appointment || parameters.get(CALLBACK) === '1',
    appointment,
    concern: isConcern(concern) ? concern : null,
    deliveryPostcode: readPostcode(parameters.get(POSTCODE) ?? '') ?? '',
  }
}
