import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InboxStatus } from '../../../shared/mail/inbox.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

describe.skipIf(!DOVECOT)('mails that somebody passes on (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest(() => ({ CONTACT_LIMIT: '3' }))
    await at.takeNew()
  })
  afterAll(() => at.close())

  const inquiries = async () => (await at.test.get<Inquiry[]>('/api/contact', at.test.token)).data
  const inquiryOf = async (email: string) =>
    (await inquiries()).find((inquiry) => inquiry.email === email)
  const portal = {
    From: 'Staplerbörse <noreply@boerse.example>',
    Subject: 'Neue Anfrage zu Ihrem Inserat',
    'Authentication-Results': 'mx.elbstapler.example; dkim=pass header.d=boerse.example',
  }

  it.each([
    ['a portal', {}],
    ['a portal that calls itself a program', { 'Auto-Submitted': 'auto-generated' }],
    [
      'a portal with a link to end its mails',
      { 'List-Unsubscribe': '<https://boerse.example/ab>' },
    ],
    ['the house’s own old form', { From: 'Website <verkauf@elbstapler.example>' }],
    [
      'the house’s form, which its server marks as junk',
      { From: 'Website <verkauf@elbstapler.example>', Precedence: 'junk' },
    ],
    ['another domain', { From: 'Formular <post@agentur.example>' }],
  ])('are the words of whom %s names to reply to', async (_, lines) => {
    const email = `kunde${Math.random().toString(36).slice(2)}@kunz.example`
    at.comes({ ...portal, ...lines, 'Reply-To': `Karla Kunz <${email}>` })
    await at.fetch()
    const inquiry = await inquiryOf(email)
    expect(inquiry).toMatchObject({ name: 'Karla Kunz', source: 'mail' })
    const { address } = /<(?<address>.*)>/.exec({ ...portal, ...lines }.From)?.groups ?? {}
    expect((await at.read(inquiry?.id ?? 0)).events.map(({ text }) => text)).toContain(
      `Kam als E-Mail in das Postfach, weitergegeben von ${address}`,
    )
    expect(await inquiryOf(address ?? '')).toBeUndefined()
  })

  it('are confirmed to the customer, not to the program', async () => {
    at.comes({ ...portal, 'Reply-To': 'Paul <paul@plan.example>' })
    await at.fetch()
    await at.test.outbox?.run()
    const told = at.test.mailServer.mails.map(({ to }) => to[0])
    expect(told).toContain('paul@plan.example')
    expect(told).not.toContain('noreply@boerse.example')
  })

  it('count for the customer, so that a portal may send many', async () => {
    const before = (await inquiries()).length
    for (let count = 0; count < 5; count++)
      at.comes({ ...portal, 'Reply-To': `k${count}@viele.example` })
    await at.fetch()
    expect(await inquiries()).toHaveLength(before + 5)
  })

  it('answer an inquiry as the customer’s word', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: 'noreply@ticket.example', 'Reply-To': email, 'In-Reply-To': sent })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ from: null, automatic: false }])
  })

  it('are the sender’s own, where the house is named to reply to', async () => {
    at.comes({ From: 'Gerd <gerd@gleis.example>', 'Reply-To': 'verkauf@elbstapler.example' })
    await at.fetch()
    expect(await inquiryOf('gerd@gleis.example')).toBeDefined()
  })

  it.each([
    ['a newsletter', { 'List-Id': '<neues.example>' }],
    ['what goes to many', { Precedence: 'bulk' }],
    ['an absence note', { 'Auto-Submitted': 'auto-replied' }],
  ])('are left alone if it is %s', async (_, lines) => {
    at.comes({ ...portal, ...lines, 'Reply-To': 'laut@news.example' })
    await at.fetch()
    expect(await inquiryOf('laut@news.example')).toBeUndefined()
  })

  it.each(['einkauf&lager', 'halle/2', 'jörg'])(
    'of an address that is seldom seen become inquiries, and are answered there: %s',
    async (name) => {
      const email = `${name}@selten.example`
      at.comes({ From: email, Subject: 'Suche Stapler' })
      await at.fetch()
      const inquiry = await inquiryOf(email)
      await at.reply(inquiry?.id ?? 0)
      expect(at.test.mailServer.mails.flatMap(({ to }) => to)).toContain(email)
    },
  )

  it('become inquiries, though the address has dots that no form would take', async () => {
    at.comes({ From: 'erika..muster@docomo.example', Subject: 'Suche Stapler' })
    await at.fetch()
    expect(await inquiryOf('erika..muster@docomo.example')).toBeDefined()
  })

  it('are named as passed over if nobody can be answered', async () => {
    const before = (await inquiries()).length
    at.comes({ ...portal, Subject: 'Anfrage ohne Adresse' })
    const { passedOver } = await at.fetch()
    expect(passedOver[0]).toMatchObject({
      from: 'noreply@boerse.example',
      subject: 'Anfrage ohne Adresse',
      reason: 'An die Adresse des Absenders lässt sich nicht antworten.',
    })
    expect(await inquiries()).toHaveLength(before)
  })
})

