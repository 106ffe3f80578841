import type { HousekeepingStatus } from '../../../shared/operation/housekeeping.ts'
import { IMAGES_PER_PRODUCT } from '../../../shared/product/field-rules.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'

const LONGEST_PAUSE = 30 * DAY
const LARGEST_SHARE = 0.1
/** Up to these numbers nobody is asked: one product's pictures, an inquiry or two. */
const FEW_IMAGES = IMAGES_PER_PRODUCT
const FEW_INQUIRIES = 2

type Amounts = Pick<HousekeepingStatus, 'inquiries' | 'images'>

/**
 * Why the administrator has to be asked first, or null. A clock that jumped ahead looks the same as a server
 * that was off for so long. A large share at once looks like a mistake. Spam is not counted, because it
 * comes and goes in waves.
 */
export function whyHeldBack(
  now: Date,
  lastRun: Date | null,
  { inquiries, images }: Amounts,
): HousekeepingStatus['doubt'] {
  if (lastRun && now.getTime() - lastRun.getTime() > LONGEST_PAUSE) return 'clock'
  return isMuch(inquiries, FEW_INQUIRIES) || isMuch(images, FEW_IMAGES) ? 'amount' : null
}

function isMuch({ deletable, total }: Amounts['images'], few: number): boolean {
  return deletable > Math.max(few, total * LARGEST_SHARE)
}

/** What the log says while the administrator is asked; null while nothing is in doubt. */
export function heldBackWarning(status: HousekeepingStatus): string | null {
  const { doubt, at, lastRun, inquiries, images } = status
  if (doubt === 'clock' && lastRun)
    return `Aufräumen angehalten: Die Uhr steht auf ${formatDateTime(at)} Uhr, zuletzt lief es am ${formatDateTime(lastRun)} Uhr. Nichts wird gelöscht, bis die Uhr stimmt oder jemand im Dashboard der Verwaltung zustimmt.`
  if (doubt === 'amount')
    return `Aufräumen angehalten: Auf einmal fielen ${inquiries.deletable} von ${inquiries.total} Anfragen und ${images.deletable} von ${images.total} Bildern weg. Nichts wird gelöscht, bis jemand im Dashboard der Verwaltung zustimmt.`
  return null
}
