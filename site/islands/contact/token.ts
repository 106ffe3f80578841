import { FASTEST_PERSON_MS } from '../../../shared/contact-rules.ts'
import { has, isText } from '../../../shared/shape.ts'
import { dataOf } from './answer.ts'

const hasToken = has<{ token: string }>({ token: isText })
const PATIENCE = 5_000
const MARGIN = 200

/**
 * Proof of when the form was opened. Without one the inquiry is sent as well. The token is awaited
 * until it is old enough, so that people whose browser fills the form are not taken for robots.
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
