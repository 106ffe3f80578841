import { HttpError } from 'react-admin'
import { type FieldErrors, failure } from '../../../shared/envelope.ts'

export const NO_CONNECTION =
  'Keine Verbindung zum Server. Ihre Eingaben bleiben erhalten – bitte versuchen Sie es erneut.'

/** A call that never got an answer. */
export const noConnection = () => new HttpError(NO_CONNECTION, 0)

/**
 * The error of an answer with a failure status: its sentence as message, its field errors as
 * `body.errors` (where forms look for them) and whatever it carried as `body.data`.
 */
export function answerError(status: number, json: unknown): HttpError {
  const parsed = failure.safeParse(json)
  if (!parsed.success) return new HttpError(`HTTP error! status: ${status}`, status)
  const { error, details } = parsed.data
  const data = isObject(json) ? json.data : undefined
  return new HttpError(error, status, { errors: details && firstMessages(details), data })
}

/** Field errors with one message a field, or undefined where the failure is not about fields. */
function firstMessages(details: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([field, messages]) => [field, messages[0] ?? '']),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
