import { type Config, ConfigurationError, readConfig } from '../../config.ts'
import { openDatabase } from '../../database.ts'
import { withStartLock } from '../../db/start-lock.ts'
import { ApiError } from '../../errors.ts'
import { ImageStore } from '../../images/image-store.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { Backups } from '../backups.ts'

/**
 * Works on the data that the environment names, whether or not a server runs on them. Ends with 1 and a
 * sentence if that fails.
 */
export async function withBackups(
  work: (backups: Backups) => Promise<void>,
  mayStart: (config: Config) => void = () => {},
): Promise<void> {
  try {
    const config = readConfig(process.env)
    mayStart(config)
    const database = await withStartLock(config.dataDir, () => openDatabase(config))
    const images = new ImageStore(config.dataDir, await openStorage(config))
    try {
      await work(new Backups({ config, database, images }))
    } finally {
      await database.close()
    }
  } catch (error) {
    const isExplained = error instanceof ApiError || error instanceof ConfigurationError
    console.error(isExplained ? error.message : error)
    process.exitCode = 1
  }
}
