import { MINUTE } from '../../shared/time/time.ts'

/** The code of an error of the system, a library or a database; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code ?? '') : ''

/** Too many wait already, or the caller has waited for too long. */
export class Busy extends Error {
  readonly code = 'BUSY'
}

/** What a log may say of an error. PostgreSQL, and after it MikroORM, quotes whole rows, and so customers. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Error) || !('detail' in error)) return error
  const [message = ''] = error.message.split('\n - detail:', 1)
  const stack = error.stack?.replace(error.message, () => message)
  return Object.assign(new Error(message), { name: error.name, stack })
}

/**
 * Errors that pass by themselves or with the administrator's help: a full disk, a lock not free in time, a damaged
 * file, a server or storage that is away (classes 08, 53, 57 and 58 of PostgreSQL). 08P01 is none: it holds a value
 * that no attempt will store, such as a NUL.
 */
const CODES =
  /^(?:BUSY$|SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|NOMEM|PERM)|E(?:STORAGE$|CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_|NOSPC|DQUOT|IO$)|08(?!P01)...$|(?:53|57|58)...$|25006$|25P03$|40001$|40P01$|55P03$)/
const OTHER_CAUSES: [codes: RegExp, cause: string][] = [
  [/^(?:ENOSPC|EDQUOT|EIO)$/, 'Der Datenträger ist voll oder gestört'],
  [/^BUSY$/, 'Der Server ist überlastet'],
  [/^ESTORAGE$/, 'Bilder und Dateien sind nicht erreichbar'],
]
/** Errors of the PostgreSQL driver itself have no code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection is not open/

export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return CODES.test(codeOf(error)) || MESSAGES.test(error.message)
}

/** The code if there is one, because the message of a failed statement can contain customers' data. */
export function reasonOf(error: Error): string {
  return codeOf(error) || error.message
}

let reportedAt = Number.NEGATIVE_INFINITY

/** Logs an outage at most once a minute in one line, any other error in full. */
export function logFailure(what: string, error: unknown): void {
  if (!isOutage(error)) {
    console.error(what, loggable(error))
    return
  }
  const now = performance.now()
  if (now - reportedAt < MINUTE) return
  reportedAt = now
  const [, cause = 'Die Datenbank ist gerade nicht verfügbar'] =
    OTHER_CAUSES.find(([codes]) => codes.test(codeOf(error))) ?? []
  console.error(`${cause} (${reasonOf(error)}). Zuerst bemerkt: ${what.replace(/:$/, '')}`)
}
