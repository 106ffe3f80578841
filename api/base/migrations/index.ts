import { ConcernOfInquiry } from './concern.ts'
import { GradeOfProduct } from './grade.ts'
import { PostgresqlInitial, SqliteInitial } from './initial/initial.ts'

/** In the order in which they run. A released migration is never changed; a new one is added at the end. */
export const sqliteMigrations = [SqliteInitial, GradeOfProduct, ConcernOfInquiry]
export const postgresqlMigrations = [PostgresqlInitial, GradeOfProduct, ConcernOfInquiry]
