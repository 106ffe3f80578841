import { success } from '../../../shared/envelope.ts'
import { type ImportJob, importJob } from '../../../shared/stock/job.ts'
import { API, ask } from '../data/api.ts'

const RETRY_MS = 1_000
/** How often in a row the server may not answer before the outcome counts as unknown. */
const PATIENCE = 30

/**
 * Tells how far an import is until it ends: from the server's stream of events, and by asking each second
 * where the stream is cut.
 * @returns null if its end was not learnt
 */
export async function followJob(
  job: string,
  onState: (state: ImportJob) => void,
  signal: AbortSignal,
): Promise<ImportJob | null> {
  const address = `${API}/products/import/jobs/${job}`
  for (let failures = 0; failures < PATIENCE && !signal.aborted; failures++) {
    const ways = failures === 0 ? [streamed, asked] : [asked]
    for (const way of ways)
      try {
        for await (const state of way(address, signal)) {
          failures = 0
          onState(state)
          if (state.phase === 'done') return state
        }
      } catch {
        // The next way, or the next attempt.
      }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return null
}

async function* streamed(address: string, signal: AbortSignal): AsyncGenerator<ImportJob> {
  const response = await ask(address, { headers: { Accept: 'text/event-stream' }, signal })
  if (!response.ok || !response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events)
      if (event.startsWith('data: ')) yield importJob.parse(JSON.parse(event.slice(6)))
  }
}

const answer = success(importJob)

async function* asked(address: string, signal: AbortSignal): AsyncGenerator<ImportJob> {
  const response = await ask(address, { signal })
  if (response.ok) yield answer.parse(await response.json()).data
}
