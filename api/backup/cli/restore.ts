import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { comparedCounts } from '../../../shared/backup-counts.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { ConfigurationError } from '../../config.ts'
import { withBackups } from './open.ts'

/** `npm run restore -- FILE [--apply]`: says what a backup would change, or applies it. */
const { values, positionals } = parseArgs({
  options: { apply: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals

await withBackups(
  async (backups) => {
    const report = await backups.restore(resolve(file ?? ''), values.apply ? 'apply' : 'check')
    console.log(
      `Sicherung vom ${formatDateTime(report.createdAt)} Uhr, Version ${report.version}. Sie ist vollständig und unbeschädigt.`,
    )
    if (report.isOlder)
      console.log('Sie stammt von einer älteren Version: Neue Felder bekommen ihre Vorgaben.')
    for (const { label, before, after } of comparedCounts(report))
      console.log(`${label}: jetzt ${before}, in der Sicherung ${after}`)
    console.log(
      values.apply
        ? 'Alles ist zurückgespielt. Alle Sitzungen sind beendet; bitte melden Sie sich neu an.'
        : 'Nichts wurde geändert. Mit --apply ersetzt die Sicherung alle Daten und beendet alle Sitzungen.',
    )
  },
  () => {
    if (!file || !existsSync(file))
      throw new ConfigurationError(
        file
          ? `Die Datei ${file} gibt es nicht.`
          : 'Aufruf: npm run restore -- DATEI.zip, zum Zurückspielen zusätzlich --apply',
      )
  },
)
