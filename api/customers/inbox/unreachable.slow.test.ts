import { afterEach, describe, expect, it, vi } from 'vitest'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

describe.skipIf(!DOVECOT)('a mailbox that cannot be read (skipped without Dovecot)', () => {
  let at: InboxTest
  afterEach(() => at.close())

  it('says what is wrong with the password and what to do, and everything else goes on', async () => {
    at = await createInboxTest((mailbox) => ({ IMAP_URL: mailbox.urlWith('falsch') }))
    const { error, lastReadAt, failingSince } = await at.fetch()
    expect(error).toMatch(/weist Benutzername oder Passwort ab.*Prüfen Sie IMAP_URL.*App-Passwort/)
    expect(error).not.toContain('falsch')
    expect({ lastReadAt, isFailing: failingSince !== null }).toEqual({
      lastReadAt: null,
      isFailing: true,
    })
    expect((await at.inquire()).id).toBeGreaterThan(0)
  })

  it('is read on when the server is back, and the administrators hear of it once', async () => {
    at = await createInboxTest()
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    await at.test.query(`update app_user set email = 'chefin@elbstapler.example'`)
    await at.fetch()
    await at.mailbox.stop()
    await vi.waitUntil(async () => (await at.status()).error !== null, 10_000)
    expect((await at.fetch()).error).toMatch(/nicht erreichbar/)

    const eleven = new Date(Date.now() - 11 * 60_000)
    await at.test.query(`update inbox set failing_since = ${eleven.getTime()}`)
    await at.fetch()
    await at.fetch()
    await at.test.outbox?.run()
    const told = at.server.mails.filter(({ headers }) => headers.subject?.includes('Postfach'))
    expect(told.map(({ to }) => to)).toEqual([['chefin@elbstapler.example']])
    expect(told[0]?.text).toContain('nicht erreichbar')

    at.comes({ From: email, 'In-Reply-To': sent })
    await at.mailbox.start()
    expect(await at.fetch()).toMatchObject({ error: null, failingSince: null, taken: 1 })
    expect(await at.received(id)).toHaveLength(1)
  })
})
