import { HttpError } from 'react-admin'
import { z } from 'zod'
import {
  type FieldErrors,
  failure,
  type Pagination,
  success,
} from '../../../shared/calls/envelope.ts'
import { noConnection, ownToken, sessionEnded } from '../kept/session.ts'

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

export const API = '/api'

export interface Answer {
  status: number
  headers: Headers
  data: unknown
  pagination: Pagination | undefined
}

/** A request; one with `json` is a POST unless it says otherwise. */
export interface Call extends RequestInit {
  /** What is sent, instead of a body. */
  json?: unknown
}

const envelope = success(z.unknown())

/** Calls for which a 401 does not mean that the session has ended. */
const AUTHENTICATION_CALLS = /^\/api\/auth\/(?:login|logout|me)$/

/**
 * Calls a path below `/api` as the user who is logged in.
 * @throws {HttpError} with the API's message, or with status 0 if there is no connection
 */
export async function callApi(path: string, init: Call = {}): Promise<Answer> {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'application/json')
  const response = await ask(`${API}${path}`, { ...init, headers })
  const json: unknown = await response.json().catch(() => null)
  const parsed = envelope.safeParse(json)
  if (!response.ok || !parsed.success) throw answerError(response.status, json)
  const { data, pagination } = parsed.data
  return { status: response.status, headers: response.headers, data, pagination }
}

/**
 * Lets a change fail with 409 if somebody else has saved since.
 * @param version the `updatedAt` that was edited; null for what was never saved, undefined for any
 */
export function ifUnchanged(version: string | null | undefined): Record<string, string> {
  if (version === undefined) return {}
  return version === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${version}"` }
}

/**
 * What the API answers to a call, as its schema says.
 * @throws {HttpError} as `callApi` does
 */
export async function load<Data>(
  schema: z.ZodType<Data>,
  path: string,
  init?: Call,
): Promise<Data> {
  return schema.parse((await callApi(path, init)).data)
}

/**
 * Fetches a file that only those may have who are logged in.
 * @throws {HttpError} as `callApi` does
 */
export async function fetchFile(address: string, init: Call = {}): Promise<Blob> {
  const response = await ask(address, init)
  if (response.ok) return response.blob()
  throw answerError(response.status, await response.json().catch(() => null))
}

/**
 * An answer as it is, of any status.
 * @throws {HttpError} with status 0 if there is no connection, or if the window is not the account's that is logged in
 */
export async function ask(address: string, { json, ...init }: Call = {}): Promise<Response> {
  const token = await ownToken()
  const headers = new Headers(init.headers)
  const sent = json === undefined ? init : { method: 'POST', ...init, body: JSON.stringify(json) }
  // A form names its own type, with the boundary between its parts.
  if (typeof sent.body === 'string') headers.set('Content-Type', 'application/json')
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  const response = await fetch(address, { ...sent, headers }).catch((cause) => {
    throw isAbort(cause) ? cause : noConnection()
  })
  if (response.status === 401 && !AUTHENTICATION_CALLS.test(address)) sessionEnded(token)
  return response
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

interface Options {
  /** Receives the part that has been sent, 0 to 1. */
  onProgress: (part: number) => void
  /** Ends the upload. */
  signal?: AbortSignal
}

/**
 * Posts a form to a path below `/api`, by XMLHttpRequest because `fetch` does not report the progress of an upload.
 * @throws {HttpError} as `ask` does; the signal's reason once it has ended the upload
 */
export async function sendForm(
  path: string,
  form: FormData,
  { onProgress, signal }: Options,
): Promise<{ status: number; json: unknown }> {
  const token = await ownToken()
  const request = new XMLHttpRequest()
  request.open('POST', `${API}${path}`)
  if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 401) sessionEnded(token)
      resolve({ status: request.status, json: request.response })
    }
    request.onerror = () => reject(noConnection())
    request.onabort = () => reject(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
