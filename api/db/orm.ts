import type { Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'

export type Entities = NonNullable<Options['entities']>
export type Migrations = NonNullable<NonNullable<Options['migrations']>['migrationsList']>

/** The options of the ORM that both databases share. */
export function ormOptions(entities: Entities, migrationsList: Migrations) {
  return {
    entities,
    extensions: [Migrator],
    /** Every request forks its own EntityManager; the global one must never be used by accident. */
    allowGlobalContext: false,
    migrations: { snapshot: false, silent: true, migrationsList },
  }
}

/** Brings the tables up to date; if that fails, closes the connection. */
export async function migrate(orm: MikroORM): Promise<void> {
  try {
    await orm.migrator.up()
  } catch (error) {
    await orm.close()
    throw error
  }
}
