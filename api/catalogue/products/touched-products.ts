import type { EntityManager } from '@mikro-orm/sql'
import { EVERYTHING } from '../../base/data/freshness/change-log.ts'
import { factsOf, touched } from './product.edit.ts'
import type { ProductEntity } from './product.entity.ts'

/** With more changed products than this, hardly a page is left that shows none of them. */
const TOLD_APART = 500

type Facts = ReturnType<typeof factsOf>

/** Collects what a change of many products touches. */
export class TouchedProducts {
  #changes: { before: Facts | null; after: Facts | null }[] = []
  #count = 0

  /** `before` is null for a new product, `after` for a deleted one. */
  add(before: Facts | null, after: ProductEntity | null): void {
    this.#count++
    if (this.#count <= TOLD_APART) this.#changes.push({ before, after: after && factsOf(after) })
  }

  /** Asked when all of them are written, because neighbours in price are compared with the outcome. */
  async tags(em: EntityManager): Promise<string[]> {
    if (this.#count > TOLD_APART) return [EVERYTHING]
    const tags = new Set<string>()
    for (const { before, after } of this.#changes)
      for (const tag of await touched(em, before, after)) tags.add(tag)
    return [...tags]
  }
}
