import type { Category } from '../../../shared/category.ts'
import type { Product } from '../../../shared/product.ts'

export type CategoryChoice = Pick<Category, 'id' | 'slug' | 'name'>

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: Product[]
  page: number
  /** All machines that visitors see. */
  total: number
}
