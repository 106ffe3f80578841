import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lostReasons, stages } from '../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const CALLS = 5_000
const INQUIRIES = 40

let test: TestApp
const tokens: string[] = []
const accounts: number[] = []
beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  tokens.push(test.token)
  for (const role of ['sales', 'stock'] as const) {
    const { id, token } = await addColleague(test, role)
    tokens.push(token)
    accounts.push(id)
  }
})
afterAll(() => test.close())

const step = fc.record({
  at: fc.constantFrom('2026-11-24T09:00:00Z', '2027-03-28T02:30:00+01:00', 'bald', ''),
  text: fc.constantFrom('Anrufen', '', 'x'.repeat(201)),
})
const patch = fc.record(
  {
    stage: fc.constantFrom(...stages, 'verkauft'),
    status: fc.constantFrom('new', 'contacted', 'closed'),
    lostReason: fc.constantFrom(...lostReasons, null),
    ownerId: fc.constantFrom(1, 2, 3, 99, null),
    nextStep: fc.oneof(step, fc.constant(null)),
    spam: fc.boolean(),
    notes: fc.constantFrom('', 'Stammkunde'),
  },
  { requiredKeys: [] },
)
const message = fc.record(
  {
    kind: fc.constantFrom('reply', 'received', 'call', 'note'),
    text: fc.constantFrom('Ja.', ''),
    nextStep: step,
  },
  { requiredKeys: ['kind', 'text'] },
)
const person = fc.record({
  name: fc.constant('Erika Muster'),
  email: fc.constantFrom('a@firma.example', 'b@firma.example'),
  message: fc.constantFrom('Ist der Stapler noch da?', 'Was kostet die Lieferung?'),
  website: fc.constantFrom('', '', '', 'http://spam.example'),
})

const call = fc.record({
  caller: fc.constantFrom(0, 0, 1, 1, 2),
  inquiry: fc.integer({ min: 1, max: INQUIRIES }),
  what: fc.oneof(
    { weight: 8, arbitrary: patch.map((body) => ({ method: 'PUT', path: '', body })) },
    { weight: 4, arbitrary: message.map((body) => ({ method: 'POST', path: '/messages', body })) },
    { weight: 1, arbitrary: fc.constant({ method: 'DELETE', path: '', body: undefined }) },
  ),
  enters: fc.option(person, { freq: 4 }),
})

const FORGOTTEN = `
  select id from inquiry where not spam and duplicate_of_id is null
  and stage in ('new', 'contacted', 'offered') and (next_step_at is null or next_step_text = '')`
const STRAY = `
  select id from inquiry where (spam or duplicate_of_id is not null) and (next_step_at is not null or owner_id is not null)
  union select d.id from inquiry d join inquiry f on d.duplicate_of_id = f.id where f.duplicate_of_id is not null or f.spam
  union select id from inquiry where (stage = 'lost') <> (lost_reason is not null)`

// So many calls take a minute on two quiet cores.
const PATIENCE_MS = 600_000

it('forgets no open inquiry, whatever three roles do to it', { timeout: PATIENCE_MS }, async () => {
  const statuses = new Map<number, number>()
  const calls = fc.sample(call, { numRuns: CALLS, seed: 4711 })
  for (const [number, { caller, inquiry, what, enters }] of calls.entries()) {
    if (enters) await test.call('POST', '/api/contact', { body: enters })
    const { method, path, body } = what
    const { status } = await test.call(method, `/api/contact/${inquiry}${path}`, {
      token: tokens[caller],
      ...(body && { body }),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (number % 500 === 0)
      await test.call('PUT', `/api/users/${accounts[0]}`, {
        token: test.token,
        body: { role: number % 1000 === 0 ? 'stock' : 'sales' },
      })
    if (number % 50 === 0) {
      expect(await test.query(FORGOTTEN), `after call ${number}`).toEqual([])
      expect(await test.query(STRAY), `after call ${number}`).toEqual([])
    }
  }
  expect(await test.query(FORGOTTEN)).toEqual([])
  expect(await test.query(STRAY)).toEqual([])
  // It would show nothing if every call were refused, or nobody had refused anything.
  expect(keysOf(Object.fromEntries(statuses)).map(Number).sort()).toEqual([
    200, 201, 400, 403, 404, 409,
  ])
})
