import type { EntityManager } from '@mikro-orm/sql'
import type { Db } from '../../base/data/db/database.ts'
import { type Change, mergeChanges } from '../../base/requests/change/change.ts'
import { deleteProduct } from '../products/product.changes.ts'
import { readCatalogue } from './catalogue.ts'

/** The example machines that are still there: those with a stock number and title of the demo stock. */
export async function findDemoStock(db: Db): Promise<number[]> {
  const { products } = await readCatalogue()
  const titles = new Map(products.map(({ stockNumber, title }) => [stockNumber, title]))
  const rows = await db
    .selectFrom('product')
    .select(['id', 'stock_number', 'title'])
    .where('stock_number', 'in', [...titles.keys()])
    .orderBy('id')
    .execute()
  return rows
    .filter(({ stock_number, title }) => titles.get(stock_number) === title)
    .map(({ id }) => id)
}

/** Puts the example machines in the trash, as one change. */
export async function removeDemoStock(
  em: EntityManager,
  ids: number[],
  author: string,
): Promise<Change<number>> {
  const changes: Change<number>[] = []
  for (const id of ids) changes.push(await deleteProduct(em, id, author))
  return { result: ids.length, ...mergeChanges(changes) }
}
