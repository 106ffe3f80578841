import { z } from 'zod'
import type { Db } from '../../base/db/database.ts'
import { jsonOf } from '../../base/db/rows.ts'

const AT_ONCE = 1000
const addresses = z.array(z.string())
const state = z.object({ images: addresses })

/** Which of the stored pictures products show, visible or not or in the trash, by file name. */
export async function imagesInUse(
  db: Db,
  stored: ReadonlyMap<string, unknown>,
): Promise<Set<string>> {
  const used = new Set<string>()
  // The trash comes first, because a product that leaves it meanwhile is not missed then.
  for await (const row of rowsOf((after) => trashed(db, after)))
    note(state.parse(jsonOf(row.state)).images)
  for await (const row of rowsOf((after) => products(db, after)))
    note(addresses.parse(jsonOf(row.images)))
  return used

  function note(images: string[]) {
    for (const address of images) {
      const filename = address.slice(address.lastIndexOf('/') + 1)
      if (stored.has(filename)) used.add(filename)
    }
  }
}

const trashed = (db: Db, after: number) =>
  db
    .selectFrom('trashed_product')
    .select(['id', 'state'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

const products = (db: Db, after: number) =>
  db
    .selectFrom('product')
    .select(['id', 'images'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

/** All rows, read in portions. */
async function* rowsOf<Row extends { id: number }>(read: (after: number) => Promise<Row[]>) {
  for (let last = 0; ; ) {
    const rows = await read(last)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}
