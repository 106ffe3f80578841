import { z } from 'zod'
import { addDays, berlinDay, formatDateTime, formatDay } from '../time/dates.ts'
import { productStatus, publishAt, reservedFor, reservedUntil } from './field-rules.ts'
import type { Product, ProductInput } from './product.ts'

/** What holds for a time: a reservation of a reserved machine, and the publication of a draft. */
export const timeFields = ['reservedUntil', 'reservedFor', 'publishAt'] as const
type Times = Pick<ProductInput, 'status' | (typeof timeFields)[number]>

const ONLY_RESERVED = 'Geht nur beim Status „Reserviert“'
const ONLY_DRAFT = 'Geht nur beim Status „Inaktiv“'

/** Which times go with no other status than this one. */
const rules = [
  { field: 'reservedUntil', status: 'reserved', error: ONLY_RESERVED },
  { field: 'reservedFor', status: 'reserved', error: ONLY_RESERVED },
  { field: 'publishAt', status: 'inactive', error: ONLY_DRAFT },
] as const

/** The times that do not go with the status, each with the reason. */
export function misplacedTimes(product: Partial<Times>): Record<string, string[]> {
  const misplaced = rules.filter(
    ({ field, status }) => product[field] != null && product.status !== status,
  )
  return Object.fromEntries(misplaced.map(({ field, error }) => [field, [error]]))
}

/** What ends when a machine gets this status. */
export const timesEndedBy = (
  status: Times['status'],
): { reservedUntil?: null; reservedFor?: null; publishAt?: null } =>
  Object.fromEntries(
    rules.filter((rule) => rule.status !== status).map(({ field }) => [field, null]),
  )

const times = z.object({ status: productStatus, reservedUntil, reservedFor, publishAt })

/** Said together with everything else that is wrong. */
export const timesOfStatus = z.superRefine<Times>(
  (product, context) => {
    for (const [field, [message = '']] of Object.entries(misplacedTimes(product)))
      context.addIssue({ code: 'custom', path: [field], message })
  },
  { when: ({ value }) => times.safeParse(value).success },
)

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

/** What everyone may know of a reservation: not for whom it is. */
export const reservationEnd = z
  .object({
    until: z.iso.date().nullable().meta({
      description: 'Der letzte Tag der Reservierung; null ohne Ende oder ohne Reservierung',
    }),
  })
  .meta({ id: 'ReservationEnd' })
