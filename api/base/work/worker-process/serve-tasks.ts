import { z } from 'zod'
import { codeOf } from '../../failures.ts'
import { END_SIGNALS } from './end-signals.ts'

export const outcomeSchema = z.object({
  refused: z.string().optional(),
  /** What the work made, in Base64, if it is not in a file. */
  made: z.string().optional(),
  failed: z.object({ message: z.string(), code: z.string().optional() }).optional(),
})
export type Outcome = z.infer<typeof outcomeSchema>

/** What the other process is told of an error: a full disk is known by its code. */
function failureOf(error: unknown): Outcome {
  const code = codeOf(error)
  return { failed: { message: String(error), ...(code && { code }) } }
}

/** The other side of `WorkerProcess`: one task for each message, until the server disconnects. */
export function serveTasks(work: (task: unknown) => Promise<Outcome>): void {
  process.on('message', async (message) => {
    const outcome = await work(message).catch(failureOf)
    // Frees the memory of this task before the next one comes.
    globalThis.gc?.()
    process.send?.(outcome)
  })
  // Whoever ends the server often ends its whole group, but the server still needs this process for its requests.
  for (const signal of END_SIGNALS) process.on(signal, () => {})
  // Nobody waits for what is still being worked on when the server has died.
  process.on('disconnect', () => process.exit())
}
