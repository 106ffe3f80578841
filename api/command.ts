import { type Config, ConfigurationError } from './config.ts'
import { type Database, openDatabase } from './database.ts'
import { hasDatabaseFile } from './db/own-file.ts'
import { withStartLock } from './db/start-lock.ts'
import { ApiError } from './http/errors.ts'

/** Does the work of a command line. Ends with 1 and a sentence if that fails. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isExplained = error instanceof ApiError || error instanceof ConfigurationError
    console.error(isExplained ? error.message : error)
    process.exitCode = 1
  }
}

/** Works on the database that the environment names, whether or not a server runs on it. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await withStartLock(config.dataDir, () => openDatabase(config))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** @throws {ConfigurationError} rather than creating an empty database where none was expected */
export function needDatabase(config: Config): void {
  if (!hasDatabaseFile(config))
    throw new ConfigurationError(`DATA_DIR: In ${config.dataDir} liegt keine Datenbank.`)
}
