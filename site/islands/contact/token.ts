import { dataOf, has, isText } from './shape.ts'

const hasToken = has<{ token: string }>({ token: isText })
const PATIENCE = 5_000

/** Proof of when the form was opened. Without one the enquiry is sent all the same. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/contact/form', { signal: AbortSignal.timeout(PATIENCE) })
    const data = dataOf(await response.json())
    return hasToken(data) ? data.token : undefined
  } catch {
    return undefined
  }
}
