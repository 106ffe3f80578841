import type { PostgreSqlConnection } from '@mikro-orm/postgresql'
import type { MikroORM } from '@mikro-orm/sql'
import Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

export type Parameter = string | number | null

/** What the two databases write differently in the statements of this project. */
export interface Dialect {
  /** A condition with one `?`: the column contains the parameter, letter for letter. */
  contains: (column: string) => string
  /** A condition over `p.search_text`: every word is found in at least one of its forms. */
  finds: (words: string[][]) => Condition
  /** The same, to be tried on each row: where many rows match, the first page is found sooner. */
  triesEach: (words: string[][]) => Condition
  /** Asks the index alone how many products it finds, where it can: looking at each costs ten times as much. */
  countFound: (words: string[][], seesInactive: boolean) => Condition | null
}

export interface Condition {
  sql: string
  parameters: Parameter[]
}

/**
 * Statements in plain SQL with `?` for each parameter. They see committed changes only and build
 * no entities: visitors' reads are hot, and hydrating an entity costs ten times the query.
 */
export interface Reads {
  dialect: Dialect
  all<Row>(sql: string, parameters?: Parameter[]): Row[] | Promise<Row[]>
  /** As `all`; what was asked before is known until anything changes. For counts over many rows. */
  remembered<Row>(sql: string, parameters?: Parameter[]): Row[] | Promise<Row[]>
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
const REMEMBERED_OUTCOMES = 1000

/** A connection of its own, so that a transaction under way on the other one stays unseen. */
export function openSqliteReads(file: string): Reads {
  const connection = new Sqlite(file, { readonly: true })
  const dataVersion = connection.prepare('pragma data_version').pluck()
  const statements = new LRUCache<string, Sqlite.Statement<Parameter[]>>({
    max: PREPARED_STATEMENTS,
    memoMethod: (sql) => connection.prepare<Parameter[]>(sql),
  })
  const all = <Row>(sql: string, parameters: Parameter[] = []) =>
    statements.memo(sql).all(...parameters) as Row[]
  const versionNow = () => Number(dataVersion.get())
  // Between requests it is asked once in each turn of the event loop: whoever asks because he saw
  // a change made elsewhere sent his request after it, and is heard in a later turn.
  let known: number | null = null
  const version = () => {
    if (known === null) {
      known = versionNow()
      setImmediate(() => {
        known = null
      })
    }
    return known
  }

  const outcomes = new LRUCache<string, unknown[]>({ max: REMEMBERED_OUTCOMES })
  let outcomesVersion = versionNow()

  return {
    dialect: {
      contains: (column) => `instr(${column}, ?) > 0`,
      finds: findThroughIndex,
      triesEach: (words) => everyWord(words, 'instr(p.search_text, ?) > 0', (form) => form),
      countFound: countThroughIndex,
    },
    all,
    remembered<Row>(sql: string, parameters: Parameter[] = []) {
      const now = versionNow()
      if (now !== outcomesVersion) {
        outcomes.clear()
        outcomesVersion = now
      }
      const key = JSON.stringify([sql, ...parameters])
      const outcome = outcomes.get(key)
      if (outcome) return outcome as Row[]
      const rows = all<Row>(sql, parameters)
      outcomes.set(key, rows)
      return rows
    },
    version,
    close: () => connection.close(),
  }
}

/** One question to the index for all words that it can find; shorter ones are tried on what is left. */
function findThroughIndex(words: string[][]): Condition {
  const indexed = words.filter(isIndexed)
  const others = words.filter((forms) => !indexed.includes(forms))
  const rest = everyWord(others, 'instr(p.search_text, ?) > 0', (form) => form)
  if (indexed.length === 0) return rest
  const found = 'p.id in (select rowid from product_search where product_search match ?)'
  return {
    sql: others.length > 0 ? `${found} and ${rest.sql}` : found,
    parameters: [matchOf(indexed), ...rest.parameters],
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
  const all = async <Row>(sql: string, parameters: Parameter[] = []) => {
    const pool = await connection.getNativeClient()
    return (await pool.query(numberPlaceholders(sql), parameters)).rows as Row[]
  }
  return {
    dialect: {
      contains: (column) => `strpos(${column}, ?) > 0`,
      // Its own planner knows how often a pattern occurs.
      finds: findByPattern,
      triesEach: findByPattern,
      countFound: () => null,
    },
    all,
    remembered: all,
    version: () => version,
    close: () => clearInterval(poll),
  }
}

function countThroughIndex(words: string[][], seesInactive: boolean): Condition | null {
  if (words.length === 0 || !words.every(isIndexed)) return null
  const hidden = seesInactive
    ? ''
    : ` and rowid not in (select id from product where status = 'inactive')`
  return {
    sql: `select count(*) as total from product_search where product_search match ?${hidden}`,
    parameters: [matchOf(words)],
  }
}

function isIndexed(forms: string[]): boolean {
  return forms.every((form) => form.length >= TRIGRAM)
}

function matchOf(words: string[][]): string {
  return words.map((forms) => `(${forms.map(quotePhrase).join(' OR ')})`).join(' AND ')
}

function findByPattern(words: string[][]): Condition {
  return everyWord(words, 'p.search_text like ?', likePattern)
}

/** @param condition with one `?`, for one form of a word */
function everyWord(
  words: string[][],
  condition: string,
  parameterFor: (form: string) => string,
): Condition {
  return {
    sql: words.map((forms) => `(${forms.map(() => condition).join(' or ')})`).join(' and '),
    parameters: words.flat().map(parameterFor),
  }
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
