import { formatDateTime } from '../../../shared/dates.ts'
import { needDatabase, runCommand, withDatabase } from '../../command.ts'
import { ConfigurationError, readConfig } from '../../config.ts'
import { resetLogin } from '../reset-login.ts'

const USAGE = 'Aufruf: npm run reset-login -- BENUTZERNAME'

/** `npm run reset-login -- NAME`: the way back for somebody who has lost everything to log in with. */
const [name, ...others] = process.argv.slice(2)

await runCommand(async () => {
  if (!name || others.length > 0) throw new ConfigurationError(USAGE)
  const config = readConfig(process.env)
  needDatabase(config)
  await withDatabase(config, async ({ orm }) => {
    const { link, linkExpiresAt, isMailed } = await resetLogin(orm, config, name)
    console.log(
      `Der zweite Faktor von „${name}“ und seine Wiederherstellungscodes sind gelöscht, alle Sitzungen beendet.`,
    )
    console.log(
      `Link für ein neues Passwort, einmal gültig bis ${formatDateTime(linkExpiresAt)} Uhr:`,
    )
    console.log(link)
    if (isMailed) console.log('Ein weiterer Link geht per E-Mail an diesen Benutzer.')
  })
})
