import { z } from 'zod'
import { moment } from '../writing/text.ts'

const share = z.object({ deletable: z.number().int(), total: z.number().int() })

/** What the clean-up would delete, and whether it asks first. */
export const housekeepingStatus = z.object({
  /** Why it asks: the clock has jumped, or it would delete a large amount. Null if it runs without asking. */
  doubt: z.enum(['clock', 'amount']).nullable(),
  /** The server's time when the doubt arose. */
  at: z.iso.datetime(),
  /** When the clean-up last ran; null if it never did. */
  lastRun: z.iso.datetime().nullable(),
  inquiries: share,
  spam: z.number().int(),
  images: share,
  /** Products that have been in the trash for long enough. */
  trash: z.number().int(),
})
export type HousekeepingStatus = z.infer<typeof housekeepingStatus>

/** Confirms both the deletion and the server's time. */
export const housekeepingConsent = z.object({
  at: moment('Zeitpunkt'),
})
export type HousekeepingConsent = z.infer<typeof housekeepingConsent>
