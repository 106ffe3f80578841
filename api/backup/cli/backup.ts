import { resolve } from 'node:path'
import { needDatabase } from '../../command.ts'
import { withBackups } from './open.ts'

/** `npm run backup [-- FILE]`: makes a backup, in that file or among the others. */
const [, , file] = process.argv

await withBackups(async (backups) => {
  if (file) {
    await backups.makeAt(resolve(file))
    console.log(`Gesichert: ${resolve(file)}`)
  } else {
    const { name } = await backups.make()
    console.log(`Gesichert: ${backups.shelf.placeOf(name)}`)
  }
}, needDatabase)
