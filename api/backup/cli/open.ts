import { runCommand, withDatabase } from '../../command.ts'
import { type Config, readConfig } from '../../config.ts'
import { ImageStore } from '../../images/image-store.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { Backups } from '../backups.ts'

/** Works on the data that the environment names, whether or not a server runs on them. */
export function withBackups(
  work: (backups: Backups) => Promise<void>,
  mayStart: (config: Config) => void = () => {},
): Promise<void> {
  return runCommand(async () => {
    const config = readConfig(process.env)
    mayStart(config)
    await withDatabase(config, async (database) => {
      const images = new ImageStore(config.dataDir, await openStorage(config))
      await work(new Backups({ config, database, images }))
    })
  })
}
