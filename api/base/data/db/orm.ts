import type { Options } from '@mikro-orm/core'
import { Migration, Migrator } from '@mikro-orm/migrations'
import type { MikroORM } from '@mikro-orm/sql'
import type { Dialect, Migration as Step } from './migration.ts'

/** What a database is to hold. Features hand it in, so that none is named here. */
export interface Schema {
  entities: NonNullable<Options['entities']>
  migrations: readonly Step[]
  /** The names of those that the first one has replaced. */
  earlierNames: ReadonlySet<string>
}

export function ormOptions({ entities, migrations }: Schema, dialect: Dialect) {
  return {
    entities,
    extensions: [Migrator],
    /** Every request forks its own EntityManager; the global one must never be used by accident. */
    allowGlobalContext: false,
    migrations: {
      snapshot: false,
      silent: true,
      migrationsList: migrationClasses(migrations, dialect),
    },
  }
}

const migrationClasses = (migrations: Schema['migrations'], dialect: Dialect) =>
  migrations.map(
    ({ name, up }) =>
      class extends Migration {
        override name = name

        override async up() {
          const statements = await up(dialect, (sql, values) => this.execute(sql, values))
          for (const statement of statements) this.addSql(statement)
        }
      },
  )

export class NewerDatabase extends Error {}
export class OlderDatabase extends Error {}

/**
 * Brings the tables up to date; if that fails, closes the connection.
 * @throws {NewerDatabase} because this version could write rows that the newer one cannot read
 * @throws {OlderDatabase} because nothing leads from those tables to today's but a backup
 */
export async function migrate(orm: MikroORM, { migrations, earlierNames }: Schema): Promise<void> {
  try {
    const executed = await orm.migrator.getExecuted()
    const unknown = executed.find((one) => !migrations.some(({ name }) => name === one.name))
    if (unknown)
      throw new (earlierNames.has(unknown.name) ? OlderDatabase : NewerDatabase)(unknown.name)
    await orm.migrator.up()
  } catch (error) {
    await orm.close()
    throw error
  }
}
