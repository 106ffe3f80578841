import { z } from 'zod'
import { codeOf } from '../../failures.ts'

export const outcomeSchema = z.object({
  refused: z.string().optional(),
  /** What the work made, in Base64, if it is not in a file. */
  made: z.string().optional(),
  failed: z.object({ message: z.string(), code: z.string().optional() }).optional(),
})
export type Outcome = z.infer<typeof outcomeSchema>

/** What the other process is told of an error: a full disk is known by its code. */
export function failureOf(error: unknown): Outcome {
  const code = codeOf(error)
  return { failed: { message: String(error), ...(code && { code }) } }
}
