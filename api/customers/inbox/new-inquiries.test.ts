import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/company.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

describe.skipIf(!DOVECOT)('new mails in the mailbox (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
  })
  afterAll(() => at.close())

  const takeNew = (isOn: boolean) =>
    at.test.call('PUT', '/api/settings', {
      token: at.test.token,
      body: { mail: { ...demoSettings.mail, takeNew: isOn } },
    })
  const inquiries = async () => (await at.test.get<Inquiry[]>('/api/contact', at.test.token)).data
  const from = 'Karla Kunz <karla@kunz.example>'

  it('are left alone unless the dealer wants them, and those of before stay so', async () => {
    at.comes({ From: from, Subject: 'Alte Frage' })
    expect((await at.fetch()).taken).toBe(0)
    await takeNew(true)
    expect((await at.fetch()).taken).toBe(0)
  })

  it('become inquiries, with the company that the signature names', async () => {
    await takeNew(true)
    at.comes(
      { From: from, Subject: 'Suche Stapler' },
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
    const told = at.server.mails.map(({ to }) => to[0])
    expect(told).toEqual(
      expect.arrayContaining(['verkauf@elbstapler.example', 'karla@kunz.example']),
    )
  })

  it.each([
    ['a newsletter', { From: from, 'List-Id': '<news.example>' }],
    ['what goes to many', { From: from, Precedence: 'bulk' }],
    ['an automatic mail', { From: from, 'Auto-Submitted': 'auto-generated' }],
    ['a mail of a colleague', { From: 'verkauf@elbstapler.example' }],
    ['a mail without a sender', { From: 'undisclosed' }],
  ])('are left alone if it is %s', async (_, lines) => {
    await takeNew(true)
    const before = (await inquiries()).length
    at.comes({ Subject: 'Angebot', ...lines })
    await at.fetch()
    expect(await inquiries()).toHaveLength(before)
  })

  it('bring nobody back who was erased after they were written', async () => {
    await takeNew(true)
    const written = new Date()
    const { data: people } = await at.test.get<{ key: string }[]>(
      '/api/persons?search=karla@kunz.example',
      at.test.token,
    )
    const erased = await at.post(`/persons/${people[0]?.key}/erase`, { mode: 'apply' })
    expect(erased.status).toBe(200)
    at.comes({ From: from, Subject: 'Vor der Löschung' }, 'Noch eine Frage', written)
    await at.fetch()
    expect(await inquiries()).toEqual([])
  })
})
