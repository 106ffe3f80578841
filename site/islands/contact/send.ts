import type { FieldErrors } from '../../../shared/calls/envelope.ts'
import { FASTEST_PERSON_MS } from '../../../shared/inquiries/contact-rules.ts'
import { has, isObject, isText, listOf } from '../../../shared/values/shape.ts'
import type { Sending } from './send-files.ts'

/** What is said of an inquiry that was not sent. */
export interface FailureWords {
  failed: string
  offline: string
  ended: string
  /** In place of what the API says, which it may say in German. */
  tooMany?: string
}

export const SEND_FAILED =
  'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.'
const german: FailureWords = {
  failed: SEND_FAILED,
  offline:
    'Sie sind gerade offline. Sobald die Verbindung wieder steht, senden Sie die Anfrage einfach noch einmal.',
  ended: 'Das Senden wurde abgebrochen.',
}
const PATIENCE = 30_000
/** The inquiry is stored. */
const CREATED = 201

const isFieldErrors = (value: unknown): value is FieldErrors =>
  isObject(value) && Object.values(value).every(listOf(isText))

/** What the answer to a stored inquiry says; null for what a server of another build leaves out. */
export interface Confirmation {
  receipt: string | null
  /** By when it is answered. */
  reply: string | null
  /** When one calls; null without a time for it. */
  callbackAt: string | null
  /** The page that shows what was sent. */
  address: string | null
}

type SendResult =
  | ({ kind: 'sent' } & Confirmation)
  | { kind: 'refused'; errors: FieldErrors; text: string }
  | { kind: 'failed'; text: string }

/** Sends an inquiry. It never throws: failures are results too. */
export async function send(payload: object, sending: Sending, words = german): Promise<SendResult> {
  try {
    const hasFiles = sending.files.length > 0
    const { status, answer } = hasFiles
      ? await (await import('./send-files.ts')).sendFiles(payload, sending)
      : await sendJson(payload)
    return readAnswer(status, answer, words)
  } catch {
    if (sending.signal.aborted) return { kind: 'failed', text: words.ended }
    return { kind: 'failed', text: navigator.onLine ? words.failed : words.offline }
  }
}

async function sendJson(payload: object) {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(PATIENCE),
  })
  return { status: response.status, answer: await response.json().catch(() => null) }
}

/**
 * The status alone says whether an inquiry is stored: whoever is told otherwise sends it twice. Uses the API's message
 * if the visitor can act on it, and a general one otherwise.
 */
export function readAnswer(status: number, answer: unknown, words = german): SendResult {
  if (status === CREATED) return { kind: 'sent', ...confirmationOf(dataOf(answer)) }
  if (!isObject(answer) || typeof answer.error !== 'string' || status >= 500)
    return { kind: 'failed', text: words.failed }
  const { error, details } = answer
  if (isFieldErrors(details)) return { kind: 'refused', errors: details, text: error }
  return { kind: 'failed', text: status === 429 ? (words.tooMany ?? error) : words.failed }
}

function confirmationOf(data: unknown): Confirmation {
  const { receipt, reply, callbackAt, address } = isObject(data) ? data : {}
  return {
    receipt: typeof receipt === 'string' ? receipt : null,
    reply: typeof reply === 'string' ? reply : null,
    callbackAt: typeof callbackAt === 'string' ? callbackAt : null,
    address: typeof address === 'string' ? address : null,
  }
}

const hasToken = has<{ token: string }>({ token: isText })
const TOKEN_PATIENCE = 5_000
const MARGIN = 200

/**
 * Fetches the token that proves when the form was opened; without one the inquiry is still accepted. It
 * resolves when the token is old enough, because a browser that fills in the form is as fast as a robot.
 */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/contact/form', {
      signal: AbortSignal.timeout(TOKEN_PATIENCE),
    })
    const data = dataOf(await response.json())
    if (!hasToken(data)) return undefined
    await new Promise((resolve) => setTimeout(resolve, FASTEST_PERSON_MS + MARGIN))
    return data.token
  } catch {
    return undefined
  }
}

/** The data of a successful answer of the API. */
export function dataOf(answer: unknown): unknown {
  return isObject(answer) && answer.success === true ? answer.data : undefined
}
