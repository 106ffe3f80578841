import { ConfigurationError } from '../../base/configuration-error.ts'
import type { DatabasePlace } from '../../base/data/db/database-place.ts'
import { NewerDatabase, OlderDatabase } from '../../base/data/db/orm.ts'
import { codeOf, isOutage } from '../../base/failures.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'

/** A failure that may pass without a restart: another program's lock, a full disk, a server that is down. */
export class TemporaryFailure extends ConfigurationError {}

const UNWRITABLE =
  /^(?:EEXIST|ENOTDIR|EISDIR|EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/
const BROKEN = /^SQLITE_(?:NOTADB|CORRUPT)/
const BUSY = /^SQLITE_BUSY/
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/
/** PostgreSQL has no such user (28…) or database (3D…). */
const REFUSED = /^(?:28|3D)...$/

const NEWER =
  'Die Datenbank hat schon eine neuere Version dieser Website benutzt; diese ältere könnte sie beschädigen. Starten Sie die neuere Version, oder spielen Sie eine Sicherung aus der Zeit davor in eine leere Datenbank zurück.'
const OLDER =
  'Die Datenbank stammt aus einer Version dieser Website, deren Tabellen diese nicht mehr umbauen kann. Machen Sie mit jener Version eine Sicherung, und spielen Sie sie hier in eine leere Datenbank zurück (npm run restore -- DATEI --apply).'

/** Explains a failure caused by the configuration or its surroundings in one line; returns any other error as it is. */
export function explainStart(error: unknown, { dataDir, databaseUrl }: DatabasePlace): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof NewerDatabase) return new ConfigurationError(NEWER)
  if (error instanceof OlderDatabase) return new ConfigurationError(OLDER)
  if (error instanceof StorageOutage)
    return new TemporaryFailure(
      'STORAGE_URL: Der Speicher ist nicht erreichbar; ohne ihn kann die Website nicht eingerichtet werden.',
    )
  const code = codeOf(error)
  if (UNWRITABLE.test(code))
    return new ConfigurationError(`DATA_DIR: In ${dataDir} kann nicht geschrieben werden.`)
  if (FULL.test(code))
    return new TemporaryFailure(`DATA_DIR: Für ${dataDir} ist kein Speicherplatz mehr frei.`)
  if (BUSY.test(code))
    return new TemporaryFailure(
      `DATA_DIR: Ein anderer Prozess hält die Daten in ${dataDir} besetzt. Beenden Sie ihn, oder starten Sie später noch einmal.`,
    )
  if (BROKEN.test(code))
    return new TemporaryFailure(
      `DATA_DIR: Die Datenbank in ${dataDir} ist beschädigt. Spielen Sie eine Sicherung zurück.`,
    )
  if (!databaseUrl)
    return isOutage(error)
      ? new TemporaryFailure(`DATA_DIR: Die Datenbank in ${dataDir} ist nicht lesbar (${code}).`)
      : error
  const unreachable = `DATABASE_URL: Die Datenbank ist nicht erreichbar (${error.message || code}).`
  if (REFUSED.test(code)) return new ConfigurationError(unreachable)
  return isOutage(error) ? new TemporaryFailure(unreachable) : error
}
