import { z } from 'zod'
import { sentOffer } from '../../../../shared/offers/sent-offer.ts'

/** The tasks of the process that draws offers. */
export const drawingTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offer'),
    content: sentOffer,
    logoBytes: z.base64().nullable(),
    address: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('pictures'),
    /** The file of each, by the number of the machine. */
    files: z.record(z.string(), z.string()),
  }),
])
export type DrawingTask = z.infer<typeof drawingTask>
