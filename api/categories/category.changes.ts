import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/sql'
import { type CategoryInput, type CategoryPatch, LAST_PLACE } from '../../shared/category.ts'
import type { Change } from '../change.ts'
import { ApiError, notFound } from '../errors.ts'
import { tags } from '../freshness/tags.ts'
import { ProductEntity } from '../products/product.entity.ts'
import { CategoryEntity } from './category.entity.ts'

export const UNKNOWN_CATEGORY = 'Kategorie nicht gefunden'
const STILL_HAS_PRODUCTS = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

/** @throws {ApiError} 409 where the slug is taken */
export async function createCategory(
  em: EntityManager,
  input: CategoryInput,
): Promise<Change<number>> {
  const sortOrder = input.sortOrder ?? (await placeAtTheEnd(em))
  const category = em.create(CategoryEntity, { ...input, sortOrder })
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new ApiError(409, `Das Kürzel „${input.slug}“ ist bereits vergeben`, {
      details: { slug: ['Dieses Kürzel ist bereits vergeben'] },
    })
  }
  return { result: category.id, touched: [tags.categories, tags.category(category.id)] }
}

/** @throws {ApiError} 404 for an unknown category */
export async function updateCategory(
  em: EntityManager,
  id: number,
  patch: CategoryPatch,
): Promise<Change<number>> {
  const category = await findCategoryEntity(em, id)
  em.assign(category, patch)
  return { result: id, touched: Object.keys(patch).length > 0 ? [tags.category(id)] : [] }
}

/** @throws {ApiError} 404 for an unknown category, 409 for one with products */
export async function deleteCategory(em: EntityManager, id: number): Promise<Change<number>> {
  const category = await findCategoryEntity(em, id)
  if ((await em.count(ProductEntity, { category: id })) > 0)
    throw new ApiError(409, STILL_HAS_PRODUCTS)
  em.remove(category)
  await em.flush()
  return { result: id, touched: [tags.categories, tags.category(id), tags.productsOf(id)] }
}

async function placeAtTheEnd(em: EntityManager): Promise<number> {
  const [last] = await em.find(CategoryEntity, {}, { orderBy: { sortOrder: 'desc' }, limit: 1 })
  return last ? Math.min(last.sortOrder + 1, LAST_PLACE) : 0
}

async function findCategoryEntity(em: EntityManager, id: number): Promise<CategoryEntity> {
  const category = await em.findOne(CategoryEntity, id)
  if (!category) throw notFound(UNKNOWN_CATEGORY)
  return category
}
