import { paginate } from '../../shared/envelope.ts'
import { type Product, productFilters, productQuery } from '../../shared/product.ts'
import { Json, publicQuery, publicRead } from '../answers/public-read.ts'
import { findCategoryId, listCategories } from '../categories/category.reads.ts'
import type { Reads } from '../db/reads.ts'
import { notFound } from '../errors.ts'
import { eventually } from '../eventually.ts'
import { idOf } from '../id-parameter.ts'
import { tags } from '../publish/tags.ts'
import { countFacets } from './facet.reads.ts'
import { UNKNOWN_PRODUCT } from './product.changes.ts'
import { findProduct, findProductRow, findProducts, listProducts } from './product.reads.ts'
import { productJson } from './product.sql.ts'
import { tagsOfList, tagsOfProduct } from './product.tags.ts'
import { similarTo } from './similar.ts'

/** What everyone may ask about products, by path. */
export function productReads(reads: Reads) {
  const list = publicQuery(productQuery, async ({ query, seesInactive, shows }) => {
    const { rows, total } = await listProducts(reads, query, seesInactive)
    const products = rows.map(({ id, category_id }) => ({ id, categoryId: category_id }))
    const categoryId = query.category ? await findCategoryId(reads, query.category) : null
    shows(...tagsOfList(query, products, categoryId))
    const data = new Json(`[${rows.map(productJson).join(',')}]`)
    return { data, pagination: paginate(query.page, query.limit, total) }
  })

  const facets = publicQuery(productFilters, async ({ query, seesInactive, shows }) => {
    const data = await countFacets(reads, query, seesInactive)
    const categories = await listCategories(reads, false)
    shows(tags.anyProduct, tags.categories, ...categories.map(({ id }) => tags.category(id)))
    return { data }
  })

  const one = publicRead(({ id, seesInactive, shows }) => {
    const number = idOf({ id }, UNKNOWN_PRODUCT)
    shows(tags.product(number))
    return eventually(findProductRow(reads, number), (found) => {
      const row = requireVisible(found, seesInactive)
      shows(...tagsOfProduct({ id: row.id, categoryId: row.category_id }))
      return { data: new Json(productJson(row)) }
    })
  })

  const similar = publicRead(async ({ id, seesInactive, shows }) => {
    const product = await requireProduct(reads, idOf({ id }, UNKNOWN_PRODUCT), seesInactive)
    const ids = await similarTo((sql, parameters) => reads.all(sql, parameters), product)
    const data = await findProducts(reads, ids)
    shows(tags.similar(product.id), ...data.flatMap(tagsOfProduct))
    return { data }
  })

  return {
    '/products': list,
    '/products/facets': facets,
    '/products/:id': one,
    '/products/:id/similar': similar,
  }
}

/** @throws {ApiError} 404 for a product that there is not, or not for this caller */
export async function requireProduct(
  reads: Reads,
  id: number,
  seesInactive: boolean,
): Promise<Product> {
  return requireVisible(await findProduct(reads, id), seesInactive)
}

function requireVisible<Found extends Pick<Product, 'status'>>(
  product: Found | null,
  seesInactive: boolean,
): Found {
  if (!product || (product.status === 'inactive' && !seesInactive)) throw notFound(UNKNOWN_PRODUCT)
  return product
}
