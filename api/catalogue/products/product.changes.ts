import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import { stockKey, UNKNOWN_CATEGORY } from '../../../shared/product/field-rules.ts'
import {
  PRICE_MISSING,
  type ProductInput,
  type ProductPatch,
} from '../../../shared/product/product.ts'
import { misplacedTimes, timesEndedBy } from '../../../shared/product/times.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { Change } from '../../base/requests/change/change.ts'
import { laterThan, requireUnchanged, type SeenVersion } from '../../base/requests/change/change.ts'
import { latestAuthor } from '../../base/requests/history/history.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import { CategoryEntity } from '../categories/category.entity.ts'
import { withdrawPrices } from '../listings/withdraw-price.ts'
import { derivedFrom, storeFigures } from './product.derived.ts'
import { editProduct, factsOf, findProductEntity, stateOf, touched } from './product.edit.ts'
import { ProductEntity } from './product.entity.ts'
import { nameOfOwner } from './product.queries.ts'
import { putInTrash } from './put-in-trash.ts'

const OUTDATED = 'Die Maschine wurde in der Zwischenzeit geändert'

/** What a product keeps when it comes back out of the trash. */
type FormerProduct = Pick<ProductEntity, 'id' | 'createdAt' | 'updatedAt'>

/** @throws {ApiError} 400 for an unknown category, 409 for a stock number of another product */
export async function createProduct(
  em: EntityManager,
  input: ProductInput,
  former?: FormerProduct,
): Promise<Change<number>> {
  const product = newProduct(em, input, await findCategory(em, input.categoryId), former)
  await save(em, product)
  await storeFigures(em, [product])
  return {
    result: product.id,
    touched: await touched(em, null, factsOf(product)),
    revisions: [
      {
        kind: 'product',
        subject: product.id,
        before: null,
        after: stateOf(product),
        ...(former && { action: 'restored' }),
      },
    ],
  }
}

/** A product that is not written yet. */
export function newProduct(
  em: EntityManager,
  { categoryId, publishAt, purchasePrice = null, preparationCost = null, ...fields }: ProductInput,
  category: CategoryEntity,
  former?: FormerProduct,
): ProductEntity {
  const now = new Date()
  return em.create(ProductEntity, {
    ...fields,
    ...derivedFrom(fields),
    stockKey: stockKey(fields.stockNumber),
    publishAt: toDate(publishAt),
    purchasePrice,
    preparationCost,
    category,
    createdAt: now,
    updatedAt: now,
    ...(former && { ...former, updatedAt: laterThan(former.updatedAt) }),
  })
}

const toDate = (iso: string | null) => (iso === null ? null : new Date(iso))

/**
 * @throws {ApiError} 404 for an unknown product, 400 for an unknown category, a missing price or what does not go
 *   with the status, 409 for a stock number of another product, and if somebody else has saved since `version`
 */
export async function updateProduct(
  em: EntityManager,
  id: number,
  patch: ProductPatch,
  { action, ...seen }: SeenVersion & { action?: RevisionAction },
): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  await requireUnchanged(product.updatedAt, seen, OUTDATED, () =>
    latestAuthor(em.getKysely<Tables>(), 'product', id),
  )
  if (Object.keys(patch).length === 0) return { result: id, touched: [] }
  const misplaced = misplacedTimes({ ...patch, status: patch.status ?? product.status })
  if (Object.keys(misplaced).length > 0) throw invalid(misplaced)
  const edit = async () => {
    const { categoryId, ...fields } = patch
    if (categoryId !== undefined) product.category = await findCategory(em, categoryId)
    assignFields(em, product, fields)
    await save(em, product)
    await withdrawPrices(em, [product])
    if (saysFigures(patch)) await storeFigures(em, [product])
  }
  return editProduct(em, product, edit, action)
}

/** Whether a change names what the rows of a product's figures are made from. */
export const saysFigures = ({ specifications, title, model }: ProductPatch): boolean =>
  [specifications, title, model].some((field) => field !== undefined)

/** Changes a product and what follows from its fields; its figures' rows are left to the caller. */
export function assignFields(
  em: EntityManager,
  product: ProductEntity,
  { publishAt, ...fields }: Omit<ProductPatch, 'categoryId'>,
): void {
  const { stockNumber = product.stockNumber ?? null } = fields
  if (stockNumber !== (product.stockNumber ?? null)) product.stockKey = stockKey(stockNumber)
  em.assign(product, fields)
  if (publishAt !== undefined) product.publishAt = toDate(publishAt)
  em.assign(product, timesEndedBy(product.status))
  em.assign(product, { ...derivedFrom(product), updatedAt: laterThan(product.updatedAt) })
}

/**
 * Moves a product to the trash.
 * @param author the name of the account that deletes it
 * @throws {ApiError} 404 for an unknown product
 */
export async function deleteProduct(
  em: EntityManager,
  id: number,
  author: string,
): Promise<Change<number>> {
  const product = await findProductEntity(em, id)
  const [before, was] = [stateOf(product), factsOf(product)]
  await withdrawPrices(em, [product])
  await putInTrash(em, [product], author)
  em.remove(product)
  await em.flush()
  return {
    result: id,
    touched: await touched(em, was, null),
    revisions: [{ kind: 'product', subject: id, before, after: null }],
  }
}

/** Writes what only the database or the whole product can judge. */
async function save(em: EntityManager, product: ProductEntity): Promise<void> {
  if (product.price == null && product.priceKind !== 'onRequest')
    throw invalid({ price: [PRICE_MISSING] })
  const { stockNumber, stockKey } = product
  // What has no key keeps a number from before that another one has, too.
  if (stockNumber && stockKey) {
    const owner = await nameOfOwner(em.getKysely<Tables>(), product.id ?? null, stockNumber)
    if (owner !== null) throw taken(stockNumber, `hat bereits ${owner}`)
  }
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw taken(String(stockNumber), 'ist bereits vergeben')
  }
}

const taken = (stockNumber: string, by: string) =>
  new ApiError(409, `Die Lagernummer „${stockNumber}“ ${by}`, {
    details: { stockNumber: [`Diese Lagernummer ${by}`] },
  })

async function findCategory(em: EntityManager, id: number): Promise<CategoryEntity> {
  const category = await em.findOne(CategoryEntity, id)
  if (!category) throw invalid({ categoryId: [UNKNOWN_CATEGORY] })
  return category
}
