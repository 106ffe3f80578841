import type { MikroORM } from '@mikro-orm/sql'
import { namesOf } from '../../base/db/orm.ts'
import { postgresqlMigrations, sqliteMigrations } from '../../base/migrations/index.ts'

/** The names of the migrations that this version knows, for either database. */
export function migrationNames(orm: MikroORM) {
  const sqlite = namesOf(orm, sqliteMigrations)
  const postgresql = namesOf(orm, postgresqlMigrations)
  return { all: sqlite.union(postgresql), common: sqlite.intersection(postgresql) }
}
