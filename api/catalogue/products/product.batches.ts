import { type Origin, ofItsOwn } from '../../../shared/operation/history.ts'
import type { Db } from '../../base/data/db/database.ts'

type Kind = 'import' | 'bulk edit'

/** What changed many machines at once, with its number, as the revisions that it made name it. */
export type Batch = `${Kind} ${number}`

/** What the history says of batches: the file of an import, what a bulk edit has changed. */
export async function originsOf(
  db: Db,
  batches: readonly string[],
): Promise<ReadonlyMap<string, Origin>> {
  const imports = await db
    .selectFrom('stock_import')
    .select(['id', 'file_name'])
    .where('id', 'in', numbersOf('import', batches))
    .execute()
  const edits = await db
    .selectFrom('bulk_edit')
    .select(['id', 'label'])
    .where('id', 'in', numbersOf('bulk edit', batches))
    .execute()
  return new Map<Batch, Origin>([
    ...imports.map(({ id, file_name }) => named('import', id, { fileName: file_name })),
    ...edits.map(({ id, label }) => named('bulk edit', id, { bulkEdit: label })),
  ])
}

const named = (kind: Kind, id: number, origin: Partial<Origin>): [Batch, Origin] => [
  `${kind} ${id}`,
  { ...ofItsOwn, ...origin },
]

/** Their numbers, and one that nothing has: PostgreSQL knows no empty list. */
const numbersOf = (kind: Kind, batches: readonly string[]) => [
  0,
  ...batches.flatMap((batch) => {
    const [, number] = batch.split(`${kind} `)
    return number === undefined ? [] : Number(number)
  }),
]
