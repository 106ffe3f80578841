import type { Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'

export type Entities = NonNullable<Options['entities']>
export type Migrations = NonNullable<NonNullable<Options['migrations']>['migrationsList']>

/** What the ORM is told whichever database it works with. */
export function ormOptions(entities: Entities, migrationsList: Migrations) {
  return {
    entities,
    extensions: [Migrator],
    /** Entities are forked per request; the global one must never be used by accident. */
    allowGlobalContext: false,
    migrations: { snapshot: false, silent: true, migrationsList },
  }
}

/** Brings the tables up to date, or closes what was opened. */
export async function migrate(orm: MikroORM): Promise<void> {
  try {
    await orm.migrator.up()
  } catch (error) {
    await orm.close()
    throw error
  }
}
