import { codeOf } from '../../logging.ts'
import { ApiError } from './errors.ts'

const NO_SPACE = 'Auf dem Datenträger ist kein Platz mehr.'
/** Of the file system, of SQLite and of PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** What is told of an error: a 507 if it is that a disk is full. */
export function asFullDisk(error: unknown): unknown {
  return CODES.has(codeOf(error)) ? new ApiError(507, NO_SPACE) : error
}
