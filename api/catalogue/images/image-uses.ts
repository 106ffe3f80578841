import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { ImageUseEntity } from './image-use.entity.ts'

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
