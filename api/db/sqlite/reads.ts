import type Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'
import { type Condition, everyWord, type Parameter, type Reads } from '../reads.ts'
import type { SqliteFile } from './file.ts'

/** Shorter words have no three-letter piece that the index could find. */
const TRIGRAM = 3
/** Filters combine into many statements; the least used ones are prepared again. */
const PREPARED_STATEMENTS = 500
const REMEMBERED_OUTCOMES = 1000
/** More commits than one connection ever sees. */
const COMMITS_PER_OPENING = 2 ** 32

export function openSqliteReads(file: SqliteFile): Reads {
  const prepared = new WeakMap<Sqlite.Database, ReturnType<typeof statementsOf>>()
  const prepare = (database: Sqlite.Database, sql: string) => {
    const statements = prepared.get(database) ?? statementsOf(database)
    prepared.set(database, statements)
    return statements.memo(sql)
  }
  const all = <Row>(sql: string, parameters: Parameter[] = []) =>
    file.read((database) => prepare(database, sql).all(...parameters)) as Row[]

  const versionNow = () => {
    const [row] = all<{ data_version: number }>('pragma data_version')
    return file.openings * COMMITS_PER_OPENING + (row?.data_version ?? 0)
  }
  // Between requests it is asked once in each turn of the event loop: whoever asks because he saw
  // a change made elsewhere sent his request after it, and is heard in a later turn.
  let known: number | null = null
  const version = () => {
    if (known === null) {
      known = orUnknown(versionNow)
      setImmediate(() => {
        known = null
      })
    }
    return known
  }

  const outcomes = new LRUCache<string, unknown[]>({ max: REMEMBERED_OUTCOMES })
  let outcomesVersion = Number.NaN

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
    close() {},
  }
}

function statementsOf(database: Sqlite.Database) {
  return new LRUCache<string, Sqlite.Statement<Parameter[]>>({
    max: PREPARED_STATEMENTS,
    memoMethod: (sql) => database.prepare<Parameter[]>(sql),
  })
}

/** A file that cannot be read does not say what has changed in it. */
function orUnknown(version: () => number): number {
  try {
    return version()
  } catch {
    return Number.NaN
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

function quotePhrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
