import type Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** Filters combine into many statements, so only the most recent ones are kept. */
const STATEMENTS = 500

type Statement = Sqlite.Statement<unknown[]>

const prepared = new WeakMap<Sqlite.Database, LRUCache<string, Statement>>()

/** A statement of a connection, prepared once, because preparing takes longer than most statements run. */
export function prepare(database: Sqlite.Database, sql: string): Statement {
  let statements = prepared.get(database)
  if (!statements) {
    statements = new LRUCache({ max: STATEMENTS, memoMethod: (text) => database.prepare(text) })
    prepared.set(database, statements)
  }
  return statements.memo(sql)
}
