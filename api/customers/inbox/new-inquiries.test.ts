import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { MAIL_FILES } from '../../../shared/inquiries/message.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { filePart, MIXED, multipart, part } from '../../base/files/mails/mails.testing.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

describe.skipIf(!DOVECOT)('new mails in the mailbox (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
  })
  afterAll(() => at.close())

  const inquiries = async () => (await at.test.get<Inquiry[]>('/api/contact', at.test.token)).data
  const from = 'Karla Kunz <karla@kunz.example>'
  /** What the own mail server says of a sender who is the one named. */
  const proven = { 'Authentication-Results': 'mx.elbstapler.example; dkim=pass; spf=pass' }

  it('are left alone unless the dealer wants them, and those of before stay so', async () => {
    at.comes({ From: from, Subject: 'Alte Frage' })
    expect((await at.fetch()).taken).toBe(0)
    await at.takeNew()
    expect((await at.fetch()).taken).toBe(0)
  })

  it('become inquiries, with the company that the signature names', async () => {
    await at.takeNew()
    at.comes(
      { From: from, Subject: 'Suche Stapler', ...proven },
      'Haben Sie einen 2,5-t-Diesel?\n\nMit freundlichen Grüßen\nKarla Kunz\nKunz Logistik GmbH',
    )
    await at.fetch()
    const [inquiry] = await inquiries()
    expect(inquiry).toMatchObject({
      name: 'Karla Kunz',
      company: 'Kunz Logistik GmbH',
      email: 'karla@kunz.example',
      source: 'mail',
      stage: 'new',
      spam: false,
    })
    expect(inquiry?.message).toMatch(/^Suche Stapler\n\nHaben Sie einen 2,5-t-Diesel\?/)
    await at.test.outbox?.run()
    const told = at.test.mailServer.mails.map(({ to }) => to[0])
    expect(told).toEqual(
      expect.arrayContaining(['verkauf@elbstapler.example', 'karla@kunz.example']),
    )
  })

  it.each([
    ['X-Spam-Flag', 'YES'],
    ['X-Spam-Status', 'Yes, score=9.1 required=5.0'],
    ['X-MS-Exchange-Organization-SCL', '6'],
  ])('go to the spam with %s: %s, and nobody gets a mail', async (name, value) => {
    await at.takeNew()
    const before = await inquiries()
    at.comes({ From: 'Winner <winner@won.example>', Subject: 'YOU HAVE WON', [name]: value })
    await at.fetch()
    expect(await inquiries()).toEqual(before)
    const { data } = await at.test.get<Inquiry[]>('/api/contact?spam=true', at.test.token)
    expect(data[0]).toMatchObject({ email: 'winner@won.example', spam: true, source: 'mail' })
    const { id = 0 } = data[0] ?? {}
    expect(await at.today(id)).toEqual([])
    expect((await at.read(id)).events.map(({ text }) => text)).toContain(
      'Als Spam eingestuft: vom Mailserver so gekennzeichnet',
    )
    expect(await at.test.query(`select 1 from mail where about = '${id}'`)).toEqual([])
  })

  it('greet the person by name as they are called', async () => {
    await at.takeNew()
    const birte = '"Hansen, Birte (Nordfracht)" <birte@nordfracht.example>'
    at.comes({ From: birte, Subject: 'Suche Stapler', ...proven })
    await at.fetch()
    await at.test.outbox?.run()
    const found = (await inquiries()).find(({ email }) => email === 'birte@nordfracht.example')
    expect(found).toMatchObject({ name: 'Birte Hansen', company: 'Nordfracht' })
    const confirmation = at.test.mailServer.mails.find(
      ({ to }) => to[0] === 'birte@nordfracht.example',
    )
    expect(confirmation?.text).toContain('Guten Tag Birte Hansen,')
  })

  it('that a server has found to be no spam are inquiries', async () => {
    await at.takeNew()
    const lines = { 'X-Spam-Flag': 'NO', 'X-Spam-Status': 'No, score=1.0', 'X-Spam': 'no' }
    at.comes({ From: 'Gut <gut@kunz.example>', Subject: 'Kein Spam', ...lines })
    await at.fetch()
    expect((await inquiries())[0]).toMatchObject({ email: 'gut@kunz.example', spam: false })
  })

  it('with files wait like any other inquiry, with the customer’s own words', async () => {
    await at.takeNew()
    const { id: other } = await at.inquire()
    const long = `Anbei der Plan. ${'Wir brauchen Stapler. '.repeat(300)}`
    at.comes(
      { From: 'Paul <paul@plan.example>', Subject: 'Anfrage mit Plan', ...MIXED },
      multipart([
        part('text/plain; charset=utf-8', long),
        filePart('Plan.pdf', 'application/pdf', '%PDF-1.7\nPlan\n%%EOF\n'),
      ]),
    )
    await at.fetch()
    const found = (await inquiries()).find(({ email }) => email === 'paul@plan.example')
    const id = found?.id ?? 0
    expect(found?.message).toMatch(/^Anfrage mit Plan\n\nAnbei der Plan\. .*Datei bei\.$/s)
    expect(await at.today(id)).toEqual(await at.today(other))
    const { data } = await at.test.get<Today>('/api/today', at.test.token)
    expect(data.items.find(({ inquiry }) => inquiry.id === id)?.lastMessage).toBeNull()
    const [files, ...rest] = (await at.read(id)).messages
    expect(rest).toEqual([])
    expect(files).toMatchObject({ kind: 'received', text: MAIL_FILES, automatic: true })
    expect(files?.attachments.map(({ name }) => name)).toEqual(['Nachricht.txt', 'Plan.pdf'])
  })

  it.each([
    ['a newsletter', { From: from, 'List-Id': '<news.example>' }],
    ['what goes to many', { From: from, Precedence: 'bulk' }],
    ['an automatic mail', { From: from, 'Auto-Submitted': 'auto-generated' }],
    ['a mail of a colleague', { From: 'verkauf@elbstapler.example' }],
    ['a mail without a sender', { From: 'undisclosed' }],
  ])('are left alone if it is %s', async (_, lines) => {
    await at.takeNew()
    const before = (await inquiries()).length
    at.comes({ Subject: 'Angebot', ...lines })
    await at.fetch()
    expect(await inquiries()).toHaveLength(before)
  })

  it('bring nobody back who was erased after they were written', async () => {
    await at.takeNew()
    const written = new Date()
    const { data: people } = await at.test.get<{ key: string }[]>(
      '/api/persons?search=karla@kunz.example',
      at.test.token,
    )
    const erased = await at.post(`/persons/${people[0]?.key}/erase`, { mode: 'apply' })
    expect(erased.status).toBe(200)
    at.comes({ From: from, Subject: 'Vor der Löschung' }, 'Noch eine Frage', written)
    await at.fetch()
    expect((await inquiries()).map(({ email }) => email)).not.toContain('karla@kunz.example')
  })
})
