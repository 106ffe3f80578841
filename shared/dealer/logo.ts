import { z } from 'zod'

/** The dealer's logo in pixels as it is shown. */
export const logo = z.object({ src: z.string(), width: z.number(), height: z.number() })
