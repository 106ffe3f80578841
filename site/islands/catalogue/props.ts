import type { ListedProduct } from '../../../shared/catalogue/listed-product.ts'
import type { Category } from '../../../shared/category.ts'

export type CategoryChoice = Pick<Category, 'id' | 'slug' | 'name'>

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: ListedProduct[]
  /** What it was asked for, as the address has it. */
  query: string
  /** The hits of that, and all machines that visitors see. */
  count: number
  total: number
}
