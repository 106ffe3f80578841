import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { StoredSettings } from '../../../shared/dealer/settings.ts'
import type { FeedState } from '../../../shared/feeds/feed-state.ts'
import { DAY, MINUTE } from '../../../shared/time/time.ts'
import { DueWork } from '../../base/work/tasks/due-work.ts'
import { confirmAlert } from '../../customers/alerts/alert.changes.ts'
import { judgeAlerts } from '../../customers/alerts/judge-alerts.ts'
import { SearchAlertEntity } from '../../customers/alerts/search-alert.entity.ts'
import { callReminder } from '../../customers/callbacks/call-reminder.ts'
import { dailySummary } from '../../customers/today/daily-summary.ts'
import { belongsTo, isCopy, recogniseHouse } from '../../dealer/settings/house.ts'
import { logIn } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { PASSWORD } from '../../tests/test-app.ts'

const HOUSE = 'https://haus.example'
const COPY = 'https://kopie.example'
/** A day to come. */
const LATER = Date.now() + 3 * DAY

/** A mailbox that counts who connects to it. */
const visits: unknown[] = []
const mailbox = createServer((socket) => {
  visits.push(socket.remoteAddress)
  socket.destroy()
})

let house: MailedApp
let copy: MailedApp
let file: Blob
let token: string
let report: RestoreReport

beforeAll(async () => {
  await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve))
  const { port } = mailbox.address() as AddressInfo
  house = await mailedApp({ SITE_URL: HOUSE })
  copy = await mailedApp({ SITE_URL: COPY, IMAP_URL: `imap://a:b@127.0.0.1:${port}` })
  await house.call('POST', '/api/search-alerts', {
    body: { email: 'sucht@firma.example', query: 'marke=linde' },
  })
  const em = house.database.orm.em.fork()
  confirmAlert(
    await em.findOneOrFail(SearchAlertEntity, { email: 'sucht@firma.example' }),
    new Date(),
  )
  await em.flush()
  const body = { name: 'Kunde', email: 'kunde@firma.example', message: 'Ist der Stapler noch da?' }
  const inquiry = await house.call<{ id: number }>('POST', '/api/contact', { body })
  const call = { at: new Date(LATER + 5 * MINUTE).toISOString(), text: 'Zurückrufen' }
  const { token: ofHouse } = house
  await house.call('PUT', `/api/contact/${inquiry.data.id}`, {
    token: ofHouse,
    body: { nextStep: call },
  })
  await house.addProduct()
  const made = await house.call<Backup>('POST', '/api/backups', { token: house.token })
  file = new Blob([await readFile(join(house.config.dataDir, 'backups', made.data.name))])
  report = await restored(copy, copy.token, 'check')
  await restored(copy, copy.token, 'apply')
  token = await logIn(copy, 'admin', PASSWORD)
})
afterAll(async () => {
  await house.close()
  await copy.close()
  mailbox.close()
})

async function restored({ app }: MailedApp, token: string, mode: string): Promise<RestoreReport> {
  const form = new FormData()
  form.set('mode', mode)
  form.set('file', file, 'sicherung.zip')
  const response = await app.request('/api/backups/restore', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = await response.json()
  return data
}

/** Everybody who got a mail, once all that is due on a day to come was done. */
async function written(test: MailedApp): Promise<string[]> {
  const work = new DueWork(test.database, [
    dailySummary(test.config.mail, test.outbox),
    judgeAlerts(test),
    callReminder(test.config.mail, test.outbox),
  ])
  await work.run(new Date(LATER))
  await test.outbox?.run()
  return test.mailServer.mails.splice(0).flatMap(({ to }) => to)
}
const settings = async () => (await copy.get<StoredSettings>('/api/settings', token)).data

describe('a copy of the house under another address', () => {
  it('is named before and after it is made', () => {
    expect(report).toMatchObject({ siteUrl: HOUSE, isCopy: true })
  })

  it('writes to nobody, neither what waits nor what comes due', async () => {
    const body = { name: 'Probe', email: 'probe@firma.example', message: 'Kommt das an, bitte?' }
    expect((await copy.call('POST', '/api/contact', { body })).status).toBe(201)
    expect(await written(copy)).toEqual([])
    const tried = await copy.call('POST', '/api/settings/test-mail', { token })
    expect([tried.status, tried.error]).toEqual([409, expect.stringContaining('Kopie')])
    expect(await settings()).toMatchObject({ house: HOUSE, mail: { paused: true } })
  })

  it('leaves the mailbox alone', async () => {
    copy.inbox?.start()
    const asked = await copy.call('POST', '/api/mail/inbox', { token })
    expect([asked.status, asked.error]).toEqual([409, expect.stringContaining('Kopie')])
    expect(visits).toEqual([])
  })

  it('lets portals keep what they have', async () => {
    const { data } = await copy.call<FeedState>('PUT', '/api/feeds/mobileDe', {
      token,
      body: { enabled: true },
    })
    const { status, headers } = await copy.app.request(new URL(data.address).pathname)
    expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)])
  })

  it('stays one when it restores its own backup', async () => {
    const { data } = await copy.call<Backup>('POST', '/api/backups', { token })
    const form = new FormData()
    form.set('name', data.name)
    form.set('mode', 'apply')
    await copy.app.request('/api/backups/restore', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    })
    token = await logIn(copy, 'admin', PASSWORD)
    expect((await settings()).mail.paused).toBe(true)
  })

  it('stays one whatever else of the settings is saved', async () => {
    const { logo: _, updatedAt: __, ...all } = await settings()
    const { status } = await copy.call('PUT', '/api/settings', { token, body: all })
    expect(status).toBe(200)
    expect((await settings()).mail).toEqual(all.mail)
  })

  it('goes on once an administrator says that it is the house', async () => {
    const before = await settings()
    const { data } = await copy.call<StoredSettings>('PUT', '/api/settings', {
      token,
      body: { mail: { paused: false } },
    })
    expect(data).toEqual({
      ...before,
      house: undefined,
      mail: { ...before.mail, paused: false },
    })
    expect((await written(copy)).sort()).toEqual(
      expect.arrayContaining(['kunde@firma.example', 'probe@firma.example', 'sucht@firma.example']),
    )
  })
})

it('under the same address nothing changes', async () => {
  expect(await restored(house, house.token, 'apply')).toMatchObject({
    siteUrl: HOUSE,
    isCopy: false,
  })
  const own = await logIn(house, 'admin', PASSWORD)
  const { data } = await house.get<StoredSettings>('/api/settings', own)
  expect(data.mail.paused).toBe(false)
  expect(await written(house)).toContain('kunde@firma.example')
})

it('a database that was copied to another address is quiet, too, and a move asks once', async () => {
  const { orm } = house.database
  const moved = 'https://neue-adresse.example'
  expect(await recogniseHouse(orm, HOUSE)).toBeNull()
  expect(await recogniseHouse(orm, moved)).toContain(`Die Daten gehören zu ${HOUSE}`)
  expect(await isCopy(house.database.db, moved)).toBe(true)
  await orm.em.fork().transactional((em) => belongsTo(em, moved))
  expect(await recogniseHouse(orm, moved)).toBeNull()
})
