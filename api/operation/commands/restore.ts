import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { comparedCounts } from '../../../shared/backup/backup-counts.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { audit, OPERATOR } from '../../base/requests/http/audit.ts'
import { readArguments } from './command.ts'
import { withBackups } from './with-backups.ts'

/** `npm run restore -- FILE [--apply]`: says what a backup would change, or applies it. */
await withBackups(() => {
  const { values, words } = readArguments({
    usage: 'Aufruf: npm run restore -- DATEI.zip, zum Zurückspielen zusätzlich --apply',
    options: { apply: { type: 'boolean', default: false } },
    wordCounts: [1],
  })
  const { apply } = values
  const [file = ''] = words
  if (!existsSync(file)) throw new ConfigurationError(`Die Datei ${file} gibt es nicht.`)
  return async (backups) => {
    const report = await backups.restore(resolve(file), apply ? 'apply' : 'check')
    if (apply) {
      const object = `backup ${report.createdAt}`
      audit('restored', { account: OPERATOR, address: null, object })
    }
    console.log(
      `Sicherung vom ${formatDateTime(report.createdAt)} Uhr, Version ${report.version}. Sie ist vollständig und unbeschädigt.`,
    )
    if (report.siteUrl) console.log(`Sie stammt von ${report.siteUrl}.`)
    if (report.isCopy)
      console.log(
        'Läuft diese Website unter einer anderen Adresse, ruhen danach E-Mails, Suchaufträge, Postfach und Portale, bis ein Administrator in der Verwaltung sagt, dass sie das Haus ist.',
      )
    if (report.isOlder)
      console.log('Sie stammt von einer älteren Version: Neue Felder bekommen ihre Vorgaben.')
    for (const { label, before, after } of comparedCounts(report))
      console.log(`${label}: jetzt ${before}, danach ${after}`)
    for (const text of report.lost) console.log(`Verloren: ${text}`)
    for (const text of report.goesBack) console.log(`Auf dem früheren Stand: ${text}`)
    if (report.erasedAgain > 0)
      console.log(
        `Seither gelöschte Personen in der Sicherung: ${report.erasedAgain}. Sie bleiben gelöscht.`,
      )
    console.log(
      apply
        ? 'Alles ist zurückgespielt. Alle Sitzungen sind beendet; bitte melden Sie sich neu an.'
        : 'Nichts wurde geändert. Mit --apply ersetzt die Sicherung alle Daten und beendet alle Sitzungen.',
    )
  }
})
