import { FASTEST_PERSON_MS } from '../../../shared/inquiries/contact-rules.ts'
import { has, isText } from '../../../shared/values/shape.ts'
import { dataOf } from './answer.ts'

const hasToken = has<{ token: string }>({ token: isText })
const PATIENCE = 5_000
const MARGIN = 200

/**
 * Fetches the token that proves when the form was opened; without one the inquiry is still accepted. It
 * resolves when the token is old enough, because a browser that fills in the form is as fast as a robot.
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
