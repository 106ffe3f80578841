import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import getPort from 'get-port'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAIL_ATTEMPTS } from '../../../shared/mail/inbox.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { createInboxTest, type InboxTest } from './inbox.testing.ts'

describe.skipIf(!DOVECOT)('a mailbox that cannot be read (skipped without Dovecot)', () => {
  let at: InboxTest
  afterEach(() => at.close())

  it('says what is wrong with the password and what to do, and everything else goes on', async () => {
    at = await createInboxTest((mailbox) => ({ IMAP_URL: mailbox.urlWith('falsch') }))
    const { error, lastReadAt, failingSince } = await at.fetch()
    expect(error).toMatch(/weist Benutzername oder Passwort ab.*App-Passwort.*Betreiber.*IMAP_URL/)
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
    const told = at.test.mailServer.mails.filter(({ headers }) =>
      headers.subject?.includes('Postfach'),
    )
    expect(told.map(({ to }) => to)).toEqual([['chefin@elbstapler.example']])
    expect(told[0]?.text).toContain('nicht erreichbar')

    at.comes({ From: email, 'In-Reply-To': sent })
    await at.mailbox.start()
    expect(await at.fetch()).toMatchObject({ error: null, failingSince: null, taken: 1 })
    expect(await at.received(id)).toHaveLength(1)
  })

  it.each([
    ['its text', /UID FETCH 1 \(.*BODY\.PEEK\[\]/],
    ['its head', /UID FETCH (?:1|1[,:][\d,:]+) \(.*BODY\.PEEK\[HEADER\]/],
  ])('passes over a mail if its server gives up whenever it is asked for %s', async (_, asked) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const proxy = createServer()
    const port = await getPort()
    await once(proxy.listen(port, '127.0.0.1'), 'listening')
    at = await createInboxTest((mailbox) => {
      const { port: behind } = new URL(mailbox.url)
      proxy.on('connection', (client) => {
        const server = connect(Number(behind), '127.0.0.1')
        for (const one of [client, server]) one.on('error', () => {}).on('close', () => end())
        const end = () => {
          client.destroy()
          server.destroy()
        }
        server.pipe(client)
        client.on('data', (said) => (asked.test(String(said)) ? end() : server.write(said)))
      })
      return { IMAP_URL: mailbox.url.replace(behind, String(port)) }
    })
    const { id, email } = await at.inquire()
    const sent = await at.reply(id)
    at.comes({ From: email, 'In-Reply-To': sent }, 'Schlimm')
    at.comes({ From: email, 'In-Reply-To': sent }, 'Danach')
    await vi.waitUntil(async () => (await at.fetch()).passedOver.length > 0, 100_000)
    await vi.waitUntil(async () => (await at.fetch()).taken > 0, 100_000)
    expect((await at.received(id)).map(({ text }) => text)).toEqual(['Danach'])
    const { passedOver, error } = await at.status()
    expect(passedOver[0]?.reason).toContain(`${MAIL_ATTEMPTS}-mal`)
    expect(error).toBeNull()
    proxy.close()
  })
})
