import type { Constructor, Options } from '@mikro-orm/core'
import { type Migration, Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'
import { earlierNames } from '../migrations/earlier-names.ts'

export type Entities = NonNullable<Options['entities']>
export type Migrations = Constructor<Migration>[]

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

/** The tables have been changed by a version of the product that this one does not know. */
export class NewerDatabase extends Error {}
/** The tables have been made by a version whose migrations are gone. */
export class OlderDatabase extends Error {}

/**
 * Brings the tables up to date; if that fails, closes the connection.
 * @throws {NewerDatabase} because this version could write rows that the newer one cannot read
 * @throws {OlderDatabase} because nothing leads from those tables to today's but a backup
 */
export async function migrate(orm: MikroORM, migrations: Migrations): Promise<void> {
  try {
    const known = namesOf(orm, migrations)
    const executed = await orm.migrator.getExecuted()
    const unknown = executed.find(({ name }) => !known.has(name))
    if (unknown)
      throw new (earlierNames.has(unknown.name) ? OlderDatabase : NewerDatabase)(unknown.name)
    await orm.migrator.up()
  } catch (error) {
    await orm.close()
    throw error
  }
}

/** What the database calls these migrations. */
export function namesOf(orm: MikroORM, migrations: Migrations): Set<string> {
  const made = migrations.map((Made) => new Made(orm.em.getDriver(), orm.config))
  return new Set(made.flatMap(({ name }) => name ?? []))
}
