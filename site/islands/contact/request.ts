import {
  type ContactRequest,
  ONE_PRODUCT,
  parseRequest,
  SEVERAL_PRODUCTS,
} from '../../../shared/inquiries/contact-request.ts'
import { selected } from '../../../shared/product/machine-selection.ts'
import type { Product } from '../../../shared/product/product.ts'

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
export const subjectOf = ({ productIds, concern }: ContactRequest) =>
  JSON.stringify([productIds.toSorted((one, other) => one - other), concern])

/** What two requests have in common if they ask for the same, however the address writes it. */
export const askedBy = (
  { productIds, quantities, callback, concern }: ContactRequest,
  answers: string,
) => JSON.stringify([productIds, quantities, callback, concern, answers])
