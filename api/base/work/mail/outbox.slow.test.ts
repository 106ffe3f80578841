import type { MikroORM } from '@mikro-orm/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import type { MailStatus } from '../../../../shared/mail/mail.ts'
import { DAY, MINUTE } from '../../../../shared/time/time.ts'
import { currentMailConfig } from '../../../dealer/settings/mail-sender.ts'
import { schema } from '../../../entities.ts'
import { lettersWith } from '../../../services.ts'
import type { Behaviour } from '../../../tests/mail-server.ts'
import { type MailedApp, mailedApp } from '../../../tests/mailed-app.ts'
import { openDatabase } from '../../data/db/database.ts'
import type { MailServer } from './letters.ts'
import { connectMailServer } from './mail-server.ts'
import { Outbox } from './outbox.ts'
import { ATTEMPTS } from './queue.ts'

const DEALER = 'verkauf@elbstapler.example'
const CUSTOMER = 'erika@firma.example'

let test: MailedApp
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  test = await mailedApp()
})
afterEach(async () => {
  await test.close()
  vi.restoreAllMocks()
})

/** Another worker on the same database, whose clock is ahead by so many milliseconds. */
function workerAfter(ahead: number, parts: { server?: MailServer; orm?: MikroORM } = {}): Outbox {
  const { mail, siteUrl } = test.config
  if (!mail) throw new Error('no mail server configured')
  return new Outbox({
    orm: test.database.orm,
    server: connectMailServer(mail.url),
    mail,
    siteUrl,
    letters: lettersWith(test.messageFiles),
    currentMailConfig,
    now: () => new Date(Date.now() + ahead),
    ...parts,
  })
}
const runAfter = (ahead: number) => workerAfter(ahead).run()

async function send(changes: Record<string, unknown> = {}): Promise<number> {
  const body = { name: 'Erika Muster', email: CUSTOMER, message: 'Ist der Stapler noch da?' }
  const { status, data } = await test.call<{ id: number }>('POST', '/api/contact', {
    body: { ...body, ...changes },
  })
  expect(status).toBe(201)
  return data.id
}

const mailStatus = async () => (await test.get<MailStatus>('/api/mail', test.token)).data
const timeline = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data.events
const arrivedAt = () => test.mailServer.mails.map(({ to }) => to.join()).sort()

describe('with a mail server that works', () => {
  it('sends dealer and customer one mail each, and the timeline says so', async () => {
    const id = await send()
    await test.outbox?.run()
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
    expect((await mailStatus()).counts).toEqual({ waiting: 0, sent: 2, failed: 0 })
    expect((await timeline(id)).map(({ text }) => text)).toEqual([
      'Anfrage eingegangen',
      `Benachrichtigung an ${DEALER} gesendet`,
      `Bestätigung an ${CUSTOMER} gesendet`,
    ])
    await runAfter(DAY)
    expect(test.mailServer.mails).toHaveLength(2)
  })

  it('answers the inquiry before any mail goes out, and then sends without being asked', async () => {
    test.mailServer.behaviour = { content: 'silence' }
    test.outbox?.start()
    await send()
    test.mailServer.behaviour = {}
    await test.mailServer.hasReceived(1)
  })

  it('lets the mail that is going out finish before it stops', async () => {
    await send()
    test.outbox?.start()
    await test.outbox?.close()
    const { counts } = await mailStatus()
    expect(counts).toEqual({
      waiting: 2 - test.mailServer.mails.length,
      sent: test.mailServer.mails.length,
      failed: 0,
    })
  })
})

it('removes a mail about something that is gone, instead of sending it', async () => {
  const id = await send()
  await test.query(`delete from inquiry where id = ${id}`)
  await test.outbox?.run()
  expect(test.mailServer.mails).toEqual([])
  expect((await mailStatus()).counts).toEqual({ waiting: 0, sent: 0, failed: 0 })
})

