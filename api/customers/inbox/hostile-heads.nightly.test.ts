import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

/** On a busy machine. */
const PATIENCE = { timeout: 100_000 }

describe.skipIf(!DOVECOT)('mails of strangers (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
    await at.takeNew()
  })
  afterAll(() => at.close())

  it('with a head that is an attack are read apart from the process that answers everybody', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    for (let count = 0; count < 30; count++) {
      at.comes({ From: 'a:'.repeat(32_000), Subject: `Suche ${count}` })
      at.comes({ From: email, References: '<a@b.example> '.repeat(70_000) })
    }
    const before = process.cpuUsage()
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    await at.fetch()
    await vi.waitUntil(async () => (await at.received(id)).length > 0, PATIENCE)
    const { user } = process.cpuUsage(before)
    // A quarter of a second for each of them where they were read in this process.
    expect(user / 1_000_000).toBeLessThan(6)
    await at.test.inbox?.close()
    await vi.waitUntil(() => at.mailbox.log().includes('body_count'))
    const bytes = [...at.mailbox.log().matchAll(/hdr_bytes=(\d+)/g)].map(([, count]) =>
      Number(count),
    )
    expect(Math.max(...bytes)).toBeLessThan(10_000_000)
  })
})
