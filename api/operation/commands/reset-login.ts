import { formatDateTime } from '../../../shared/time/dates.ts'
import { readConfig } from '../../config.ts'
import { resetLogin } from '../../dealer/accounts/login-reset.ts'
import { servedAddress } from '../process/served-address.ts'
import { readArguments, requireDatabase, runCommand, withDatabase } from './command.ts'

/** `npm run reset-login -- NAME`: the way back for somebody who has lost everything to log in with. */
await runCommand(async () => {
  const { words } = readArguments({
    usage: 'Aufruf: npm run reset-login -- BENUTZERNAME',
    options: {},
    wordCounts: [1],
  })
  const [name = ''] = words
  const config = readConfig(process.env)
  requireDatabase(config)
  const isNamed = process.env.SITE_URL || process.env.PORT
  const siteUrl = (!isNamed && (await servedAddress(config.dataDir))) || config.siteUrl
  await withDatabase(config, async ({ orm }) => {
    const { link, linkExpiresAt, isMailed } = await resetLogin(orm, { ...config, siteUrl }, name)
    console.log(
      `Das Passwort von „${name}“, der zweite Faktor und seine Wiederherstellungscodes sind gelöscht, alle Sitzungen beendet.`,
    )
    console.log(
      `Link für ein neues Passwort, einmal gültig bis ${formatDateTime(linkExpiresAt)} Uhr:`,
    )
    console.log(link)
    if (isMailed) console.log('Ein weiterer Link geht per E-Mail an diesen Benutzer.')
  })
})
