import { logFailure } from '../outage.ts'
import { type Condition, everyWord, type Parameter, type Reads } from '../reads.ts'

const POLL_MS = 200
/** A process that has not seen the log for so long does not know what others have changed. */
const KNOWN_FOR_MS = 1_000
/** A visitor waits no longer for data, and nobody to find out that the server is gone. */
const TIMEOUT_MS = 3_000
const POLL_TIMEOUT_MS = 2_000

interface Statement {
  text: string
  values?: Parameter[]
  query_timeout?: number
}

interface Pool {
  query(statement: Statement): Promise<{ rows: unknown[] }>
}

export function openPostgresqlReads(pool: Pool): Reads {
  let latest = 0
  let seenAt = Number.NEGATIVE_INFINITY
  let outage: unknown = null
  let isClosed = false

  const poll = async () => {
    const startedAt = performance.now()
    try {
      const text = 'select coalesce(max(id), 0) as latest from publication'
      const { rows } = await pool.query({ text, query_timeout: POLL_TIMEOUT_MS })
      const [row] = rows as { latest: number }[]
      latest = row?.latest ?? 0
      seenAt = startedAt
      outage = null
    } catch (error) {
      outage = error
      logFailure('Asking for changes failed:', error)
    }
    if (!isClosed) timer = setTimeout(poll, POLL_MS).unref()
  }
  let timer = setTimeout(poll, POLL_MS).unref()

  const all = async <Row>(sql: string, values: Parameter[] = []) => {
    // Everybody would wait for the same failure.
    if (outage) throw outage
    const text = numberPlaceholders(sql)
    return (await pool.query({ text, values, query_timeout: TIMEOUT_MS })).rows as Row[]
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
    version: () => (performance.now() - seenAt < KNOWN_FOR_MS ? latest : Number.NaN),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function findByPattern(words: string[][]): Condition {
  return everyWord(words, 'p.search_text like ?', likePattern)
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function numberPlaceholders(sql: string): string {
  let position = 0
  return sql.replaceAll('?', () => `$${++position}`)
}
