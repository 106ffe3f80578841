import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { ProductFilters } from '../../../shared/catalogue/product-query.ts'
import { widened } from '../../../shared/search/terms.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { passesAll } from './product.filters.ts'
import { productSearch, type SearchPart } from './product.search.ts'
import { ProductTerms } from './product-terms.ts'
import { memory, remembered } from './remembered.ts'

const is = expressionBuilder<Tables, 'product'>()

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
    const { dialect } = this.#database
    const terms = await this.terms.of(filters.search, seesInactive)
    const search = productSearch(dialect).finds(widened(terms), part)
    return this.#countWhere(passesAll(filters, seesInactive, { dialect, search }))
  }

  /** Those that have every figure of a search exactly and are not sold, as the first of its hits. */
  exact(filters: ProductFilters, seesInactive: boolean): Promise<number> {
    const key = JSON.stringify([seesInactive, filters, 'exact'])
    return remembered(this.#counts, key, async () => {
      const { dialect } = this.#database
      const search = productSearch(dialect).finds(await this.terms.of(filters.search, seesInactive))
      const passes = passesAll(filters, seesInactive, { dialect, search })
      return this.#countWhere(is.and([passes, is('product.status', '<>', 'sold')]))
    })
  }

  async #countWhere(condition: Expression<SqlBool>): Promise<number> {
    const { count } = await this.#database.db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll().as('count'))
      .where(condition)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
