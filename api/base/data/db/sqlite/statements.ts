import type Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** Filters combine into many statements, so only the most recent ones are kept: so many, and so many characters. */
const STATEMENTS = 500
const CHARACTERS = 1024 * 1024
/** The ORM writes values into statements. A longer one does not come again, and what was erased must not live here. */
const LONGEST = 8 * 1024

type Statement = Sqlite.Statement<unknown[]>

const prepared = new WeakMap<Sqlite.Database, LRUCache<string, Statement>>()

/** A statement of a connection, prepared once, because preparing takes longer than most statements run. */
export function prepare(database: Sqlite.Database, sql: string): Statement {
  if (sql.length > LONGEST) return database.prepare(sql)
  let statements = prepared.get(database)
  if (!statements) {
    statements = new LRUCache({
      max: STATEMENTS,
      maxSize: CHARACTERS,
      sizeCalculation: (_, text) => text.length || 1,
      memoMethod: (text) => database.prepare(text),
    })
    prepared.set(database, statements)
  }
  return statements.memo(sql)
}
