import { hash } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import { figures } from '../../../shared/figures/registry.ts'
import { machineText } from '../../../shared/search/machine-text.ts'
import { ProductEntity } from './product.entity.ts'
import { figureColumns, storeFigures } from './product.figures.ts'

/** Raised when figures are read, stored or searched otherwise than before. */
const READING = 10

/** Tells by which registry and reading the figures of a product were recognised. */
export const RECOGNITION = hash('sha256', JSON.stringify([READING, figures])).slice(0, 16)

const AT_A_TIME = 500

/** Reads the figures anew of all products that were stored by an earlier version of the registry. */
export async function recogniseStock(orm: MikroORM): Promise<void> {
  for (;;) {
    const done = await orm.em.fork().transactional(async (em) => {
      const products = await em.find(
        ProductEntity,
        { recognition: { $ne: RECOGNITION } },
        { limit: AT_A_TIME },
      )
      for (const product of products) {
        em.assign(product, { ...figureColumns(product.specifications), recognition: RECOGNITION })
        product.searchText = machineText(product)
      }
      await storeFigures(em, products)
      return products.length
    })
    if (done < AT_A_TIME) return
  }
}
