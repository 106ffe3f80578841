import { addDays, berlinDay, formatDateTime, formatDay } from '../time/dates.ts'
import type { Product } from './product.ts'

const RESERVATION_DAYS = 14

/** The last day of a reservation where nobody names another. */
export const usualReservation = (now = new Date()): string =>
  addDays(berlinDay(now), RESERVATION_DAYS)

type Timed = Pick<Product, 'status' | 'reservedUntil' | 'publishAt'>

/** What happens to a machine by itself: `reserviert bis 12.12.2026`; null if nothing does. */
export function timeText({ status, reservedUntil, publishAt }: Timed): string | null {
  if (status === 'reserved' && reservedUntil) return `reserviert bis ${formatDay(reservedUntil)}`
  if (status === 'inactive' && publishAt) return `aktiv ab ${formatDateTime(publishAt)} Uhr`
  return null
}
