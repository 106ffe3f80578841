import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/sql'
import { availability } from '../../shared/catalogue-terms.ts'
import { germanSortKey } from '../../shared/collation.ts'
import { visiblePrice } from '../../shared/price.ts'
import {
  PRICE_MISSING,
  type ProductInput,
  type ProductPatch,
  UNKNOWN_CATEGORY,
} from '../../shared/product-input.ts'
import { searchText } from '../../shared/search.ts'
import { CategoryEntity } from '../categories/category.entity.ts'
import type { Change } from '../change.ts'
import type { Tables } from '../database.ts'
import { ApiError, invalid, notFound } from '../errors.ts'
import { tags } from '../freshness/tags.ts'
import { ProductEntity } from './product.entity.ts'
import { figureColumns, storeFigures } from './product.figures.ts'
import { touchedByProduct } from './product.tags.ts'
import { RECOGNITION } from './recognition.ts'
import { similarFrom } from './similar.ts'

/** Somebody else has saved since the caller read the product. */
export class Outdated extends Error {}

export const UNKNOWN_PRODUCT = 'Produkt nicht gefunden'

/** @throws {ApiError} 400 for an unknown category, 409 for a stock number of another product */
export async function createProduct(
  em: EntityManager,
  input: ProductInput,
): Promise<Change<number>> {
  const { categoryId, ...fields } = input
  const now = new Date()
  const product = em.create(ProductEntity, {
    ...fields,
    ...derivedFrom(fields),
    category: await findCategory(em, categoryId),
    createdAt: now,
    updatedAt: now,
  })
  await save(em, product)
  await storeFigures(em, product.id, product.figures)
  return { result: product.id, touched: await touched(em, null, factsOf(product)) }
}

/**
 * @param version the `updatedAt` that the caller has seen, or null to save over any version
 * @throws {ApiError} 404 for an unknown product, 400 for an unknown category or a missing price, 409 for a
 *   stock number of another product
 * @throws {Outdated} if somebody else has saved since `version`
 */
export async function updateProduct(
  em: EntityManager,
  id: number,
  patch: ProductPatch,
  version: string | null = null,
): Promise<Change<number>> {
  // A simultaneous change waits for this one and then starts from its result.
  const product = await findProductEntity(em, id, LockMode.PESSIMISTIC_WRITE)
  if (version !== null && version !== product.updatedAt.toISOString()) throw new Outdated()
  if (Object.keys(patch).length === 0) return { result: id, touched: [] }
  const before = factsOf(product)
  const { categoryId, ...fields } = patch
  em.assign(product, fields)
  if (categoryId !== undefined) product.category = await findCategory(em, categoryId)
  em.assign(product, { ...derivedFrom(product), updatedAt: after(product.updatedAt) })
  await save(em, product)
  if (patch.specifications) await storeFigures(em, id, product.figures)
  return { result: id, touched: await touched(em, before, factsOf(product)) }
}

/** @throws {ApiError} 404 for an unknown product */
export async function deleteProduct(em: EntityManager, id: number): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  const before = factsOf(product)
  em.remove(product)
  await em.flush()
  return { result: id, touched: await touched(em, before, null) }
}

/** Writes what only the database or the whole product can judge. */
async function save(em: EntityManager, product: ProductEntity): Promise<void> {
  if (product.price == null && product.priceKind !== 'onRequest')
    throw invalid({ price: [PRICE_MISSING] })
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new ApiError(409, `Die Lagernummer „${product.stockNumber}“ ist bereits vergeben`, {
      details: { stockNumber: ['Diese Lagernummer ist bereits vergeben'] },
    })
  }
}

async function findProductEntity(
  em: EntityManager,
  id: number,
  lockMode = LockMode.NONE,
): Promise<ProductEntity> {
  const product = await em.findOne(ProductEntity, id, { lockMode })
  if (!product) throw notFound(UNKNOWN_PRODUCT)
  return product
}

async function findCategory(em: EntityManager, id: number): Promise<CategoryEntity> {
  const category = await em.findOne(CategoryEntity, id)
  if (!category) throw invalid({ categoryId: [UNKNOWN_CATEGORY] })
  return category
}

type Described = Pick<
  ProductInput,
  | 'title'
  | 'brand'
  | 'model'
  | 'location'
  | 'description'
  | 'specifications'
  | 'status'
  | 'priceKind'
> & { price?: number | null | undefined; stockNumber?: string | null | undefined }

/** The current time, but always later than before, because it is also the version. */
function after(moment: Date): Date {
  return new Date(Math.max(Date.now(), moment.getTime() + 1))
}

/** The columns that the database sorts and searches by. */
export function derivedFrom(product: Described) {
  const figures = figureColumns(product.specifications)
  const price = visiblePrice({ price: product.price ?? null, priceKind: product.priceKind })
  return {
    titleKey: germanSortKey(product.title),
    brandKey: product.brand.toLowerCase(),
    ...figures,
    recognition: RECOGNITION,
    searchText: searchText({ ...product, ...figures }),
    availability: availability[product.status],
    visiblePrice: price,
    comparedPrice: price ?? 0,
  }
}

export const factsOf = (product: ProductEntity) => ({
  id: product.id,
  categoryId: product.category.id,
  featured: product.featured,
  condition: product.condition,
  rent: product.rent ?? null,
  status: product.status,
  comparedPrice: product.comparedPrice,
})
type Facts = ReturnType<typeof factsOf>

/**
 * The product's own tags, and those of the products that name it as similar from now on. Products that
 * named it before show it, so their pages have its tag already.
 */
async function touched(
  em: EntityManager,
  before: Facts | null,
  after: Facts | null,
): Promise<string[]> {
  const neighbours = after ? await similarFrom(em.getKysely<Tables>(), after) : []
  return [...touchedByProduct(before, after), ...neighbours.map(tags.similar)]
}
