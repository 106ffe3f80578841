import { formatDateTime } from '../../../shared/dates.ts'
import type { HousekeepingStatus } from '../../../shared/housekeeping.ts'

/** What the log says while the administrator is asked; null while nothing is in doubt. */
export function heldBackWarning(status: HousekeepingStatus): string | null {
  const { doubt, at, lastRun, inquiries, images } = status
  if (doubt === 'clock' && lastRun)
    return `Aufräumen angehalten: Die Uhr steht auf ${formatDateTime(at)} Uhr, zuletzt lief es am ${formatDateTime(lastRun)} Uhr. Nichts wird gelöscht, bis die Uhr stimmt oder jemand im Dashboard der Verwaltung zustimmt.`
  if (doubt === 'amount')
    return `Aufräumen angehalten: Auf einmal fielen ${inquiries.deletable} von ${inquiries.total} Anfragen und ${images.deletable} von ${images.total} Bildern weg. Nichts wird gelöscht, bis jemand im Dashboard der Verwaltung zustimmt.`
  return null
}
