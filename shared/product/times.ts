import { z } from 'zod'
import { productStatus, publishAt, reservedFor, reservedUntil } from './field-rules.ts'
import type { ProductInput } from './product.ts'

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
