import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import type { CategoryInput, CategoryPatch } from '../../../shared/product/category.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan, requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { latestAuthor } from '../../base/requests/history/history.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { CategoryEntity, categoryTags } from './category.entity.ts'
import { UNKNOWN_CATEGORY } from './category.queries.ts'

const OUTDATED = 'Die Kategorie wurde in der Zwischenzeit geändert'

const STILL_HAS_PRODUCTS = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

/** @throws {ApiError} 409 where the slug is taken */
export async function createCategory(
  em: EntityManager,
  input: CategoryInput,
): Promise<Change<number>> {
  const category = em.create(CategoryEntity, { ...input, updatedAt: new Date() })
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new ApiError(409, `Das Kürzel „${input.slug}“ ist bereits vergeben`, {
      details: { slug: ['Dieses Kürzel ist bereits vergeben'] },
    })
  }
  return {
    result: category.id,
    touched: [categoryTags.categories, categoryTags.category(category.id)],
    revisions: [{ kind: 'category', subject: category.id, before: null, after: stateOf(category) }],
  }
}

/** @throws {ApiError} 404 for an unknown category, 409 if somebody else has saved since `version` */
export async function updateCategory(
  em: EntityManager,
  id: number,
  patch: CategoryPatch,
  { action = 'changed', ...seen }: SeenVersion & { action?: RevisionAction },
): Promise<Change<number>> {
  const category = await findCategoryEntity(em, id)
  const stored = category.updatedAt ?? new Date(0)
  await requireUnchanged(stored, seen, OUTDATED, () =>
    latestAuthor(em.getKysely<Tables>(), 'category', id),
  )
  if (Object.keys(patch).length === 0) return { result: id, touched: [] }
  const before = stateOf(category)
  em.assign(category, { ...patch, updatedAt: laterThan(stored) })
  return {
    result: id,
    touched: [categoryTags.category(id)],
    revisions: [{ kind: 'category', subject: id, before, after: stateOf(category), action }],
  }
}

/** @throws {ApiError} 404 for an unknown category, 409 for one with products */
export async function deleteCategory(em: EntityManager, id: number): Promise<Change<number>> {
  const category = await findCategoryEntity(em, id)
  if (await hasProducts(em, id)) throw new ApiError(409, STILL_HAS_PRODUCTS)
  const before = stateOf(category)
  em.remove(category)
  await em.flush()
  return {
    result: id,
    touched: [categoryTags.categories, categoryTags.category(id), categoryTags.productsOf(id)],
    revisions: [{ kind: 'category', subject: id, before, after: null }],
  }
}

/** What its history keeps of a category. */
const stateOf = ({ name, nameEn, slug, description, icon, sortOrder }: CategoryEntity) => ({
  name,
  nameEn,
  slug,
  description,
  icon,
  sortOrder,
})

/** A simultaneous change waits for this one and then starts from its result. */
async function findCategoryEntity(em: EntityManager, id: number): Promise<CategoryEntity> {
  const category = await em.findOne(CategoryEntity, id, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!category) throw notFound(UNKNOWN_CATEGORY)
  return category
}

async function hasProducts(em: EntityManager, id: number): Promise<boolean> {
  const db = em.getKysely<Tables>()
  const query = db.selectFrom('product').select('id').where('category_id', '=', id).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}
