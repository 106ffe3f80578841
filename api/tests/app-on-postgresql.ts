import { afterAll, beforeAll } from 'vitest'
import { findPostgresql, startPostgresql, type TestPostgresql } from './postgresql.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/**
 * The application on a PostgreSQL server of its own, for the tests of the description in which it is asked for: both are
 * there once those run, and end after the last one.
 * @param env environment variables of the application
 * @example
 * describe.skipIf(!findPostgresql())('feeds with PostgreSQL', () => {
 *   const on = appOnPostgresql()
 *   it('are the same', async () => { await on.test.get('/feeds/…') })
 * })
 */
export function appOnPostgresql(env: Record<string, string> = {}): {
  readonly test: TestApp
  readonly server: TestPostgresql
} {
  let server: TestPostgresql
  let test: TestApp
  beforeAll(async () => {
    server = await startPostgresql(String(findPostgresql()))
    test = await createTestApp({ DATABASE_URL: server.url, ...env })
  })
  afterAll(async () => {
    await test?.close()
    server?.stop()
  })
  return {
    get test() {
      return test
    },
    get server() {
      return server
    },
  }
}
