import { Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'
import { entities } from './entities.ts'

/** What the ORM is told whichever database it works with. */
export const ormOptions = {
  entities,
  extensions: [Migrator],
  /** Entities are forked per request; the global one must never be used by accident. */
  allowGlobalContext: false,
}

export const migrationOptions = { snapshot: false, silent: true }

/** Brings the tables up to date, or closes what was opened. */
export async function migrate(orm: MikroORM): Promise<void> {
  try {
    await orm.migrator.up()
  } catch (error) {
    await orm.close()
    throw error
  }
}
