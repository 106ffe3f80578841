import type { FieldErrors } from '../../../shared/envelope.ts'
import { has, isObject, isText, listOf } from '../../../shared/shape.ts'
import { dataOf } from './answer.ts'

export const SEND_FAILED =
  'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.'
const OFFLINE =
  'Sie sind gerade offline. Sobald die Verbindung wieder steht, senden Sie die Anfrage einfach noch einmal.'
const PATIENCE = 30_000

const hasReceipt = has<{ receipt: string; reply: string }>({ receipt: isText, reply: isText })
const isFieldErrors = (value: unknown): value is FieldErrors =>
  isObject(value) && Object.values(value).every(listOf(isText))

export type SendResult =
  | { kind: 'sent'; receipt: string; reply: string }
  | { kind: 'refused'; errors: FieldErrors; text: string }
  | { kind: 'failed'; text: string }

/** Sends an inquiry. It never throws: failures are results too. */
export async function send(payload: object): Promise<SendResult> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return readAnswer(response.status, await response.json())
  } catch {
    return { kind: 'failed', text: navigator.onLine ? SEND_FAILED : OFFLINE }
  }
}

/** Uses the API's message if the visitor can act on it, and a general one otherwise. */
export function readAnswer(status: number, answer: unknown): SendResult {
  const data = dataOf(answer)
  if (hasReceipt(data)) return { kind: 'sent', receipt: data.receipt, reply: data.reply }
  if (!isObject(answer) || typeof answer.error !== 'string' || status >= 500)
    return { kind: 'failed', text: SEND_FAILED }
  const { error, details } = answer
  if (isFieldErrors(details)) return { kind: 'refused', errors: details, text: error }
  return { kind: 'failed', text: status === 429 ? error : SEND_FAILED }
}
