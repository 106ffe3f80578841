import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from '../inbox/inbox.testing.ts'

describe.skipIf(!DOVECOT)('mail about a joined enquiry (skipped without Dovecot)', () => {
  let at: InboxTest
  beforeAll(async () => {
    at = await createInboxTest()
  })
  afterAll(() => at.close())

  it('comes to the one that goes on, by what it answers and by either number', async () => {
    const older = await at.inquire()
    const younger = await at.inquire({ name: 'Kurt Kollege', message: 'Noch was: mit Kabine?' })
    const sent = await at.reply(younger.id)
    await at.post(`/contact/${younger.id}/join`, { into: older.id })
    at.comes({ From: younger.email, 'In-Reply-To': sent }, 'Antwort auf Ihre E-Mail')
    at.comes({ From: younger.email, Subject: `Frage zu ${younger.receipt}` }, 'Unter der alten')
    at.comes({ From: younger.email, Subject: `Frage zu ${older.receipt}` }, 'Unter der neuen')
    await at.fetch()
    await expect
      .poll(async () => (await at.received(older.id)).map(({ text }) => text))
      .toEqual(
        expect.arrayContaining(['Antwort auf Ihre E-Mail', 'Unter der alten', 'Unter der neuen']),
      )
    expect(await at.today(older.id)).toEqual(['received'])
    expect(await at.today(younger.id)).toEqual([])
  })
})
