import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { failure, success } from '../../shared/calls/envelope.ts'
import { createSessions } from '../dealer/accounts/sessions.ts'
import { almostRight, bodies, changes, contentTypes, parameter, queries } from './nasty.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => test.close())

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'QUERY']
/** A picture's upload answers with its reasons beside the error. */
const envelope = z.union([success(z.unknown()), failure, failure.extend({ data: z.unknown() })])
/** What describes the API is no answer of it. */
const OWN_FORM = /^\/api\/(?:openapi\.json|docs)/
/** What a message looks like that nobody wrote for a German reader. */
const ENGLISH = /invalid|expected|error|must be|too (?:big|small)/i

const calls = fc.record({
  route: fc.nat(),
  method: fc.option(fc.constantFrom(...METHODS), { freq: 3 }),
  /** An identifier, unless the address is to name something that there is. */
  id: fc.option(parameter),
  query: queries,
  /** Most bodies are near to what the route takes; the others are far from it. */
  body: fc.oneof({ weight: 3, arbitrary: changes }, fc.record({ raw: bodies, type: contentTypes })),
  caller: fc.constantFrom('visitor', 'administrator', 'administrator', 'stranger'),
})
type Call = typeof calls extends fc.Arbitrary<infer Value> ? Value : never

async function send(call: Call) {
  const routes = test.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
  )
  const unknown = { method: 'GET', path: '/api/unknown/:id' }
  const route = [...routes, unknown][call.route % (routes.length + 1)] ?? unknown
  const method = call.method ?? route.method
  const path = route.path.replace(/:\w+(?:\{.*\})?/, call.id ?? (await existingId(route.path)))
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const [body, type] =
    'raw' in call.body
      ? [call.body.raw ?? null, call.body.type]
      : [almostRight(route.path, call.body), 'application/json']
  const token = call.caller === 'administrator' ? await newToken() : 'x'
  const response = await test.app.request(`${path}?${call.query}`, {
    method,
    headers: {
      ...(call.caller !== 'visitor' && { Authorization: `Bearer ${token}` }),
      ...(hasBody && { 'Content-Type': type }),
    },
    ...(hasBody && { body }),
  })
  return { method, path, response }
}

const newToken = async () => (await createSessions(test.database.orm).createSession(1, {})).id

async function existingId(path: string): Promise<string> {
  const table = path.startsWith('/api/contact') ? 'inquiry' : 'product'
  const rows = await test.query<{ id: number }>(`select max(id) as id from ${table}`)
  return String(rows[0]?.id ?? 1)
}

/** Earlier calls may have deleted what there was, and logged out whoever was logged in. */
async function fillUp(): Promise<void> {
  const [row] = await test.query<{ products: number; inquiries: number }>(
    'select (select count(*) from product) as products, (select count(*) from inquiry) as inquiries',
  )
  if (row?.products === 0)
    await create('/api/products', { status: 'inactive', categoryId: await someCategory() })
  if (row?.inquiries === 0) await create('/api/contact')
}

async function someCategory(): Promise<number> {
  const [category] = await test.query<{ id: number }>('select id from category limit 1')
  return category?.id ?? (await create('/api/categories'))
}

/** @returns the identifier of what was created */
async function create(path: string, changes: Record<string, unknown> = {}): Promise<number> {
  const body = { ...JSON.parse(almostRight(path)), ...changes }
  const answer = await test.call<{ id: number }>('POST', path, { token: await newToken(), body })
  expect(answer.status).toBe(201)
  return answer.data.id
}

/** Everything that a call could change. */
async function everything(): Promise<string> {
  const tables = [
    'category',
    'product',
    'inquiry',
    'app_user',
    'publication',
    'mail',
    'revision',
    'trashed_product',
  ]
  const rows = tables.map((table) => test.query(`select * from ${table}`))
  return JSON.stringify(await Promise.all(rows))
}

describe('every route', () => {
  it('answers whatever comes in its envelope, without a defect, and changes nothing when it fails', async () => {
    await fc.assert(
      fc.asyncProperty(calls, async (call) => {
        if (call.id === null) await fillUp()
        const before = await everything()
        const { method, path, response } = await send(call)
        const text = await response.text()
        const after = await everything()
        expect(response.status).toBeLessThan(500)
        if (response.status >= 400) {
          expect(after).toBe(before)
          if (method !== 'HEAD') checkFailure(response, text)
        } else if (path.startsWith('/api/') && text !== '' && !isOwnForm(path, response)) {
          expect(envelope.parse(JSON.parse(text))).toHaveProperty('success', true)
        }
      }),
      { numRuns: 500 },
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

/** A file to download is in no envelope. */
const isOwnForm = (path: string, { headers }: Response) =>
  OWN_FORM.test(path) || headers.has('Content-Disposition')

function checkFailure(response: Response, text: string): void {
  const { error, details } = failure.parse(JSON.parse(text))
  expect(JSON.stringify([error, Object.values(details ?? {})])).not.toMatch(ENGLISH)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  if (response.status === 405)
    expect(response.headers.get('Allow')).toMatch(/^[A-Z]+(?:, [A-Z]+)*$/)
}
