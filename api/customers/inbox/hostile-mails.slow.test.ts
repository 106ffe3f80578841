import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import {
  CONFIRMATIONS_AN_HOUR,
  MAIL_ATTEMPTS,
  THREAD_MAILS_AN_HOUR,
} from '../../../shared/mail/inbox.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { findPostgresql, startPostgresql } from '../../tests/postgresql.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

/** On a busy machine. */
const PATIENCE = { timeout: 100_000 }
const PROVEN = 'mx.elbstapler.example; spf=pass; dkim=pass'

describe.skipIf(!DOVECOT)('mails of strangers (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
    await at.takeNew()
  })
  afterAll(() => at.close())

  const newest = async () => {
    const { data } = await at.test.get<Inquiry[]>('/api/contact', at.test.token)
    const [inquiry] = data
    if (!inquiry) throw new Error('There is an inquiry')
    return inquiry
  }
  const close = (id: number) =>
    at.test.call('PUT', `/api/contact/${id}`, {
      token: at.test.token,
      headers: { 'If-Match': '*' },
      body: { stage: 'done' },
    })
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
    for (let count = 0; count < THREAD_MAILS_AN_HOUR + 2; count++)
      at.comes({ From: email, 'In-Reply-To': sent, Subject: `Re: ${receipt}` }, `Antwort ${count}`)
    await vi.waitUntil(async () => (await at.fetch()).deferred.length === 2, PATIENCE)
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

  it('hold up none behind them with a head that is an attack', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: 'a:'.repeat(32_000), Subject: 'Suche' })
    at.comes({ From: email, References: '<a@b.example> '.repeat(70_000) })
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    await at.fetch()
    await vi.waitUntil(async () => (await at.received(id)).length > 0, PATIENCE)
  })

  it('are confirmed only where the own mail server proves the address', async () => {
    for (const [lines, said] of [
      [{}, 'Ihr Mailserver sagt nicht, ob die Adresse des Absenders echt ist'],
      [{ 'Authentication-Results': 'mx.fremd.example; spf=pass; dkim=pass' }, 'sagt nicht'],
      [
        { 'Authentication-Results': 'mx.elbstapler.example; spf=none; dkim=none' },
        'nicht bestätigen',
      ],
      [
        {
          'Authentication-Results':
            'mx.elbstapler.example; spf=fail smtp.mailfrom=fremd.example\r\nAuthentication-Results: mx.elbstapler.example; dkim=pass',
        },
        'hält die Adresse des Absenders für gefälscht',
      ],
      [
        {
          'Authentication-Results':
            'mx.elbstapler.example; spf=pass smtp.mailfrom=x@werbung.example',
        },
        'nicht bestätigen',
      ],
    ] as const) {
      at.comes({ From: 'Opfer <opfer@fremd.example>', Subject: 'Suche Stapler', ...lines })
      await at.fetch()
      const { id, email } = await newest()
      expect(email).toBe('opfer@fremd.example')
      expect((await eventsOf(id)).join()).toContain(said)
      await at.test.query(`delete from mail where about = '${id}'`)
    }
    expect(await confirmations()).toBe(0)
    at.comes({ From: 'Echt <echt@fremd.example>', 'Authentication-Results': PROVEN })
    await at.fetch()
    expect(await confirmations()).toBe(1)
  })

  it('of many invented senders are as many inquiries, and a few confirmations', async () => {
    const before = await confirmations()
    const senders = CONFIRMATIONS_AN_HOUR + 2
    for (let count = 0; count < senders; count++)
      at.comes({
        From: `Fremd <fremd${count}@fremd.example>`,
        Subject: 'Suche Stapler',
        'Authentication-Results': PROVEN,
      })
    const { taken } = await at.status()
    await vi.waitUntil(async () => (await at.fetch()).taken === taken + senders, PATIENCE)
    expect((await confirmations()) - before).toBeLessThanOrEqual(CONFIRMATIONS_AN_HOUR)
    expect((await eventsOf((await newest()).id)).join()).toContain('In dieser Stunde gingen schon')
  })

  it.each<Record<string, string>>([
    { 'Authentication-Results': 'mx.elbstapler.example; dmarc=fail header.from=firma.example' },
    { 'X-Spam-Flag': 'YES' },
  ])('in a customer’s name are marked, and open nothing again: %o', async (lines) => {
    const { id, email, receipt } = await at.inquire()
    const sent = await at.reply(id)
    await close(id)
    at.comes({ From: email, 'In-Reply-To': sent, Subject: 'Neue Kontonummer', ...lines })
    const { passedOver } = await at.fetch()
    expect(await at.received(id)).toMatchObject([{ suspicious: true }])
    expect((await at.read(id)).stage).toBe('done')
    expect(passedOver[0]).toMatchObject({ from: email, subject: 'Neue Kontonummer' })
    expect(passedOver[0]?.reason).toContain(receipt)
  })

  it.each([
    ['Message-ID', '=?utf-8?q?=3Ca=00b=40firma=2Eexample=3E?='],
    ['Message-ID', '<a\0b@firma.example>'],
    ['References', '=?utf-8?q?=3Ca=00b=40firma=2Eexample=3E?='],
    ['Subject', '=?utf-8?q?Suche=00_Stapler?='],
    ['From', '=?utf-8?q?K=00arl?= <ka\0rl@firma.example>'],
  ])('with a NUL in %s: %s hold up nobody', async (name, value) => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: email, 'In-Reply-To': sent, [name]: value }, 'Mit\0 NUL')
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    await at.fetch()
    const texts = (await at.received(id)).map(({ text }) => text)
    expect(texts.at(-1)).toBe('Danach')
    expect(JSON.stringify(await at.read(id))).not.toContain('\\u0000')
  })

  it('that cannot be stored are passed over after ten attempts, say so, and hold up nobody', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    await at.test.query(
      "create trigger poison before insert on message when new.text = 'Gift' begin select raise(abort, 'poison'); end",
    )
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: email, 'In-Reply-To': sent, Subject: 'Giftig' }, 'Gift')
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    const { deferred } = await at.fetch()
    expect(deferred.map(({ subject }) => subject)).toContain('Giftig')
    expect((await at.received(id)).map(({ text }) => text)).toEqual(['Danach'])
    for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt++) {
      await at.test.query("update set_aside_mail set retry_at = 0 where subject = 'Giftig'")
      await at.fetch()
    }
    const { passedOver, error, deferred: waiting } = await at.status()
    expect(passedOver.find(({ subject }) => subject === 'Giftig')).toMatchObject({ from: email })
    expect(waiting.map(({ subject }) => subject)).not.toContain('Giftig')
    expect(error).toBeNull()
    expect(said).toHaveBeenCalledTimes(MAIL_ATTEMPTS)
    await at.test.query('drop trigger poison')
  })
})

const bin = findPostgresql()

it.skipIf(!DOVECOT || !bin)(
  'a mail with a NUL in its head holds up nobody on PostgreSQL (skipped without it or Dovecot)',
  async () => {
    const postgresql = await startPostgresql(String(bin))
    const at = await createInboxTest(() => ({ DATABASE_URL: postgresql.url }))
    const { id, email, receipt } = await at.inquire()
    const encoded = '=?utf-8?q?=3Ca=00b=40firma=2Eexample=3E?='
    for (const name of ['Message-ID', 'In-Reply-To', 'References', 'Subject'])
      at.comes({ From: email, Subject: `Re: ${receipt}`, [name]: encoded }, 'Mit NUL')
    at.comes({ From: email, Subject: `Re: ${receipt}` }, 'Danach')
    // The one whose subject has lost the number is named.
    const passedOver = [{ from: email, subject: '<ab@firma.example>' }]
    expect(await at.fetch()).toMatchObject({ error: null, deferred: [], passedOver })
    expect((await at.received(id)).at(-1)?.text).toBe('Danach')
    await at.close()
    postgresql.stop()
  },
)
