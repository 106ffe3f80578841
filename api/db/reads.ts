import type { PostgreSqlConnection } from '@mikro-orm/postgresql'
import type { MikroORM } from '@mikro-orm/sql'
import Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

export type Parameter = string | number | null

/** What the two databases write differently in the statements of this project. */
export interface Dialect {
  /** A condition with one `?`: the column contains the parameter, letter for letter. */
  contains: (column: string) => string
  /** A condition over `p.search_text` with one `?` for any of the forms, and that parameter. */
  containsAny: (forms: string[]) => { sql: string; parameters: Parameter[] }
}

/**
 * Statements in plain SQL with `?` for each parameter. They see committed changes only and build
 * no entities: visitors' reads are hot, and hydrating an entity costs ten times the query.
 */
export interface Reads {
  dialect: Dialect
  all<Row>(sql: string, parameters?: Parameter[]): Row[] | Promise<Row[]>
  /**
   * A number that is another one after any commit, by whichever process. SQLite knows it within a
   * microsecond; for PostgreSQL it is asked for in the background, at most `POLL_MS` behind.
   */
  version(): number
  close(): void
}

const POLL_MS = 200
/** Shorter words have no three-letter piece that the index could find. */
const TRIGRAM = 3
/** Filters combine into many statements; the least used ones are prepared again. */
const PREPARED_STATEMENTS = 500

/** A connection of its own, so that a transaction under way on the other one stays unseen. */
export function openSqliteReads(file: string): Reads {
  const connection = new Sqlite(file, { readonly: true })
  const dataVersion = connection.prepare('pragma data_version').pluck()
  const statements = new LRUCache<string, Sqlite.Statement<Parameter[]>>({
    max: PREPARED_STATEMENTS,
    memoMethod: (sql) => connection.prepare<Parameter[]>(sql),
  })
  return {
    dialect: {
      contains: (column) => `instr(${column}, ?) > 0`,
      containsAny: (forms) =>
        forms.every((form) => form.length >= TRIGRAM)
          ? {
              sql: 'p.id in (select rowid from product_search where product_search match ?)',
              parameters: [forms.map(quotePhrase).join(' or ')],
            }
          : anyOf(forms, 'instr(p.search_text, ?) > 0', forms),
    },
    all: <Row>(sql: string, parameters: Parameter[] = []) =>
      statements.memo(sql).all(...parameters) as Row[],
    version: () => Number(dataVersion.get()),
    close: () => connection.close(),
  }
}

export function openPostgresqlReads(orm: MikroORM): Reads {
  const connection = orm.em.getConnection() as PostgreSqlConnection
  let version = 0
  const poll = setInterval(async () => {
    try {
      const pool = await connection.getNativeClient()
      version = (await pool.query('select max(id) as latest from publication')).rows[0].latest ?? 0
    } catch (error) {
      console.error('Asking for changes failed:', error)
    }
  }, POLL_MS).unref()
  return {
    dialect: {
      contains: (column) => `strpos(${column}, ?) > 0`,
      containsAny: (forms) => anyOf(forms, 'p.search_text like ?', forms.map(likePattern)),
    },
    all: async <Row>(sql: string, parameters: Parameter[] = []) => {
      const pool = await connection.getNativeClient()
      return (await pool.query(numberPlaceholders(sql), parameters)).rows as Row[]
    },
    version: () => version,
    close: () => clearInterval(poll),
  }
}

function anyOf(forms: string[], condition: string, parameters: Parameter[]) {
  return { sql: `(${forms.map(() => condition).join(' or ')})`, parameters }
}

function quotePhrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function numberPlaceholders(sql: string): string {
  let position = 0
  return sql.replaceAll('?', () => `$${++position}`)
}
