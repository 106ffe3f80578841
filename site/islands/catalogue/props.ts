import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import type { CountedObstacle } from '../../../shared/catalogue/obstacles.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { Numbers } from '../../../shared/search/dealer-pages.ts'
import type { Promises } from '../../../shared/search/in-stock.ts'
import type { Heard } from './heard.ts'

/** What searches and prices need to know of the dealer. */
export interface OfDealer {
  leasing: RateOfEuro | null
  promises: Promises
  numbers: Numbers
}

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: ListedProduct[]
  /** How far away each is, where that is the order. */
  distances: (number | null)[]
  /** What it was asked for, as the address has it. */
  query: string
  /** The hits of that, and all machines that visitors see. */
  count: number
  total: number
  heard: Heard
  /** Why nothing was found. */
  obstacles: CountedObstacle[]
  dealer: OfDealer
}