describe.skipIf(!DOVECOT)('an answer of somebody else (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
  })
  afterAll(() => at.close())

  const answer = async (id: number) => {
    await at.test.outbox?.run()
    at.test.mailServer.mails.length = 0
    await at.reply(id)
    return at.test.mailServer.mails.map(({ to }) => to[0])
  }

  it('is answered in turn, and whoever got it besides is named', async () => {
    const { id, email } = await at.inquire()
    at.comes({
      From: 'Karl <karl@firma.example>',
      To: `verkauf@elbstapler.example, ${email}`,
      Cc: 'Chef <chef@firma.example>, karl@firma.example',
      'In-Reply-To': await at.reply(id),
    })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([
      { from: 'karl@firma.example', cc: [email, 'chef@firma.example'] },
    ])
    expect(await answer(id)).toEqual(['karl@firma.example'])
  })

  it('whose sender is in doubt is not answered', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: 'karl@fremd.example', 'In-Reply-To': sent, 'X-Spam-Flag': 'YES' })
    await at.fetch()
    expect(await answer(id)).toEqual([email])
  })

  it('by a ticket system of the customer’s is their word, marked as such, and opens the inquiry', async () => {
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    await at.test.call('PUT', `/api/contact/${id}`, {
      token: at.test.token,
      headers: { 'If-Match': '*' },
      body: { stage: 'done' },
    })
    at.comes({ From: email, 'In-Reply-To': sent, 'Auto-Submitted': 'auto-generated' })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ automatic: false, fromProgram: true }])
    expect(await at.today(id)).toContain('received')
  })

  it('by a program that nobody knows moves nothing', async () => {
    const { id } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({
      From: 'system@fremd.example',
      'In-Reply-To': sent,
      'Auto-Submitted': 'auto-generated',
    })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([{ automatic: true, fromProgram: false }])
  })

  it('that names a customer to reply to, and a number, is in doubt if it comes from elsewhere', async () => {
    const { id, receipt, email } = await at.inquire()
    at.comes({ From: 'wer@fremd.example', 'Reply-To': email, Subject: `Re: ${receipt}` })
    at.comes({ From: 'zentrale@firma.example', 'Reply-To': email, Subject: `Re: ${receipt}` })
    await at.fetch()
    expect(await at.received(id)).toMatchObject([
      { suspicious: true, passedOnBy: 'wer@fremd.example' },
      { suspicious: false, passedOnBy: 'zentrale@firma.example' },
    ])
  })

  it('of a customer that names no inquiry is said to lie in the mailbox, though new mails are left there', async () => {
    const { email } = await at.inquire()
    at.comes({ From: email, Subject: 'Noch etwas' })
    at.comes({ From: 'fremd@anders.example', Subject: 'Hallo' })
    at.comes({ From: email, Subject: 'Neues', 'List-Id': '<neues.example>' })
    const { passedOver } = await at.fetch()
    expect(passedOver).toMatchObject([
      {
        from: email,
        subject: 'Noch etwas',
        reason:
          'Sie kommt von jemandem, der schon angefragt hat, und nennt keine Anfrage, zu der sie gehört.',
      },
    ])
  })

  it('that was passed over is taken over by hand, once, with its words and who sent it', async () => {
    const { email } = await at.inquire()
    at.comes({ From: email, Subject: 'Von Hand' }, 'Bitte melden.')
    const passedOver = (await at.fetch()).passedOver.find(({ subject }) => subject === 'Von Hand')
    const take = () => at.post<InboxStatus>(`/mail/inbox/passed-over/${passedOver?.key}`)
    expect((await take()).data.passedOver.map(({ key }) => key)).not.toContain(passedOver?.key)
    const { data } = await at.test.get<Inquiry[]>('/api/contact', at.test.token)
    expect(data[0]).toMatchObject({ email, message: 'Von Hand\n\nBitte melden.', source: 'mail' })
    expect(await take()).toMatchObject({ status: 404 })
  })

  it('that nobody can be answered to is taken over with what there is', async () => {
    at.comes({ From: 'noreply@boerse.example', 'In-Reply-To': '<x@y.example>' }, 'Tel. 040 1234')
    await at.takeNew()
    const [passedOver] = (await at.fetch()).passedOver
    await at.post(`/mail/inbox/passed-over/${passedOver?.key}`)
    const { data } = await at.test.get<Inquiry[]>('/api/contact', at.test.token)
    expect(data[0]).toMatchObject({
      name: 'noreply',
      email: '',
      message: expect.stringContaining('040'),
    })
  })

  it('that was passed over and is gone from the mailbox meanwhile is said to be, and taken for nothing', async () => {
    at.comes({ From: 'noreply@boerse.example', Subject: 'Gleich gelöscht' })
    const { taken, passedOver } = await at.fetch()
    const key = passedOver.find(({ subject }) => subject === 'Gleich gelöscht')?.key
    at.mailbox.empty()
    const { status, error } = await at.post(`/mail/inbox/passed-over/${key}`)
    expect({ status, error }).toMatchObject({
      status: 409,
      error: expect.stringContaining('nicht mehr im gelesenen Ordner'),
    })
    expect((await at.status()).taken).toBe(taken)
  })

  it('is none if it is a mail of ours that has got another Message-ID on its way', async () => {
    const { id, receipt, email } = await at.inquire()
    await at.test.outbox?.run()
    const told = at.test.mailServer.mails.find(({ to }) => to[0]?.startsWith('verkauf@'))
    at.comes({
      From: 'post@elbstapler.example',
      'Reply-To': email,
      Subject: `Neue Anfrage ${receipt}`,
      'X-Own-Message-ID': told?.headers['x-own-message-id'] ?? '',
      'Message-ID': '<anders@relay.example>',
    })
    await at.fetch()
    expect(told?.headers['x-own-message-id']).toBe(told?.headers['message-id'])
    expect(await at.received(id)).toEqual([])
  })
})
