import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import type { Instead } from '../../../shared/catalogue/instead.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import type { Correction } from '../../../shared/search/terms.ts'

/** A part of a search or a filter that may be why nothing is found. */
export interface Obstacle {
  label: string
  /** The list without it. */
  state: CatalogueState
}

/** One without which something is found. */
export interface CountedObstacle extends Obstacle {
  count: number
}

/** The page of the list that the server rendered. */
export interface FirstPage {
  products: ListedProduct[]
  /** What it was asked for, as the address has it. */
  query: string
  /** The hits of that, and all machines that visitors see. */
  count: number
  total: number
  /** The misspelt words of the search. */
  corrections: Correction[]
  /** Why nothing was found, and what else there is. */
  obstacles: CountedObstacle[]
  instead: Instead | null
  leasing: RateOfEuro | null
}
