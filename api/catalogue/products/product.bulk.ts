import { type EntityManager, LockMode } from '@mikro-orm/sql'
import type { RevisionAction } from '../../../shared/operation/history.ts'
import type { ProductInput, ProductPatch } from '../../../shared/product/product.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { type NewRevision, recordRevisions } from '../../base/requests/history/history.ts'
import { pauses } from '../../base/turns.ts'
import { CategoryEntity } from '../categories/category.entity.ts'
import { withdrawPrices } from '../listings/withdraw-price.ts'
import type { Batch } from './product.batches.ts'
import { assignFields, newProduct, saysFigures } from './product.changes.ts'
import { storeFigures } from './product.derived.ts'
import { factsOf, type ProductState, stateOf, TouchedProducts } from './product.edit.ts'
import { ProductEntity } from './product.entity.ts'
import { putInTrash } from './put-in-trash.ts'

/** Few enough that visitors are answered between two portions. */
export const AT_A_TIME = 15

interface Origin {
  author: string
  action?: RevisionAction
  /** By which the changes can be undone; none for what undoes others. */
  batch?: Batch
}

export interface PlannedChange {
  id: number
  patch: ProductPatch
  /** The `updatedAt` that the change was planned for; any by default. */
  version?: string
}

/** A product has changed or gone since its change was planned. */
export class ChangedMeanwhile extends Error {}

/**
 * Changes any number of products in the caller's transaction, a portion at a time, each with its revision. Values
 * have been checked already; categories and stock numbers are guarded by the database.
 */
export class BulkChange {
  readonly touched = new TouchedProducts()
  readonly #em: EntityManager
  readonly #origin: Origin
  readonly #pause = pauses()
  /** The stock numbers that were taken away, by product. */
  readonly #vacated = new Map<number, string>()

  constructor(em: EntityManager, origin: Origin) {
    this.#em = em
    this.#origin = origin
  }

  /** Frees the stock numbers of products that get others, so that products can exchange theirs. */
  async vacate(ids: number[]): Promise<void> {
    for (const some of portionsOf(ids, AT_A_TIME)) {
      const found = await this.#find(some)
      for (const { id, stockNumber } of found) if (stockNumber) this.#vacated.set(id, stockNumber)
      await this.#em.nativeUpdate(
        ProductEntity,
        { id: some },
        { stockNumber: null, stockKey: null },
      )
      await this.#endPortion()
    }
  }

  /** @param inputs at most `AT_A_TIME` @returns the ids, in their order */
  async create(inputs: ProductInput[]): Promise<number[]> {
    const products = inputs.map((input) =>
      newProduct(this.#em, input, this.#em.getReference(CategoryEntity, input.categoryId)),
    )
    await this.#em.flush()
    await storeFigures(this.#em, products)
    for (const product of products) this.touched.add(null, product)
    const ids = products.map(({ id }) => id)
    await this.#record(products.map((product) => [product.id, null, stateOf(product)]))
    return ids
  }

  /**
   * @param changes at most `AT_A_TIME`
   * @throws {ChangedMeanwhile} for a product that is gone, or has another version than expected
   */
  async update(changes: PlannedChange[]): Promise<void> {
    const planned = new Map(changes.map((change) => [change.id, change]))
    const products = await this.#find([...planned.keys()])
    if (products.length < planned.size) throw new ChangedMeanwhile()
    const before = products.map((product) => ({
      state: this.#stateOf(product),
      facts: factsOf(product),
      isPriced: product.visiblePrice !== null,
    }))
    for (const product of products) {
      const { patch = {}, version } = planned.get(product.id) ?? {}
      if (version && version !== product.updatedAt.toISOString()) throw new ChangedMeanwhile()
      const { categoryId, ...fields } = patch
      if (categoryId !== undefined)
        product.category = this.#em.getReference(CategoryEntity, categoryId)
      assignFields(this.#em, product, fields)
    }
    await this.#em.flush()
    await withdrawPrices(
      this.#em,
      products.filter((_, index) => before[index]?.isPriced),
    )
    await storeFigures(
      this.#em,
      products.filter(({ id }) => saysFigures(planned.get(id)?.patch ?? {})),
    )
    await this.#record(
      products.map((product, index) => {
        const was = before[index]
        this.touched.add(was?.facts ?? null, product)
        return [product.id, was?.state ?? null, stateOf(product)]
      }),
    )
  }

  /** Moves products to the trash. @param ids at most `AT_A_TIME` */
  async trash(ids: number[]): Promise<void> {
    const products = await this.#find(ids)
    await withdrawPrices(this.#em, products)
    await putInTrash(this.#em, products, this.#origin.author)
    const changes = products.map((product): Change => {
      this.touched.add(factsOf(product), null)
      this.#em.remove(product)
      return [product.id, stateOf(product), null]
    })
    await this.#em.flush()
    await this.#record(changes)
  }

  #find(ids: number[]): Promise<ProductEntity[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE
    return this.#em.find(ProductEntity, { id: ids }, { lockMode, orderBy: { id: 'asc' } })
  }

  #stateOf(product: ProductEntity): ProductState {
    const state = stateOf(product)
    return { ...state, stockNumber: this.#vacated.get(product.id) ?? state.stockNumber }
  }

  async #record(changes: Change[]): Promise<void> {
    const { author, action, batch } = this.#origin
    const revisions = changes.map(
      ([subject, before, after]): NewRevision => ({
        kind: 'product',
        subject,
        before,
        after,
        ...(action && after && { action }),
        ...(batch && { batch }),
      }),
    )
    await recordRevisions(this.#em, author, revisions)
    await this.#endPortion()
  }

  /** Forgets what is written, and lets others be answered. */
  async #endPortion(): Promise<void> {
    this.#em.clear()
    await this.#pause()
  }
}

type Change = [id: number, before: ProductState | null, after: ProductState | null]
