import { formatDateTime } from '../../../shared/dates.ts'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import type { HousekeepingStatus } from '../../../shared/housekeeping.ts'
import { retention } from '../../../shared/retention.ts'

/** Why the clean-up waits. */
export function doubtText({ doubt, at, lastRun }: HousekeepingStatus): string {
  if (doubt === 'clock' && lastRun)
    return `Die Uhr des Servers steht auf ${formatDateTime(at)} Uhr, aufgeräumt wurde zuletzt am ${formatDateTime(lastRun)} Uhr. Geht die Uhr falsch, lassen Sie sie bitte richtig stellen; dieser Hinweis verschwindet dann von selbst. Stimmt sie, etwa weil der Server länger ausgeschaltet war, stimmen Sie bitte zu.`
  return 'Es würde ungewöhnlich viel auf einmal gelöscht. Bitte prüfen Sie, ob das richtig ist.'
}

/** What would be deleted, one line for each kind of data. */
export function deletableLines({ inquiries, spam, images, trash }: HousekeepingStatus): string[] {
  const lines: [count: number, text: string][] = [
    [
      inquiries.deletable,
      `${formatNumber(inquiries.deletable)} von ${formatCount(inquiries.total, 'Anfrage', 'Anfragen')}: letzter Kontakt vor mehr als ${retention.inquiryMonths} Monaten`,
    ],
    [
      spam,
      `${formatCount(spam, 'Spam-Anfrage', 'Spam-Anfragen')}, älter als ${retention.spamDays} Tage`,
    ],
    [
      images.deletable,
      `${formatNumber(images.deletable)} von ${formatCount(images.total, 'Bild', 'Bildern')}: seit mehr als einem Tag bei keinem Produkt`,
    ],
    [
      trash,
      `${formatCount(trash, 'Produkt', 'Produkte')} im Papierkorb, vor mehr als ${retention.trashDays} Tagen gelöscht`,
    ],
  ]
  return lines.filter(([count]) => count > 0).map(([, text]) => text)
}
