import { z } from 'zod'

/** Why the clean-up waits for the administrator: a clock that leapt, or much to be deleted at once. */
export const housekeepingDoubts = ['clock', 'amount'] as const

const share = z.object({ deletable: z.number().int(), total: z.number().int() })

/** What the clean-up would delete, and whether it asks before it does. */
export const housekeepingStatus = z.object({
  /** Null while it goes by itself. */
  doubt: z.enum(housekeepingDoubts).nullable(),
  /** What the server's clock showed when this was found. */
  at: z.iso.datetime(),
  /** When the clock was last known to be right; null before the first clean-up. */
  lastRun: z.iso.datetime().nullable(),
  inquiries: share,
  spam: z.number().int(),
  images: share,
})
export type HousekeepingStatus = z.infer<typeof housekeepingStatus>

/** Confirms the deletion, and with it the time that the server showed. */
export const housekeepingConsent = z.object({
  at: z.iso.datetime({ error: 'Zeitpunkt ist erforderlich' }),
})
export type HousekeepingConsent = z.infer<typeof housekeepingConsent>
