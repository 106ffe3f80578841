import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import type { Db } from '../../base/data/db/database.ts'
import { inPortions, jsonOf, PORTION, portionsOf } from '../../base/data/db/rows.ts'
import { ImageUseEntity } from './image-use.entity.ts'

/** The address of a picture within the texts of a page. */
const OWN_PICTURE = /\/uploads\/[\w/.-]+/g

const addresses = z.array(z.string())
const state = z.object({ images: addresses })

/** Which of the stored pictures products show, visible or not or in the trash, and pages, by file name. */
export async function imagesInUse(
  db: Db,
  stored: ReadonlyMap<string, unknown>,
): Promise<Set<string>> {
  const used = new Set<string>()
  // The trash comes first, because a product that leaves it meanwhile is not missed then.
  for await (const rows of inPortions((after) => trashed(db, after), idOf))
    for (const row of rows) note(state.parse(jsonOf(row.state)).images)
  for await (const rows of inPortions((after) => products(db, after), idOf))
    for (const row of rows) note(addresses.parse(jsonOf(row.images)))
  for (const { content } of await db.selectFrom('page_text').select('content').execute())
    note(JSON.stringify(jsonOf(content)).match(OWN_PICTURE) ?? [])
  return used

  function note(images: string[]) {
    for (const address of images) {
      const filename = address.slice(address.lastIndexOf('/') + 1)
      if (stored.has(filename)) used.add(filename)
    }
  }
}

const idOf = ({ id }: { id: number }) => id

const trashed = (db: Db, after: number) =>
  db
    .selectFrom('trashed_product')
    .select(['id', 'state'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(PORTION)
    .execute()

const products = (db: Db, after: number) =>
  db
    .selectFrom('product')
    .select(['id', 'images'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(PORTION)
    .execute()

/** When each picture was last seen in use. */
export async function imageUses(em: EntityManager): Promise<Map<string, Date>> {
  const uses = await em.findAll(ImageUseEntity, { disableIdentityMap: true })
  return new Map(uses.map(({ filename, at }) => [filename, at]))
}

export async function noteImageUses(em: EntityManager, filenames: string[], at: Date) {
  for (const some of portionsOf(filenames))
    await em.upsertMany(
      ImageUseEntity,
      some.map((filename) => ({ filename, at })),
    )
}

export async function forgetImageUses(em: EntityManager, filenames: string[]) {
  for (const some of portionsOf(filenames))
    await em.nativeDelete(ImageUseEntity, { filename: { $in: some } })
}
