import { z } from 'zod'

/** The calendar of an account, for programs that subscribe to it. */
export const calendar = z
  .object({
    address: z.string().nullable().meta({ description: 'Null, solange es keinen gibt' }),
  })
  .meta({ id: 'Calendar' })
export type Calendar = z.infer<typeof calendar>
