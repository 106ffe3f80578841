import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MailStatus } from '../../../../shared/mail/mail.ts'
import { DAY, MINUTE } from '../../../../shared/time/time.ts'
import { currentMailConfig } from '../../../dealer/settings/mail-sender.ts'
import { lettersWith } from '../../../services.ts'
import { type MailedApp, mailedApp } from '../../../tests/mailed-app.ts'
import { StorageOutage } from '../../files/storage/storage-outage.ts'
import type { LetterKinds } from './letters.ts'
import { connectMailServer } from './mail-server.ts'
import { Outbox } from './outbox.ts'
import { ATTEMPTS } from './queue.ts'

const DEALER = 'verkauf@elbstapler.example'

let test: MailedApp
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  test = await mailedApp()
})
afterEach(() => test.close())

/** Sends what is due so many milliseconds from now. */
async function runAfter(ahead: number, changed: Partial<LetterKinds> = {}): Promise<void> {
  const { mail, siteUrl } = test.config
  if (!mail) throw new Error('no mail server configured')
  const outbox = new Outbox({
    orm: test.database.orm,
    server: connectMailServer(mail.url),
    mail,
    siteUrl,
    letters: { ...lettersWith(test.messageFiles), ...changed },
    currentMailConfig,
    now: () => new Date(Date.now() + ahead),
  })
  await outbox.run()
}

async function send(email: string): Promise<number> {
  const body = { name: 'Erika Muster', email, message: 'Ist der Stapler noch da?' }
  return (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
}
const status = async () => (await test.get<MailStatus>('/api/mail', test.token)).data
const arrived = () => test.mailServer.mails.map(({ to }) => to.join()).sort()
const mailsOf = (kind: string) =>
  test.query<{ id: number; state: string; attempts: number }>(
    `select id, state, attempts from mail where kind = '${kind}'`,
  )

/** How long until each of the failures is tried again or given up, in one run after the other. */
async function untilGivenUp(changed: Partial<LetterKinds> = {}): Promise<number> {
  for (let ahead = 0; ; ) {
    await runAfter(ahead, changed)
    const next = (await status()).failures.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? [])
    if (next.length === 0) return ahead
    ahead = Math.max(...next.map((at) => Date.parse(at))) - Date.now()
  }
}

it('lets the mails behind a letter go that cannot be written, and gives that one up as any other', async () => {
  await send('erika@firma.example')
  await test.query(`update mail set kind = 'ofTomorrow' where kind = 'notification'`)
  await runAfter(0)
  expect(arrived()).toEqual(['erika@firma.example'])
  const [failure] = (await status()).failures
  expect(failure).toMatchObject({ kind: 'ofTomorrow', state: 'waiting', attempts: 1 })
  expect(failure?.lastError).toMatch(/^Die E-Mail ließ sich nicht schreiben.*ofTomorrow/)
  expect(Date.parse(failure?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now())
  const after = await untilGivenUp()
  expect(after / DAY).toBeGreaterThan(3)
  expect((await status()).counts).toEqual({ waiting: 0, sent: 1, failed: 1 })
})

it('gives up a letter whose template is broken, which says so in its inquiry and in Heute', async () => {
  const id = await send('erika@firma.example')
  const broken = {
    confirmation: {
      ...lettersWith(test.messageFiles).confirmation,
      write: async () => {
        throw new TypeError('Cannot read properties of\0 undefined')
      },
    },
  }
  await untilGivenUp(broken)
  expect(arrived()).toEqual([DEALER])
  const { data } = await test.get<{ items: { kind: string; inquiry: { id: number } }[] }>(
    '/api/today',
    test.token,
  )
  expect(data.items).toMatchObject([{ kind: 'failedMail', inquiry: { id } }])
  const [failure] = (await status()).failures
  expect(failure?.lastError).toMatch(/^Die E-Mail ließ sich nicht schreiben \([^\0]*\)\.$/)
})

it('waits for a storage that is away, and neither gives up nor asks it for each mail', async () => {
  await send('erika@firma.example')
  await send('frieda@firma.example')
  let asked = 0
  const away = {
    notification: {
      ...lettersWith(test.messageFiles).notification,
      write: async () => {
        asked++
        throw new StorageOutage()
      },
    },
  }
  await runAfter(0, away)
  expect(asked).toBe(1)
  expect((await status()).failures[0]?.lastError).toMatch(/nicht erreichbar/)
  await runAfter(2 * MINUTE)
  expect((await status()).counts).toEqual({ waiting: 0, sent: 4, failed: 0 })
})

it('never sends twice what it could not note', async () => {
  const id = await send('erika@firma.example')
  test.mailServer.behaviour = {
    recipient(address) {
      if (address !== DEALER) return undefined
      void test.query(`delete from inquiry where id = ${id}`)
      return undefined
    },
  }
  await runAfter(0)
  for (const ahead of [MINUTE, DAY]) await runAfter(ahead)
  expect(arrived().filter((to) => to === DEALER)).toHaveLength(1)
  expect(await mailsOf('notification')).toMatchObject([{ state: 'sent', attempts: 1 }])
})

it.each(['', 'ohne-klammer', 'a@b@c', 'x@', 'a b@firma.example', '<>', 'a,b@firma.example'])(
  'gives up a mail to %j at once and lets the others go',
  async (recipient) => {
    await send('erika@firma.example')
    const em = test.database.orm.em.fork()
    await em
      .getConnection()
      .execute(`update mail set recipient = ? where kind = 'notification'`, [recipient])
    await runAfter(0)
    expect(arrived()).toEqual(['erika@firma.example'])
    expect(await mailsOf('notification')).toMatchObject([{ state: 'failed' }])
    expect((await status()).failures[0]?.lastError).toMatch(/Empfänger/)
  },
)

it('gives up a mail with which the process ended again and again, and lets the others go meanwhile', async () => {
  await send('erika@firma.example')
  // As claims look whose process has ended.
  const ended = (attempts: number) =>
    test.query(
      `update mail set attempts = ${attempts}, claimed_until = ${Date.now() - MINUTE}, next_attempt_at = ${Date.now() - DAY} where kind = 'notification'`,
    )
  await ended(ATTEMPTS)
  await runAfter(0)
  expect(await mailsOf('notification')).toMatchObject([{ state: 'failed' }])
  expect((await status()).failures[0]?.lastError).toMatch(/endete/)
  expect(arrived()).toEqual(['erika@firma.example'])
})
