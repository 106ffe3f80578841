import { isProductFacets } from '../../../shared/catalogue/facets-shape.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { type CatalogueFilters, filterParameters } from '../../../shared/catalogue/state.ts'
import { ask } from './ask.ts'

export async function askFacets(
  filters: CatalogueFilters,
  signal: AbortSignal,
): Promise<ProductFacets> {
  const answer = await ask('/products/facets', filterParameters(filters), signal)
  if ('data' in answer && isProductFacets(answer.data)) return answer.data
  throw new Error('GET /api/products/facets: unexpected answer')
}
