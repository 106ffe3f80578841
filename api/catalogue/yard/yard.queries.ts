import { type YardMachine, yardMachine } from '../../../shared/yard/yard.ts'
import type { Db } from '../../base/data/db/database.ts'
import { rowReader } from '../../base/data/db/rows.ts'

const readMachine = rowReader(yardMachine)

/** All machines as the yard shows them, by name. Sold ones too: somebody may scan the label of one that is fetched. */
export async function findYardMachines(db: Db): Promise<YardMachine[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('sighting', 'sighting.product_id', 'product.id')
    .select([
      'product.id',
      'product.title',
      'product.stock_number',
      'product.status',
      'product.location',
      'product.hours',
      'product.note',
      'product.images',
      'sighting.at as seen_at',
      'sighting.author as seen_by',
    ])
    .orderBy('product.title_key')
    .orderBy('product.id')
    .execute()
  return rows.map(readMachine)
}
