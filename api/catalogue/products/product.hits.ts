import { productFilters } from '../../../shared/catalogue/product-query.ts'
import { type CatalogueFilters, filterParameters } from '../../../shared/catalogue/state.ts'
import type { Database } from '../../base/data/db/database.ts'
import { passesAll } from './product.filters.ts'
import { productSearch } from './product.search.ts'
import type { ProductTerms } from './product-terms.ts'

/** Every machine that the list shows above its line with these filters, with the price that visitors see, by its number. */
export async function listHits(
  { db, dialect }: Database,
  terms: ProductTerms,
  filters: CatalogueFilters,
): Promise<Record<string, number | null>> {
  const query = productFilters.parse(Object.fromEntries(filterParameters(filters)))
  const search = productSearch(dialect).finds(await terms.of(query.search, false))
  const rows = await db
    .selectFrom('product')
    .select(['id', 'visible_price'])
    .where(passesAll(query, false, { dialect, search, facts: await terms.facts(query, false) }))
    .execute()
  return Object.fromEntries(rows.map(({ id, visible_price }) => [id, visible_price ?? null]))
}
