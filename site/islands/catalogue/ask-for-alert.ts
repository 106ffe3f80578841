import { ALERT_ASKED, ALERT_FAILED, ALERT_OFFLINE } from '../../../shared/alerts/alert-rules.ts'
import { isObject } from '../../../shared/values/shape.ts'

const PATIENCE = 30_000
const ACCEPTED = 202

export interface AskResult {
  kind: 'sent' | 'failed'
  text: string
}

/** Asks for a search alert. It never throws: failures are results too. */
export async function askForAlert(payload: object): Promise<AskResult> {
  try {
    const response = await fetch('/api/search-alerts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (response.status === ACCEPTED) return { kind: 'sent', text: ALERT_ASKED }
    return { kind: 'failed', text: reasonIn(await response.json().catch(() => null)) }
  } catch {
    return { kind: 'failed', text: navigator.onLine ? ALERT_FAILED : ALERT_OFFLINE }
  }
}

/** What the visitor can act on: their address, or that they have to wait. */
function reasonIn(answer: unknown): string {
  if (!isObject(answer)) return ALERT_FAILED
  const { details, error } = answer
  if (isObject(details) && Array.isArray(details.email)) return String(details.email[0])
  return typeof error === 'string' ? error : ALERT_FAILED
}
