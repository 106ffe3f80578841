import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BackupStatus } from '../../../../shared/backup/backup-work.ts'
import type { ImportJob } from '../../../../shared/stock/import.ts'
import { HOUR } from '../../../../shared/time/time.ts'
import { TaskEntity } from '../../../base/work/tasks/task.entity.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../../tests/postgresql.ts'
import { TestS3Server } from '../../../tests/s3-server.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { csv, NEW_HEADER, newRow, sendImport } from './send-import.testing.ts'

const bin = findPostgresql()
/** So many that the check is still under way when somebody else asks. */
const ROWS = 8_000
const LARGE = csv(NEW_HEADER, ...Array.from({ length: ROWS }, (_, at) => newRow(`L-${at}`)))
const SMALL = csv(NEW_HEADER, newRow('L-1', ''))

describe.skipIf(!bin)('with two machines on one database and one storage', () => {
  let server: TestPostgresql
  let s3: TestS3Server
  let here: TestApp
  let elsewhere: TestApp
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    s3 = await TestS3Server.start()
    const env = { DATABASE_URL: server.url, STORAGE_URL: s3.url() }
    here = await createTestApp(env)
    elsewhere = await createTestApp(env)
  })
  afterAll(async () => {
    await elsewhere?.close()
    await here?.close()
    await s3?.close()
    server?.stop()
  })

  const jobOf = (test: TestApp, job: string) =>
    test.get<ImportJob | null>(`/api/products/import/jobs/${job}`, test.token)
  async function untilRunning(job: string): Promise<void> {
    while ((await jobOf(elsewhere, job)).data?.phase !== 'check') await wait(10)
  }
  const statusOf = (test: TestApp) => test.get<BackupStatus>('/api/backups/status', test.token)
  /** As a process leaves a task that is killed while it does it. */
  const leave = (name: string, kind: 'import' | 'backup', state: unknown) =>
    here.database.orm.em
      .fork()
      .upsert(TaskEntity, { name, kind, status: 'running', state, reportedAt: new Date() })

  it('an import is followed from the other one, which also has its failed rows', async () => {
    const job = randomUUID()
    const table = LARGE + csv(newRow('L-neu', ''))
    const sent = sendImport(here, table, { fields: { job } })
    await untilRunning(job)
    const { data } = await sent
    const outcome = { phase: 'done', report: { created: ROWS, failed: 1 } }
    expect((await jobOf(elsewhere, job)).data).toMatchObject(outcome)
    const failed = await elsewhere.app.request(data.failedRows ?? '')
    expect(await failed.text()).toContain('L-neu')
  })

  it('the other one makes none beside it, and can cancel it', async () => {
    const job = randomUUID()
    const sent = sendImport(here, LARGE, { fields: { job, mode: 'apply' } })
    await untilRunning(job)
    const second = await sendImport(elsewhere, SMALL)
    expect([second.status, second.error]).toEqual([
      409,
      'Es läuft gerade ein anderer Import. Bitte warten Sie, bis er fertig ist.',
    ])
    const { token } = elsewhere
    await elsewhere.call('DELETE', `/api/products/import/jobs/${job}`, { token })
    expect((await sent).error).toBe('Der Import wurde abgebrochen. Es wurde nichts geändert.')
    expect(await here.query('select id from product')).toEqual([])
    expect((await sendImport(elsewhere, SMALL)).status).toBe(200)
  })

  it('an import that loses its lock ends before it changes anything', async () => {
    const job = randomUUID()
    const sent = sendImport(here, LARGE, { fields: { job, mode: 'apply' } })
    await untilRunning(job)
    server.execute(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`)
    expect((await sent).status).toBe(409)
    expect(await here.query('select id from product')).toEqual([])
  })

  it('says that an import has failed whose process was killed, also while the next one runs', async () => {
    const [checked, applied] = [randomUUID(), randomUUID()]
    await leave(checked, 'import', { phase: 'check', done: 7, total: 0 })
    await leave(applied, 'import', { phase: 'apply', done: 0, total: 9 })
    const interrupted = 'Der Server wurde neu gestartet, bevor der Import fertig war.'
    const errors = async () => [
      (await jobOf(elsewhere, checked)).data?.error,
      (await jobOf(elsewhere, applied)).data?.error,
    ]
    const expected = [
      `${interrupted} Es wurde nichts geändert.`,
      `${interrupted} Ob er noch übernommen wurde, steht unter „Frühere Importe“.`,
    ]
    expect(await errors()).toEqual(expected)
    const job = randomUUID()
    const next = sendImport(here, LARGE, { fields: { job } })
    await untilRunning(job)
    expect(await errors()).toEqual(expected)
    expect((await next).status).toBe(200)
  })

  it('forgets imports and failed rows after a day', async () => {
    const job = randomUUID()
    const { data } = await sendImport(here, SMALL, { fields: { job } })
    await here.housekeeping.run(new Date(Date.now() + 23 * HOUR))
    expect((await jobOf(elsewhere, job)).data).not.toBeNull()
    expect((await elsewhere.app.request(data.failedRows ?? '')).status).toBe(200)
    await here.housekeeping.run(new Date(Date.now() + 25 * HOUR))
    expect((await jobOf(elsewhere, job)).data).toBeNull()
    expect((await elsewhere.app.request(data.failedRows ?? '')).status).toBe(404)
  })

  it('a backup is made once, and both know how far it is and why the last one failed', async () => {
    const made = here.call('POST', '/api/backups', { token: here.token })
    while (!(await statusOf(elsewhere)).data.work) await wait(10)
    const second = await elsewhere.call('POST', '/api/backups', { token: elsewhere.token })
    expect([second.status, second.error]).toEqual([
      409,
      'Es läuft gerade eine andere Sicherung oder Wiederherstellung. Bitte warten Sie, bis sie fertig ist.',
    ])
    expect((await made).status).toBe(201)
    expect((await statusOf(elsewhere)).data).toMatchObject({ work: null, failure: null })

    const work = { kind: 'backup', done: 1, total: 9 }
    await leave('backup', 'backup', { work, failure: null })
    for (const test of [here, elsewhere])
      expect((await statusOf(test)).data).toMatchObject({
        work: null,
        failure: { error: 'Der Server wurde neu gestartet, bevor sie fertig war.' },
      })
    await elsewhere.call('POST', '/api/backups', { token: elsewhere.token })
    expect((await statusOf(here)).data.failure).toBeNull()
  })
})
