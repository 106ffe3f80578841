import { HttpError } from 'react-admin'
import { z } from 'zod'
import { type FieldErrors, failure } from '../../../shared/calls/envelope.ts'

export const NO_CONNECTION =
  'Keine Verbindung zum Server. Ihre Eingaben bleiben erhalten – bitte versuchen Sie es erneut.'

export const noConnection = () => new HttpError(NO_CONNECTION, 0)

export const isHttpError = (error: unknown, status: number): error is HttpError =>
  error instanceof HttpError && error.status === status

/** Whether a save was refused because of what is stored by now, such as a newer version. */
export const isConflict = (error: unknown) => isHttpError(error, 409)

/**
 * The error for an answer with a failure status. Its message is the API's sentence, `body.errors` are the
 * field errors (where react-admin's forms expect them), `body.data` is the data of the answer, and `body.author`
 * who saved a newer version.
 */
export function answerError(status: number, json: unknown): HttpError {
  const parsed = failure.safeParse(json)
  if (!parsed.success) return new HttpError(`HTTP error! status: ${status}`, status)
  const { error, details, data, author } = parsed.data
  return new HttpError(error, status, { errors: details && firstMessages(details), data, author })
}

const versioned = z.looseObject({ updatedAt: z.string() })

/** The newer version because of which a save was refused; undefined if it was refused for another reason. */
export const newerOf = (error: unknown) =>
  isConflict(error) ? versioned.safeParse(error.body?.data).data : undefined

/** Who has saved a newer version, to begin a sentence with. */
export const authorOf = (error: HttpError): string => error.body?.author ?? 'Jemand'

/** The first error message of each field. */
function firstMessages(details: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).map(([field, messages]) => [field, messages[0] ?? '']),
  )
}

/** What went wrong, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The API's sentence alone, for a screen that says itself what it has tried. */
export const bareReasonOf = (error: unknown): string =>
  (error instanceof HttpError && error.body?.reason) || reasonOf(error)

/** `Fehler beim Speichern des Produkts: Preis muss positiv sein`. */
export function withReason(text: string, error: unknown): string {
  const reason = reasonOf(error)
  return reason ? `${text}: ${reason}` : text
}

/** The sentence of a refusal, with what is said of the single fields. */
export function failureText(error: Error & { body?: { errors?: Record<string, string> } }): string {
  return [error.message, ...Object.values(error.body?.errors ?? {})].join(' ')
}
