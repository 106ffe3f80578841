import type { HousekeepingStatus } from '../../shared/housekeeping.ts'
import { IMAGES_PER_PRODUCT } from '../../shared/product.ts'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_PAUSE = 30 * DAY
const LARGEST_SHARE = 0.1
/** Where a tenth is less than these, they go all the same: one machine's pictures, an inquiry or two. */
const FEW_IMAGES = IMAGES_PER_PRODUCT
const FEW_INQUIRIES = 2

type Amounts = Pick<HousekeepingStatus, 'inquiries' | 'images'>

/**
 * Why the administrator has to be asked first. A clock that leapt looks like a server that was off for
 * as long, and very much at once like a mistake. Spam goes in waves, as it came.
 */
export function doubtAbout(
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
