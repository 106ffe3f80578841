import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const bin = findPostgresql()

describe.skipIf(!bin)('a process among others (skipped without PostgreSQL)', () => {
  let server: TestPostgresql
  let test: TestApp
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    test = await createTestApp({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await test?.close()
    server?.stop()
  })

  const health = async () => {
    const response = await test.app.request('/healthz')
    return response.json()
  }

  it('may serve while its lease lives, and says so when it has lost it', async () => {
    await expect.poll(health).toEqual({ status: 'ok' })
    const lock = server.executeInBackground(
      'begin; lock table site_process in exclusive mode; select pg_sleep(600)',
    )
    await expect.poll(health).toEqual({ status: 'lease' })
    const response = await test.app.request('/healthz')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    lock.kill()
    server.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
    )
    await expect.poll(health).toEqual({ status: 'ok' })
  })
})
