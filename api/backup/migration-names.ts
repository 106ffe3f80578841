import type { MikroORM } from '@mikro-orm/sql'
import { postgresqlMigrations, sqliteMigrations } from '../migrations/index.ts'

/** The names of the migrations that this version knows, for either database. */
export function migrationNames(orm: MikroORM) {
  const namesOf = (migrations: typeof sqliteMigrations) =>
    new Set(migrations.map((Migration) => new Migration(orm.em.getDriver(), orm.config).name))
  const sqlite = namesOf(sqliteMigrations)
  const postgresql = namesOf(postgresqlMigrations)
  return { all: sqlite.union(postgresql), common: sqlite.intersection(postgresql) }
}
