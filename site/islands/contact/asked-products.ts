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
