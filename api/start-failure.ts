import { type Config, ConfigurationError } from './config.ts'

const UNWRITABLE =
  /^(?:EEXIST|ENOTDIR|EISDIR|EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/
const BROKEN = /^SQLITE_(?:NOTADB|CORRUPT)/
const BUSY = /^SQLITE_BUSY/
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/
/** No way there, or PostgreSQL's own refusal: no such user (28…) or database (3D…). */
const UNREACHABLE = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|28|3D)/

/** Puts what the configuration is to blame for into one line; a defect stays what it is. */
export function explainStart(error: unknown, { dataDir, databaseUrl }: Config): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (databaseUrl && UNREACHABLE.test(code))
    return new ConfigurationError(
      `DATABASE_URL: Die Datenbank ist nicht erreichbar (${error.message}).`,
    )
  if (UNWRITABLE.test(code))
    return new ConfigurationError(`DATA_DIR: In ${dataDir} kann nicht geschrieben werden.`)
  if (FULL.test(code))
    return new ConfigurationError(`DATA_DIR: Für ${dataDir} ist kein Speicherplatz mehr frei.`)
  if (BUSY.test(code))
    return new ConfigurationError(
      `DATA_DIR: Ein anderer Prozess hält die Daten in ${dataDir} besetzt. Beenden Sie ihn, oder starten Sie später noch einmal.`,
    )
  if (BROKEN.test(code))
    return new ConfigurationError(
      `DATA_DIR: Die Datenbank in ${dataDir} ist beschädigt. Spielen Sie eine Sicherung zurück.`,
    )
  return error
}
