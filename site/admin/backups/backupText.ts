import { type Backup, PICTURES } from '../../../shared/backup/backup.ts'
import type { BackupStatus } from '../../../shared/backup/backup-work.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatCount, formatSize } from '../../../shared/format.ts'

/** What is in a backup; empty for a file that does not say so. */
export function contentText({ counts }: Pick<Backup, 'counts'>): string {
  const { product, inquiry, [PICTURES]: pictures } = counts
  if (product === undefined) return ''
  return [
    formatCount(product, 'Maschine', 'Maschinen'),
    formatCount(inquiry ?? 0, 'Anfrage', 'Anfragen'),
    formatCount(pictures ?? 0, 'Bild', 'Bilder'),
  ].join(', ')
}

export function newestText({ newest }: Pick<BackupStatus, 'newest'>): string {
  return newest
    ? `Letzte Sicherung vom ${formatDateTime(newest)} Uhr`
    : 'Noch keine Sicherung. Die erste wird in der kommenden Nacht gemacht.'
}

/** `Verloren geht: 1 Anfrage, die seither kam; …` */
export const lossText = (lost: string[]) =>
  lost.length > 0
    ? `Verloren geht: ${lost.join('; ')}.`
    : 'Seit der Sicherung hat sich nichts geändert, was verloren ginge.'

type Work = NonNullable<BackupStatus['work']>

const WORK_TEXTS: Record<Work['kind'], string> = {
  backup: 'Es wird gesichert',
  check: 'Die Sicherung wird geprüft',
  restore: 'Die Sicherung wird zurückgespielt',
}

/** `Es wird gesichert: 12,0 MB von 40,0 MB` */
export function workText({ kind, done, total }: Work): string {
  const text = WORK_TEXTS[kind]
  return total > 0 ? `${text}: ${formatSize(done)} von ${formatSize(total)}` : `${text} …`
}

/** That whoever was erased since stays so. */
export const erasedText = (persons: number) =>
  persons > 0
    ? `${formatCount(persons, 'Person, die seither gelöscht wurde, bleibt', 'Personen, die seither gelöscht wurden, bleiben')} gelöscht.`
    : ''
