import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../../../../shared/time/time.ts'
import { type MailedApp, mailedApp } from '../../../tests/mailed-app.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../../tests/postgresql.ts'

const bin = findPostgresql()

describe.skipIf(!bin)('a database that goes away (skipped without PostgreSQL)', () => {
  let postgresql: TestPostgresql
  let test: MailedApp
  beforeAll(async () => {
    postgresql = await startPostgresql(String(bin))
    test = await mailedApp({ DATABASE_URL: postgresql.url })
  })
  afterAll(async () => {
    await test?.close()
    postgresql?.stop()
  })

  it('does not make a mail go out twice that the mail server was taking', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    // An outage is logged once a minute, and the file before this one may just have had one.
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + MINUTE)
    const message = 'Ist der Stapler noch zu haben?'
    const body = { name: 'Erika Muster', email: 'erika@firma.example', message }
    expect((await test.call('POST', '/api/contact', { body })).status).toBe(201)
    const { mailServer } = test
    mailServer.behaviour = {
      recipient() {
        postgresql.crash()
        mailServer.behaviour = {}
        return undefined
      },
    }
    const sending = test.outbox?.run()
    await expect.poll(() => log.mock.calls.join()).toContain('Datenbank ist gerade nicht verfügbar')
    postgresql.start()
    await sending
    const counts = (await test.get('/api/mail', test.token)).data
    expect(counts).toMatchObject({ counts: { waiting: 0, sent: 2, failed: 0 } })
    expect(mailServer.mails).toHaveLength(2)
    log.mockRestore()
  })
})
