import { z } from 'zod'
import { sentOffer } from '../../../../shared/offers/sent-offer.ts'

/** What the process that draws offers is asked for. */
export const drawingTask = z.object({
  content: sentOffer,
  logoBytes: z.base64().nullable(),
  address: z.string().nullable(),
})
export type DrawingTask = z.infer<typeof drawingTask>
