import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { type Database, openDatabase } from '../../base/data/db/database.ts'
import { hasDatabaseFile } from '../../base/data/db/database-place.ts'
import { withStartLock } from '../../base/data/db/start-lock.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { Config } from '../../config.ts'
import { schema } from '../../entities.ts'

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

interface Arguments<Options> {
  /** How the command is called, for whoever mistypes it or asks for `--help`. */
  usage: string
  options: Options
  /** How many words may stand beside the options. */
  wordCounts: readonly number[]
}

/**
 * What stands behind the command that runs.
 * @throws {ConfigurationError} with the usage, unless it is nothing but these options and so many words
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  wordCounts,
}: Arguments<Options>) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (wordCounts.includes(positionals.length)) return { values, words: positionals }
  } catch {
    // Node's reason is English, and names the option alone.
  }
  throw new ConfigurationError(usage)
}

/** Works on the database that the environment names, whether or not a server runs on it. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await withStartLock(config.dataDir, () => openDatabase(config, schema))
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** @throws {ConfigurationError} rather than creating an empty database where none was expected */
export function requireDatabase(config: Config): void {
  if (!hasDatabaseFile(config))
    throw new ConfigurationError(`DATA_DIR: In ${config.dataDir} liegt keine Datenbank.`)
}
