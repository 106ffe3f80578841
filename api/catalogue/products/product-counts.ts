import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { passesAll } from './product.filters.ts'
import { productSearch, type SearchPart } from './product.search.ts'
import { ProductTerms } from './product-terms.ts'
import { memory, remembered } from './remembered.ts'

/** How many products a list has. Counting many products takes longer than reading a page of them, so counts are remembered until anything changes. */
export class ProductCounts {
  /** What searches mean, by which they are counted. */
  readonly terms: ProductTerms
  readonly #database: Database
  readonly #counts = memory<Promise<number>>()

  constructor(database: Database, freshness: Pick<Freshness, 'subscribe'>) {
    this.#database = database
    this.terms = new ProductTerms(database, freshness)
    freshness.subscribe(() => this.#counts.clear())
  }

  of(filters: ProductFilters, seesInactive: boolean, part: SearchPart = 'all'): Promise<number> {
    const key = JSON.stringify([seesInactive, filters, part])
    return remembered(this.#counts, key, () => this.#count(filters, seesInactive, part))
  }

  async #count(filters: ProductFilters, seesInactive: boolean, part: SearchPart): Promise<number> {
    const { dialect, db } = this.#database
    const terms = await this.terms.of(filters.search, seesInactive)
    const search = productSearch(dialect).finds(terms, part)
    const { count } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll().as('count'))
      .where(passesAll(filters, seesInactive, { dialect, search }))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
