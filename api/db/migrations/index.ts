import { Initial as PostgresqlInitial } from './postgresql/initial.ts'
import { Initial as SqliteInitial } from './sqlite/initial.ts'

/** In the order in which they run; what has landed is never changed, a new one follows. */
export const sqliteMigrations = [SqliteInitial]
export const postgresqlMigrations = [PostgresqlInitial]
