import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { type Failure, type FieldErrors, fieldErrors } from '../../../../shared/calls/envelope.ts'
import { withoutOperator } from '../../../../shared/mail/for-operator.ts'
import { codeOf, isOutage, logFailure } from '../../failures.ts'
import type { Env } from './env.ts'
import { loggedAddress } from './route-marks.ts'

/**
 * An error whose message is written for the caller; it becomes `error` in the answer.
 * @example
 * throw new ApiError(409, 'Diesen Namen gibt es schon.')
 * throw new ApiError(503, 'Bitte später noch einmal.', { headers: { 'Retry-After': RETRY_AFTER } })
 */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly details: FieldErrors | undefined
  readonly data: unknown
  readonly author: string | null | undefined
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    options: Partial<Pick<ApiError, 'details' | 'data' | 'author' | 'headers'>> = {},
  ) {
    super(message)
    this.status = status
    this.details = options.details
    this.data = options.data
    this.author = options.author
    this.headers = options.headers ?? {}
  }
}

/**
 * What is wrong with each field, as the form shows it beside them.
 * @example
 * if (id === into) throw invalid({ into: ['Das ist sie selbst.'] })
 */
export const invalid = (details: FieldErrors) =>
  new ApiError(400, 'Bitte prüfen Sie Ihre Eingaben.', { details })

/** The sentence names the wrong parameters, because no form shows the `details` of a query. */
export function invalidQuery(error: Pick<z.core.$ZodError, 'issues'>): ApiError {
  const details = fieldErrors(error)
  return new ApiError(400, `Ungültige Angabe: ${Object.keys(details).join(', ')}`, { details })
}

export const RETRY_AFTER = '5'

const NO_DATA =
  'Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es in einem Augenblick erneut.'

export const unavailable = (message = NO_DATA) =>
  new ApiError(503, message, { headers: { 'Retry-After': RETRY_AFTER } })

export const notFound = (message: string) => new ApiError(404, message)

const DEFECT = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.'

export function failure(error: Error, c: Context<Env>): Response {
  return answer(c, asApiError(error, c))
}

/** What the caller may know of an error. Unexpected ones are logged. */
export function asApiError(error: Error, c: Context<Env>): ApiError {
  const isExpected = error instanceof ApiError || error instanceof HTTPException
  // A client that hung up during its request is not an error of ours.
  if (!isExpected && !c.env?.incoming?.errored)
    logFailure(`${c.req.method} ${loggedAddress(c)}`, error)
  return publicError(error)
}

export function publicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof HTTPException) return fromHttpException(error)
  return isOutage(error) ? unavailable() : new ApiError(500, DEFECT)
}

function fromHttpException(error: HTTPException): ApiError {
  if (error.status === 413) return new ApiError(413, 'Die Anfrage ist zu groß.')
  return new ApiError(error.status, 'Die Anfrage konnte nicht gelesen werden.')
}

function answer(c: Context<Env>, error: ApiError): Response {
  const body: Failure = {
    success: false,
    error: c.var.account?.role === 'administrator' ? error.message : withoutOperator(error.message),
    ...(error.details && { details: error.details }),
    ...(error.data !== undefined && { data: error.data }),
    ...(error.author !== undefined && { author: error.author }),
  }
  return c.json(body, error.status, { 'Cache-Control': 'no-store', ...error.headers })
}

const NO_SPACE = 'Auf dem Datenträger ist kein Platz mehr.'
const FULL_DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

export function asFullDisk(error: unknown): unknown {
  return FULL_DISK_CODES.has(codeOf(error)) ? new ApiError(507, NO_SPACE) : error
}
