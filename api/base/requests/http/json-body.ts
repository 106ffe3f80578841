import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { ApiError, invalid } from './errors.ts'
import { hasOwnBodyLimit } from './route-marks.ts'

/** More levels than any body of this API has. The outermost braces are the first level. */
const DEPTH = 10
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
const NO_JSON = 'Die Anfrage enthält kein gültiges JSON.'
/** Every object inherits this name, so assigning to it would lose the value. */
const FORBIDDEN_NAME = '__proto__'

const MOST_BYTES = 256 * 1024
const refuseLarge = () => {
  throw new ApiError(413, 'Die Anfrage ist zu groß.')
}
const countBytes = bodyLimit({ maxSize: MOST_BYTES, onError: refuseLarge })

/**
 * Limits JSON and small forms. node:http discards what is too large, so the connection serves the next request.
 * @example
 * new Hono<Env>().use(limitBody).post('/', valid('json', names), (c) => ok(c, c.req.valid('json')))
 */
export const limitBody = createMiddleware<Env>(async function limitBody(c, next) {
  if (hasOwnBodyLimit(c)) return next()
  if (Number(c.req.header('Content-Length')) > MOST_BYTES) refuseLarge()
  return countBytes(c, next)
})

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws {ApiError} 415 for another type or encoding, 400 for what is no object, too deep, or has forbidden names */
export async function checkJsonBody(c: Context): Promise<void> {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) throw new ApiError(400, NO_JSON)
  const encoding = c.req.header('Content-Encoding') ?? 'identity'
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '') || encoding !== 'identity')
    throw new ApiError(
      415,
      'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).',
    )
  parseJsonObject(bytes)
}

/** A JSON object without forbidden names or too many levels. @throws {ApiError} 400 */
export function parseJsonObject(bytes: ArrayBuffer | Uint8Array): object {
  const body = parse(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ body: ['Die Anfrage muss ein JSON-Objekt sein'] })
  for (const [field, value] of Object.entries(body)) checkValue(field, { [field]: value }, DEPTH)
  return body
}

function parse(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new ApiError(400, NO_JSON)
  }
}

function checkValue(field: string, value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth === 0) throw invalid({ [field]: ['Die Angaben sind zu tief verschachtelt'] })
  if (Object.hasOwn(value, FORBIDDEN_NAME))
    throw invalid({ [field]: [`Der Name „${FORBIDDEN_NAME}“ ist nicht möglich`] })
  for (const inner of Object.values(value)) checkValue(field, inner, depth - 1)
}
