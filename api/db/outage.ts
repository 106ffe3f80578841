/**
 * What makes a database unusable for a while and passes by itself or with the administrator's help:
 * no room, no lock within its time, a damaged or missing file, no way to the server, or a server
 * that starts, stops, refuses writes or has no room (classes 08, 53, 57 and 58 of PostgreSQL).
 */
const CODES =
  /^(?:DATABASE_BUSY$|SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM)|E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_|NOSPC|DQUOT|IO$)|(?:08|53|57|58)...$|25006$|25P03$|40001$|40P01$|55P03$)/
/** The driver of PostgreSQL has no codes for what it finds out by itself. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection is not open/

/** Others kept the database busy for longer than anybody waits. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

const MINUTE_MS = 60_000

export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return CODES.test(codeOf(error)) || MESSAGES.test(error.message)
}

/** Its code or, without one, its message: a failed statement's own message has customers' data in it. */
function reasonOf(error: Error): string {
  return codeOf(error) || error.message
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

let reportedAt = Number.NEGATIVE_INFINITY

/** Logs an outage, one line a minute, however many requests and jobs meet it; any other error in full. */
export function logFailure(what: string, error: unknown): void {
  if (!isOutage(error)) {
    console.error(what, error)
    return
  }
  const now = performance.now()
  if (now - reportedAt < MINUTE_MS) return
  reportedAt = now
  console.error(`Die Datenbank ist gerade nicht verfügbar (${reasonOf(error)}).`)
}
