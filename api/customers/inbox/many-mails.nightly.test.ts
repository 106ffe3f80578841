import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { CONFIRMATIONS_AN_HOUR, THREAD_MAILS_AN_HOUR } from '../../../shared/mail/inbox.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

/** On a busy machine. */
const PATIENCE = { timeout: 100_000 }
const PROVEN = 'mx.elbstapler.example; spf=pass; dkim=pass'

describe.skipIf(!DOVECOT)('many mails of strangers (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
    await at.test.call('PUT', '/api/settings', {
      token: at.test.token,
      body: { mail: { ...demoSettings.mail, takeNew: true } },
    })
  })
  afterAll(() => at.close())

  const newest = async () => {
    const { data } = await at.test.get<Inquiry[]>('/api/contact', at.test.token)
    const [inquiry] = data
    if (!inquiry) throw new Error('There is an inquiry')
    return inquiry
  }
  const eventsOf = async (id: number) => (await at.read(id)).events.map(({ text }) => text)
  /** To how many addresses confirmations went or are about to go. */
  const confirmations = async () => {
    const rows = await at.test.query<{ recipient: string }>(
      `select recipient from mail where kind = 'confirmation' and recipient like '%@fremd.example'`,
    )
    return rows.length
  }

  it('wait in the mailbox when more than thirty come to one inquiry, and say so', async () => {
    const { id, email, receipt } = await at.inquire()
    const sent = await at.reply(id)
    for (let count = 0; count < THREAD_MAILS_AN_HOUR + 10; count++)
      at.comes({ From: email, 'In-Reply-To': sent, Subject: `Re: ${receipt}` }, `Antwort ${count}`)
    await vi.waitUntil(async () => (await at.fetch()).deferred.length === 10, PATIENCE)
    const { deferred, passedOver } = await at.status()
    expect(await at.received(id)).toHaveLength(THREAD_MAILS_AN_HOUR)
    expect(passedOver).toEqual([])
    expect(deferred[0]).toMatchObject({ from: email, subject: `Re: ${receipt}` })
    expect(deferred[0]?.reason).toContain('mehr als 30 E-Mails in einer Stunde')
    const { id: other, email: otherEmail } = await at.inquire()
    at.comes({ From: otherEmail, 'In-Reply-To': await at.reply(other) })
    await at.fetch()
    expect(await at.received(other)).toHaveLength(1)
  })

  it('of sixty invented senders are sixty inquiries, and a few confirmations', async () => {
    const before = await confirmations()
    for (let count = 0; count < 60; count++)
      at.comes({
        From: `Fremd <fremd${count}@fremd.example>`,
        Subject: 'Suche Stapler',
        'Authentication-Results': PROVEN,
      })
    const { taken } = await at.status()
    await vi.waitUntil(async () => (await at.fetch()).taken === taken + 60, PATIENCE)
    expect((await confirmations()) - before).toBeLessThanOrEqual(CONFIRMATIONS_AN_HOUR)
    expect((await eventsOf((await newest()).id)).join()).toContain('In dieser Stunde gingen schon')
  })

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
