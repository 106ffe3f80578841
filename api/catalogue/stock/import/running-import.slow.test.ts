import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportJob } from '../../../../shared/stock/import.ts'
import { addColleague } from '../../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

/** So many that the check is still under way when it is asked about. */
const ROWS = 3_000
const LARGE = csv(NEW_HEADER, ...Array.from({ length: ROWS }, (_, at) => newRow(`L-${at}`)))
const jobOf = (job: string) =>
  test.get<ImportJob | null>(`/api/products/import/jobs/${job}`, test.token)

async function untilRunning(job: string) {
  while ((await jobOf(job)).data?.phase !== 'check') await nextTurn()
}

describe('a running import', () => {
  it('can be followed by the name that its caller gave it, also after its end', async () => {
    const job = randomUUID()
    expect((await jobOf(job)).data).toBeNull()
    const sent = sendImport(test, LARGE, { fields: { job } })
    await untilRunning(job)
    const { data } = await sent
    expect((await jobOf(job)).data).toMatchObject({ phase: 'done', report: { created: ROWS } })
    expect(data.created).toBe(ROWS)
  })

  it('keeps a second one out, and can be cancelled', async () => {
    const job = randomUUID()
    const sent = sendImport(test, LARGE, { fields: { job, mode: 'apply' } })
    await untilRunning(job)
    const second = await sendImport(test, LARGE)
    expect(second.status).toBe(409)
    expect(second.error).toContain('Es läuft gerade ein anderer Import')
    const path = `/api/products/import/jobs/${job}`
    expect((await test.call('DELETE', path, { token: test.token })).status).toBe(200)
    expect((await sent).error).toBe('Der Import wurde abgebrochen. Es wurde nichts geändert.')
    expect(await test.query('select id from product')).toEqual([])
    expect((await jobOf(job)).data?.error).toContain('abgebrochen')
  })

  it('is unknown where another version of the product has made its report', async () => {
    const job = randomUUID()
    await sendImport(test, csv(NEW_HEADER, newRow('L-1')), { fields: { job } })
    await test.query(`update task set state = '{"phase": "geprüft"}'`)
    const { status, data } = await jobOf(job)
    expect([status, data]).toEqual([200, null])
  })

  it('says why it failed', async () => {
    const job = randomUUID()
    const table = csv(NEW_HEADER, newRow('L-1', ''))
    await sendImport(test, table, { fields: { job, mode: 'apply' } })
    const { data } = await jobOf(job)
    expect(data).toMatchObject({ phase: 'done', report: { failed: 1 } })
    expect(data?.error).toBe('Eine Zeile ist fehlerhaft. Es wurde nichts geändert.')
  })

  it('gives its sender and its followers the same reason when the database ends it', async () => {
    const job = randomUUID()
    const sent = sendImport(test, LARGE, { fields: { job, mode: 'apply' } })
    await untilRunning(job)
    await test.query('pragma query_only = on')
    const { status, error } = await sent
    expect(status).toBe(503)
    expect(error).toContain('Unsere Daten sind gerade nicht erreichbar.')
    expect((await jobOf(job)).data).toEqual({ phase: 'done', done: 0, total: 0, error })
  })

  it.each(['%00', 'kein-name', '..%2f'])('has a UUID for its name, not %s', async (name) => {
    expect((await jobOf(name)).status).toBe(400)
    const path = `/api/products/import/jobs/${name}`
    expect((await test.call('DELETE', path, { token: test.token })).status).toBe(400)
  })

  it('is refused to those who may not change the stock', async () => {
    const { token } = await addColleague(test, 'sales')
    expect((await sendImport(test, LARGE, { token })).status).toBe(403)
  })
})
