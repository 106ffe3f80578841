import { z } from 'zod'
import { type Pagination, success } from '../../../shared/envelope.ts'
import { endSession } from '../auth/session.ts'
import { authorization } from '../auth/token.ts'
import { answerError, noConnection } from './failure.ts'

export const API = '/api'

export interface Answer {
  status: number
  headers: Headers
  data: unknown
  pagination: Pagination | undefined
}

const envelope = success(z.unknown())

/** Where a 401 is an answer like any other. */
const asksWhoIsThere = /^\/auth\/(?:login|logout|me)$/

/**
 * Calls a path below `/api` as the logged-in administrator.
 * @throws HttpError with the API's sentence; status 0 without a connection
 */
export async function callApi(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/json', ...authorization() })
  new Headers(init.headers).forEach((value, name) => {
    headers.set(name, value)
  })
  if (init.method && init.method !== 'GET') headers.set('Content-Type', 'application/json')
  const response = await fetch(`${API}${path}`, { ...init, headers }).catch((cause) => {
    throw isAbort(cause) ? cause : noConnection()
  })
  const json: unknown = await response.json().catch(() => null)
  const parsed = envelope.safeParse(json)
  if (response.status === 401 && !asksWhoIsThere.test(path)) endSession()
  if (!response.ok || !parsed.success) throw answerError(response.status, json)
  const { data, pagination } = parsed.data
  return { status: response.status, headers: response.headers, data, pagination }
}

const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
