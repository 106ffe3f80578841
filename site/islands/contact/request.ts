import type { Concern } from '../../../shared/addresses/parameters.ts'
import {
  type ContactRequest,
  ONE_PRODUCT,
  parseRequest,
  SEVERAL_PRODUCTS,
} from '../../../shared/inquiries/contact-request.ts'
import { messageStart } from '../../../shared/inquiries/contact-words.ts'
import { selected } from '../../../shared/product/machine-selection.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { CallbackTime } from './CallbackTimes.tsx'

export type RequestedProduct = Pick<
  Product,
  | 'id'
  | 'title'
  | 'brand'
  | 'model'
  | 'year'
  | 'condition'
  | 'images'
  | 'category'
  | 'figures'
  | 'status'
>

/** A machine that an inquiry is about; null where there is none of this number any more. */
export interface AskedProduct {
  id: number
  product: RequestedProduct | null
}

/** What the page asks for, as the server read it from its address. */
export interface Asked extends ContactRequest {
  products: AskedProduct[]
  /** What the visitor told the adviser. */
  answers: string
  /** What the form's page is about, whatever else its address asks for. */
  ownConcern: Concern | null
  /** The times for a callback, where the server has to offer them. */
  slots: CallbackTime[] | null
  /** The same page with these times, for whoever has no script. */
  timesAddress: string
}

/** What the form is for. */
export interface Occasion {
  /** Equal for what is about the same. */
  subject: string
  /** Equal for what the address says the same of, too. */
  asked: string
  /** What the message begins with. */
  start: string
  /** Whether to be called back is asked for. */
  callback: boolean
}

export const occasionOf = (request: ContactRequest, { products, answers }: Asked): Occasion => ({
  callback: request.callback,
  subject: subjectOf(request),
  asked: askedBy(request, answers),
  start: messageStart({
    titles: foundProducts(products, request.productIds).map(({ title }) => title),
    concern: request.concern,
    answers,
  }),
})

/** Those of the machines that exist and are asked for still. */
export const foundProducts = (asked: readonly AskedProduct[], ids: readonly number[]) =>
  asked.flatMap(({ id, product }) => (product && ids.includes(id) ? [product] : []))

/** The query of an address without a machine that it names. */
export function withoutProduct(query: string, id: number): string {
  const parameters = new URLSearchParams(query)
  const { productIds, quantities } = parseRequest(query)
  const others = productIds.filter((other) => other !== id)
  parameters.delete(ONE_PRODUCT)
  parameters.delete(SEVERAL_PRODUCTS)
  if (others.length > 0) parameters.set(SEVERAL_PRODUCTS, selected(others, quantities))
  const text = parameters.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** What an inquiry is about: machines, a concern, or both. */
const subjectOf = ({ productIds, concern }: ContactRequest) =>
  JSON.stringify([productIds.toSorted((one, other) => one - other), concern])

/** What two requests have in common if they ask for the same, however the address writes it. */
const askedBy = ({ productIds, quantities, callback, concern }: ContactRequest, answers: string) =>
  JSON.stringify([productIds, quantities, callback, concern, answers])
