import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createTestApp } from '../../tests/test-app.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

const nowhere = 'Niemand <niemand@woanders.example>'

/** What a server says of a mail that it could not deliver. */
const bounce = (messageId: string, recipient: string) => `Das ist eine automatische Meldung.

--grenze
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.firma.example

Final-Recipient: rfc822; ${recipient}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--grenze
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
Subject: Ihre Anfrage

--grenze--`

describe.skipIf(!DOVECOT)('a mailbox that is read (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
  })
  afterAll(() => at.close())

  it('brings a customer’s answer into the conversation and to Heute', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    await at.test.call('PUT', `/api/contact/${id}`, {
      token: at.test.token,
      headers: { 'If-Match': '*' },
      body: { stage: 'done' },
    })
    at.comes({ From: `Erika Muster <${email}>`, 'In-Reply-To': sent, References: sent })
    const { lastReadAt, ...status } = await at.fetch()
    expect(status).toMatchObject({
      taken: 1,
      error: null,
      configured: true,
      mailbox: 'anfrage@elbstapler.example',
    })
    expect(JSON.stringify(status)).not.toContain('geheim')
    expect(Date.parse(lastReadAt ?? '')).toBeGreaterThan(0)
    expect(await at.received(id)).toMatchObject([
      { text: 'Wann kann ich ihn sehen?', from: null, automatic: false },
    ])
    expect(await at.today(id)).toEqual(['received'])
    expect((await at.read(id)).stage).toBe('contacted')
  })

  it('notices by itself what arrives while nothing else is done', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: email, References: `<vorher@firma.example> ${sent}` })
    await vi.waitUntil(async () => (await at.received(id)).length > 0, 10_000)
  })

  it('shows who has written if it is somebody else', async () => {
    const { id } = await at.inquire()
    at.comes({ From: 'Karl <karl@firma.example>', 'In-Reply-To': await at.reply(id) })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ from: 'karl@firma.example', author: 'Karl' }])
  })

  it('takes a number in the subject only together with an address of that inquiry', async () => {
    const { id, receipt, email } = await at.inquire()
    at.comes({ From: nowhere, Subject: `Re: ${receipt}` })
    at.comes({ From: email, Subject: `AW: ${receipt.replace(/\d{5}$/, '09999')}` })
    at.comes({ From: email, Subject: 'Re: Ihre Anfrage', 'In-Reply-To': '<fremd@firma.example>' })
    await at.fetch()
    expect(await at.received(id)).toEqual([])
    at.comes({ From: email.toUpperCase(), Subject: `AW: Anfrage ${receipt}` }, 'Noch eine Frage')
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ text: 'Noch eine Frage' }])
  })

  it('leaves alone what the dealer writes, and what the product has told them', async () => {
    const { id } = await at.inquire()
    const sent = await at.reply(id)
    const [{ message_id: told } = { message_id: '' }] = await at.test.query<{ message_id: string }>(
      `select message_id from mail where kind = 'notification' and about = '${id}'`,
    )
    at.comes({ From: 'verkauf@elbstapler.example', 'In-Reply-To': sent })
    at.comes({ From: 'Kollege <kollege@privat.example>', 'In-Reply-To': told })
    at.comes({ From: 'post@elbstapler.example', 'Message-ID': told })
    await at.fetch()
    expect(await at.received(id)).toEqual([])
  })

  it('keeps an automatic answer, which moves nothing', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    const before = await at.read(id)
    at.comes({ From: email, 'In-Reply-To': sent, 'Auto-Submitted': 'auto-replied' }, 'Im Urlaub')
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ text: 'Im Urlaub', automatic: true }])
    expect((await at.read(id)).nextStep).toEqual(before.nextStep)
    expect(await at.today(id)).not.toContain('received')
  })

  it('says of an answer that came back why it did, also under Heute', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    const type = 'multipart/report; report-type=delivery-status; boundary=grenze'
    at.comes(
      {
        From: 'MAILER-DAEMON@mx.firma.example',
        'Return-Path': '<>',
        'MIME-Version': '1.0',
        'Content-Type': type,
        Subject: 'Undelivered Mail Returned to Sender',
      },
      `--grenze\nContent-Type: text/plain\n\n${bounce(sent, email)}`,
    )
    await at.fetch()
    const { messages, events } = await at.read(id)
    expect(messages).toMatchObject([{ kind: 'reply', state: 'failed' }])
    expect(events.map(({ text }) => text)).toContain(
      `Antwort an ${email} nicht zustellbar. Kam zurück: Die Adresse gibt es nicht (5.1.1, 550 5.1.1 User unknown)`,
    )
    expect(await at.today(id)).toContain('failedMail')
  })

  it('takes nothing twice when the mailbox numbers its mails anew', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: email, 'In-Reply-To': sent }, 'Nur einmal')
    const { taken } = await at.fetch()
    await at.mailbox.numberAnew()
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    await vi.waitUntil(async () => (await at.received(id)).length > 1, 20_000)
    expect((await at.received(id)).map(({ text }) => text)).toEqual(['Nur einmal', 'Danach'])
    expect((await at.fetch()).taken).toBe(taken + 1)
  })

  it('touches nothing in the mailbox', () => {
    const { untouched, opened } = at.mailbox.files()
    expect(untouched.length).toBeGreaterThan(10)
    expect(opened).toEqual([])
  })
})

it.skipIf(!DOVECOT)(
  'what came before the first day is passed over, even its heads (skipped without Dovecot)',
  async () => {
    const at = await createInboxTest()
    const { receipt, email } = await at.inquire()
    const before = new Date(Date.now() - 2 * DAY)
    for (let count = 0; count < 300; count++)
      at.comes({ From: email, Subject: `Re: ${receipt}` }, 'Von früher', before)
    expect(await at.fetch()).toMatchObject({ error: null, taken: 0 })
    await at.test.inbox?.close()
    await vi.waitUntil(() => at.mailbox.log().includes('body_count'))
    expect(at.mailbox.log()).toContain('hdr_count=0 hdr_bytes=0 body_count=0')
    await at.close()
  },
)

it('says that there is none, and what to set', async () => {
  const test = await createTestApp()
  const { data } = await test.get('/api/mail/inbox', test.token)
  expect(data).toMatchObject({ configured: false, mailbox: null, lastReadAt: null, taken: 0 })
  const { status, error } = await test.call('POST', '/api/mail/inbox', { token: test.token })
  expect({ status, error }).toEqual({
    status: 409,
    error: 'Es ist kein Postfach eingerichtet. Für den Betreiber der Website: IMAP_URL nennt es.',
  })
  await test.close()
})
