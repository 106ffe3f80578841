import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** An attempt that takes longer has failed. */
const PATIENCE_MS = 2_000

/** Whether an attempt succeeds before patience ends. */
export function worksInTime(attempt: Promise<unknown>): Promise<boolean> {
  const succeeded = attempt.then(
    () => true,
    () => false,
  )
  return Promise.race([succeeded, endOfPatience()])
}

async function endOfPatience(): Promise<false> {
  await wait(PATIENCE_MS, null, { ref: false })
  // After a pause of the whole process both may be due: what has succeeded by now did not take too long.
  return turn(false)
}
