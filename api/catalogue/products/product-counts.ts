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

/** A part of a list that stands before or behind another one: of the hits of a search, or of all hits. */
export type ListPart = SearchPart | 'unsold' | 'sold'

/** What a part asks beside the filters: which hits of the search it has, and whether they are sold. */
export function askedOf(part: ListPart): { hits: SearchPart; standing: Expression<SqlBool> } {
  if (part !== 'sold' && part !== 'unsold') return { hits: part, standing: is.and([]) }
  return { hits: 'all', standing: is('product.status', part === 'sold' ? '=' : '<>', 'sold') }
}

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

  of(filters: ProductFilters, seesInactive: boolean, part: ListPart = 'all'): Promise<number> {
    const key = JSON.stringify([seesInactive, filters, part])
    return remembered(this.#counts, key, () => this.#count(filters, seesInactive, part))
  }

  async #count(filters: ProductFilters, seesInactive: boolean, part: ListPart): Promise<number> {
    const { dialect } = this.#database
    const { hits, standing } = askedOf(part)
    const terms = await this.terms.of(filters.search, seesInactive)
    const search = productSearch(dialect).finds(widened(terms), hits)
    const facts = await this.terms.facts(filters, seesInactive)
    return this.#countWhere(
      is.and([passesAll(filters, seesInactive, { dialect, search, facts }), standing]),
    )
  }

  /** Those that have every figure of a search exactly and are not sold, as the first of its hits. */
  exact(filters: ProductFilters, seesInactive: boolean): Promise<number> {
    const key = JSON.stringify([seesInactive, filters, 'exact'])
    return remembered(this.#counts, key, async () => {
      const { dialect } = this.#database
      const search = productSearch(dialect).finds(await this.terms.of(filters.search, seesInactive))
      const facts = await this.terms.facts(filters, seesInactive)
      const passes = passesAll(filters, seesInactive, { dialect, search, facts })
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
