import { describe, expect, it } from 'vitest'
import { appOnPostgresql } from '../../tests/app-on-postgresql.ts'
import { findPostgresql } from '../../tests/postgresql.ts'

describe.skipIf(!findPostgresql())('a process among others (skipped without PostgreSQL)', () => {
  const on = appOnPostgresql()

  const health = async () => {
    const response = await on.test.app.request('/healthz')
    return response.json()
  }

  it('may serve while its lease lives, and says so when it has lost it', async () => {
    await expect.poll(health).toEqual({ status: 'ok' })
    const lock = on.server.executeInBackground(
      'begin; lock table site_process in exclusive mode; select pg_sleep(600)',
    )
    await expect.poll(health).toEqual({ status: 'lease' })
    const response = await on.test.app.request('/healthz')
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    lock.kill()
    on.server.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
    )
    await expect.poll(health).toEqual({ status: 'ok' })
  })
})
