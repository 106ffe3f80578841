import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filePart, MIXED, mailOf, multipart, part } from '../../base/files/mails/mails.testing.ts'
import { formOf } from '../../catalogue/images/images.testing.ts'
import { DOVECOT } from '../../tests/dovecot.ts'
import { TestS3Server } from '../../tests/s3-server.ts'
import { createInboxTest, type InboxTest } from '../inbox/inbox.testing.ts'

const PDF = Buffer.from('%PDF-1.7\nLageplan\n%%EOF\n')

describe.skipIf(!DOVECOT)('while the storage is away (skipped without Dovecot)', () => {
  let s3: TestS3Server
  let at: InboxTest
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    s3 = await TestS3Server.start()
    at = await createInboxTest(() => ({ STORAGE_URL: s3.url() }))
  })
  afterAll(async () => {
    await at.close()
    await s3.close()
  })

  it('a mail with a file waits in the mailbox, however long that takes, and is taken once', async () => {
    const { id, email, receipt } = await at.inquire()
    await at.fetch()
    await s3.shut()
    const head = { From: email, Subject: `AW: ${receipt}`, Date: new Date().toUTCString() }
    const file = filePart('Plan.pdf', 'application/pdf', PDF)
    at.mailbox.deliver(
      mailOf({ ...head, ...MIXED }, multipart([part('text/plain', 'Anbei'), file])),
    )
    // More often than a mail is tried that cannot be stored.
    for (let time = 0; time < 5; time++) await at.fetch()
    expect(await at.received(id)).toEqual([])
    await s3.open()
    await vi.waitFor(async () => {
      await at.fetch()
      expect(await at.received(id)).toMatchObject([{ attachments: [{ size: PDF.length }] }])
    }, 60_000)
  })

  it('an answer with a file is refused as a whole, and goes out once the storage is back', async () => {
    const { id } = await at.inquire()
    const send = async () => {
      const body = formOf([['Prüfbuch.pdf', PDF]], 'files')
      body.set('message', JSON.stringify({ kind: 'reply', text: 'Im Anhang.' }))
      const headers = { Authorization: `Bearer ${at.test.token}` }
      const path = `/api/contact/${id}/messages/with-files`
      return (await at.test.app.request(path, { method: 'POST', headers, body })).status
    }
    await s3.shut()
    expect(await send()).toBe(503)
    expect((await at.read(id)).messages).toEqual([])
    await s3.open()
    expect(await send()).toBe(201)
    await s3.shut()
    await at.test.outbox?.run()
    expect((await at.read(id)).messages).toMatchObject([{ state: 'queued' }])
    await s3.open()
    await at.test.query("update mail set next_attempt_at = 0 where kind = 'reply'")
    await at.test.outbox?.run()
    expect((await at.read(id)).messages).toMatchObject([{ state: 'sent' }])
    expect(at.test.mailServer.mails.at(-1)?.attachments.map(({ content }) => content)).toEqual([
      PDF,
    ])
  })
})
