import type { EntityManager } from '@mikro-orm/sql'
import { ImageUseEntity } from './image-use.entity.ts'

/** Fewer than the parameters that one statement of SQLite or PostgreSQL may have. */
const AT_ONCE = 500

/** When each picture was last seen in use. */
export async function imageUses(em: EntityManager): Promise<Map<string, Date>> {
  const uses = await em.findAll(ImageUseEntity, { disableIdentityMap: true })
  return new Map(uses.map(({ filename, at }) => [filename, at]))
}

export async function noteImageUses(em: EntityManager, filenames: string[], at: Date) {
  for (const some of inPortions(filenames))
    await em.upsertMany(
      ImageUseEntity,
      some.map((filename) => ({ filename, at })),
    )
}

export async function forgetImageUses(em: EntityManager, filenames: string[]) {
  for (const some of inPortions(filenames))
    await em.nativeDelete(ImageUseEntity, { filename: { $in: some } })
}

function* inPortions(filenames: string[]) {
  for (let start = 0; start < filenames.length; start += AT_ONCE)
    yield filenames.slice(start, start + AT_ONCE)
}
