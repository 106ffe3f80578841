import { FASTEST_PERSON_MS } from '../../../shared/contact-rules.ts'
import { has, isText } from '../../../shared/shape.ts'
import { dataOf } from './answer.ts'

const hasToken = has<{ token: string }>({ token: isText })
const PATIENCE = 5_000
const MARGIN = 200

/**
 * Proof of when the form was opened; without one the enquiry is sent all the same. It comes no sooner
 * than it proves a person: who has the browser fill the form waits a moment and is not taken for spam.
 */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/contact/form', { signal: AbortSignal.timeout(PATIENCE) })
    const data = dataOf(await response.json())
    if (!hasToken(data)) return undefined
    await new Promise((resolve) => setTimeout(resolve, FASTEST_PERSON_MS + MARGIN))
    return data.token
  } catch {
    return undefined
  }
}
