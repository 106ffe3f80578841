import type { Category } from '../../../shared/category.ts'
import type { ListedProduct } from '../../../shared/listed-product.ts'

export type CategoryChoice = Pick<Category, 'id' | 'slug' | 'name'>

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: ListedProduct[]
  page: number
  /** All machines that visitors see. */
  total: number
}
