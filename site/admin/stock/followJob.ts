import { success } from '../../../shared/envelope.ts'
import { type ImportJob, importJob } from '../../../shared/stock/import.ts'
import { API, ask } from '../data/api.ts'

const ASK_EVERY_MS = 500
/** How often in a row the server may not answer before the outcome counts as unknown: half a minute. */
const PATIENCE = 60

const answer = success(importJob.nullable())

/**
 * Asks how far an import is until it ends.
 * @returns null if its end was not learnt
 */
export async function followJob(
  job: string,
  onState: (state: ImportJob) => void,
  signal: AbortSignal,
): Promise<ImportJob | null> {
  const address = `${API}/products/import/jobs/${job}`
  for (let failures = 0; failures < PATIENCE && !signal.aborted; failures++) {
    try {
      const response = await ask(address, { signal })
      if (response.ok) {
        failures = 0
        const state = answer.parse(await response.json()).data
        // Null while its file is still on the way.
        if (state) onState(state)
        if (state?.phase === 'done') return state
      }
    } catch {
      // The next attempt.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return null
}
