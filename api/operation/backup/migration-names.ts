import type { MikroORM } from '@mikro-orm/sql'
import { namesOf } from '../../base/data/db/orm.ts'
import { earlierNames } from '../../base/data/migrations/earlier-names.ts'
import { postgresqlMigrations, sqliteMigrations } from '../../base/data/migrations/index.ts'

/** The names of the migrations that this version knows, for either database, and of those that it has replaced. */
export function migrationNames(orm: MikroORM) {
  const sqlite = namesOf(orm, sqliteMigrations)
  const postgresql = namesOf(orm, postgresqlMigrations)
  return {
    all: sqlite.union(postgresql).union(earlierNames),
    common: sqlite.intersection(postgresql),
  }
}
