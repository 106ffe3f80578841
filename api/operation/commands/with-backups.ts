import { openStorage } from '../../base/files/storage/open-storage.ts'
import { ImageStore } from '../../catalogue/images/image-store.ts'
import { type Config, readConfig } from '../../config.ts'
import { MessageFiles } from '../../customers/inquiries/message-files.ts'
import { moveFiles } from '../../customers/inquiries/move-files.ts'
import { survivors } from '../../survivors.ts'
import { Backups } from '../backup/backups.ts'
import { servedAddress } from '../process/served-address.ts'
import { runCommand, withDatabase } from './command.ts'

/**
 * Works on the data that the environment names, whether or not a server runs on them.
 * @param prepare reads what is asked for and answers the work, before anything is opened
 */
export function withBackups(
  prepare: (config: Config) => (backups: Backups) => Promise<void>,
): Promise<void> {
  return runCommand(async () => {
    const read = readConfig(process.env)
    // A command may be started without the server's environment.
    const isNamed = process.env.SITE_URL || process.env.PORT
    const siteUrl = (!isNamed && (await servedAddress(read.dataDir))) || read.siteUrl
    const config = { ...read, siteUrl }
    const work = prepare(config)
    await withDatabase(config, async (database) => {
      const storage = await openStorage(config)
      const images = new ImageStore(config.dataDir, storage)
      const messageFiles = new MessageFiles(config.dataDir, storage, database)
      await database.withProcessLock(() => moveFiles(database, messageFiles))
      await work(new Backups({ config, database, images, messageFiles, survivors }))
    })
  })
}
