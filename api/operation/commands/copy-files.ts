import { ConfigurationError } from '../../base/configuration-error.ts'
import { LocalStorage } from '../../base/files/storage/local-storage.ts'
import { openStorage } from '../../base/files/storage/open-storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { readConfig } from '../../config.ts'
import { ATTACHMENTS } from '../../customers/inquiries/message-files.ts'
import { BACKUPS } from '../backup/backup-files.ts'
import { readArguments, runCommand } from './command.ts'
import { copyStorage } from './copy-storage.ts'

const USAGE =
  'Aufruf: npm run copy-files -- --to-bucket (von DATA_DIR in den Bucket, den STORAGE_URL nennt) oder --to-folder (zurück)'

/** Everything else can be made again. A web server may read the pictures, but nobody else the files of messages and the backups. */
const FOLDERS = new Map([
  [UPLOADS, 0o644],
  [ATTACHMENTS, 0o600],
  [BACKUPS, 0o600],
])

/** `npm run copy-files -- --to-bucket` or `--to-folder`: copies the files that are missing there. */
await runCommand(async () => {
  const toBucket = readDirection()
  const config = readConfig(process.env)
  if (!config.bucket) throw new ConfigurationError('STORAGE_URL fehlt. Darin steht der Bucket.')
  const folder = new LocalStorage(config.dataDir)
  const bucket = await openStorage(config)
  const [from, to] = toBucket ? [folder, bucket] : [bucket, folder]
  const { copied, present } = await copyStorage(from, to, FOLDERS, config.dataDir)
  console.log(`Kopiert: ${copied} Dateien. Schon da: ${present}.`)
})

function readDirection(): boolean {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      'to-bucket': { type: 'boolean', default: false },
      'to-folder': { type: 'boolean', default: false },
    },
    wordCounts: [0],
  })
  const { 'to-bucket': toBucket, 'to-folder': toFolder } = values
  if (toBucket === toFolder) throw new ConfigurationError(USAGE)
  return toBucket
}