describe('with a mail server that fails', () => {
  it('loses nothing and doubles nothing while it is down', async () => {
    await test.mailServer.stop()
    await send()
    await runAfter(0)
    const { counts, failures } = await mailStatus()
    expect(counts).toEqual({ waiting: 2, sent: 0, failed: 0 })
    expect(failures[0]?.lastError).toMatch(/^Der Mailserver ist nicht erreichbar: .*ECONNREFUSED/)
    await test.mailServer.start()
    await runAfter(2 * MINUTE)
    await runAfter(DAY)
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
  })

  it('does not try again before its time', async () => {
    test.mailServer.behaviour = { recipient: () => 450 }
    await send()
    await runAfter(0)
    test.mailServer.behaviour = {}
    await runAfter(MINUTE / 2)
    expect(test.mailServer.mails).toEqual([])
    await runAfter(MINUTE)
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
  })

  it('waits no longer for a silent one than it must', async () => {
    test.mailServer.behaviour = { content: 'silence' }
    await send()
    const impatient = connectMailServer(test.mailServer.url, { connectMs: 5_000, silenceMs: 100 })
    await workerAfter(0, { server: impatient }).run()
    expect((await mailStatus()).counts).toEqual({ waiting: 2, sent: 0, failed: 0 })
    test.mailServer.mails.length = 0
    test.mailServer.behaviour = {}
    await runAfter(2 * MINUTE)
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
  })

  it('sends under the same Message-ID when the line is cut before the answer', async () => {
    test.mailServer.behaviour = { content: 'cut' }
    await send()
    await runAfter(0)
    test.mailServer.behaviour = {}
    await runAfter(2 * MINUTE)
    const [first, ...later] = test.mailServer.mails.map(({ headers }) => headers['message-id'])
    expect(later).toHaveLength(2)
    expect(later).toContain(first)
    expect(new Set(later).size).toBe(2)
  })

  it('sends once when the line is cut after the answer', async () => {
    test.mailServer.behaviour = { content: 'cut after acceptance' }
    await send()
    await runAfter(0)
    await runAfter(DAY)
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
  })

  it('gives a refused recipient up at once, tells so, and tries again when it is told to', async () => {
    const refusal: Behaviour = { recipient: (address) => (address === CUSTOMER ? 550 : undefined) }
    test.mailServer.behaviour = refusal
    const id = await send()
    await runAfter(0)
    await runAfter(DAY)
    expect(arrivedAt()).toEqual([DEALER])
    const { counts, failures } = await mailStatus()
    expect(counts).toEqual({ waiting: 0, sent: 1, failed: 1 })
    expect(failures).toMatchObject([
      {
        inquiryId: id,
        kind: 'confirmation',
        recipient: CUSTOMER,
        state: 'failed',
        attempts: 1,
        nextAttemptAt: null,
        lastError: expect.stringContaining('550 no mailbox'),
      },
    ])
    expect(await timeline(id)).toContainEqual(
      expect.objectContaining({ kind: 'mailFailed', text: expect.stringContaining(CUSTOMER) }),
    )

    test.mailServer.behaviour = {}
    const resend = () =>
      test.call('POST', `/api/mail/${failures[0]?.id}/resend`, { token: test.token })
    expect((await resend()).status).toBe(200)
    await test.outbox?.run()
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
    const again = await resend()
    expect([again.status, again.error]).toEqual([409, 'Diese E-Mail wurde bereits gesendet.'])
  })

  it('gives up after about three days', async () => {
    test.mailServer.behaviour = { recipient: () => 451 }
    await send()
    let ahead = 0
    for (;;) {
      await runAfter(ahead)
      const next = (await mailStatus()).failures.map(({ nextAttemptAt }) => nextAttemptAt)
      if (next.every((at) => at === null)) break
      ahead = Math.max(...next.map((at) => (at ? Date.parse(at) : 0))) - Date.now()
    }
    expect(ahead / DAY).toBeGreaterThan(3)
    expect(ahead / DAY).toBeLessThan(3.5)
    const { counts, failures } = await mailStatus()
    expect(counts).toEqual({ waiting: 0, sent: 0, failed: 2 })
    expect(failures[0]?.attempts).toBe(ATTEMPTS)
  })
})

describe('with processes that come and go', () => {
  it('sends each mail once however many workers there are', async () => {
    for (let customer = 0; customer < 12; customer++)
      await send({ email: `kunde${customer}@firma.example` })
    const workers = [workerAfter(0), workerAfter(0), workerAfter(0)]
    await Promise.all(workers.map((worker) => worker.run()))
    const ids = test.mailServer.mails.map(({ headers }) => headers['message-id'])
    expect(ids).toHaveLength(24)
    expect(new Set(ids).size).toBe(24)
  })

  it('sends after a restart what was stored before a crash', async () => {
    await send()
    const { orm, close } = await openDatabase(test.config, schema)
    await workerAfter(0, { orm }).run()
    await close()
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
  })

  it('leaves a mail alone that another is sending, until that one must have died', async () => {
    await send()
    const taken = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const hanging: MailServer = {
      send: () => {
        taken.resolve()
        return ended.promise
      },
    }
    const run = workerAfter(0, { server: hanging }).run()
    await taken.promise
    await runAfter(10_000)
    expect(arrivedAt()).toEqual([CUSTOMER])
    await runAfter(30_000)
    expect(arrivedAt()).toEqual([CUSTOMER, DEALER])
    ended.resolve()
    await run
  })
})
