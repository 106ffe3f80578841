import { END_SIGNALS } from './end-signals.ts'
import { failureOf, type Outcome } from './outcome.ts'

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
