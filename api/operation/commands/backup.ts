import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { readArguments, requireDatabase } from './command.ts'
import { withBackups } from './with-backups.ts'

/** `npm run backup [-- FILE]`: makes a backup, in that file or among the others. */
await withBackups((config) => {
  const { words } = readArguments({
    usage: 'Aufruf: npm run backup [-- DATEI.zip]',
    options: {},
    wordCounts: [0, 1],
  })
  requireDatabase(config)
  const [file] = words
  const folder = dirname(resolve(file ?? '.'))
  if (!existsSync(folder)) throw new ConfigurationError(`Den Ordner ${folder} gibt es nicht.`)
  return async (backups) => {
    if (file) {
      await backups.makeAt(resolve(file))
      console.log(`Gesichert: ${resolve(file)}`)
    } else {
      const { name } = await backups.make()
      console.log(`Gesichert: ${backups.files.placeOf(name)}`)
    }
  }
})
