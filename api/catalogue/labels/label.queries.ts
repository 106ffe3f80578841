import type { Db } from '../../base/data/db/database.ts'
import { columnsOf, rowReader } from '../../base/data/db/rows.ts'
import { type Labelled, labelled } from './label-content.ts'

const readLabelled = rowReader(labelled)

/** What labels say of the machines with these ids, in the order of the ids. Those that do not exist are left out. */
export async function findLabelled(db: Db, ids: readonly number[]): Promise<Labelled[]> {
  const rows = await db
    .selectFrom('product')
    .select(columnsOf(labelled, 'product'))
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map(readLabelled).map((machine) => [machine.id, machine]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
