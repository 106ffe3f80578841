import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { filePart, MIXED, mailOf, multipart, part } from '../../base/files/mails/mails.testing.ts'
import { readMail } from '../../base/files/mails/read-mail.ts'
import { picture } from '../../catalogue/images/images.testing.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { storeReceived } from './store-received.ts'

let test: MailedApp
beforeAll(async () => {
  test = await mailedApp()
})
afterAll(() => test.close())

const PDF = Buffer.from('%PDF-1.7\nLageplan\n%%EOF\n')
const QUOTE = '\n\nAm 26.11.2026 um 09:12 schrieb Elbstapler:\n> Noch Fragen?\n'

let customers = 0
async function inquire() {
  const email = `schreiber${++customers}@kunde.example`
  const body = { name: `Jonas Brandt ${customers}`, email, message: 'Was kostet der H25?' }
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body })
  return { id: data.id, email }
}

/** Puts a mail into the conversation, as the reader of the mailbox does. */
async function arrive(id: number, mail: Buffer, at = new Date()) {
  const { attachments, ...read } = await readMail(mail)
  return test.messageFiles.storing(attachments, (stored) =>
    test.database.orm.em
      .fork()
      .transactional(
        async (em) => (await storeReceived(em, id, { ...read, attachments: stored }, at)).id,
      ),
  )
}

const read = async (id: number, token = test.token) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, token)).data
const change = (id: number, body: object) =>
  test.call('PUT', `/api/contact/${id}`, { token: test.token, body })
const open = (path: string, token = test.token) =>
  test.app.request(path, { headers: { Authorization: `Bearer ${token}` } })

describe('a mail of the customer', () => {
  it('stands in the conversation with its files, reopens what was closed, and is the last word', async () => {
    const { id, email } = await inquire()
    await change(id, { stage: 'done' })
    const message = await arrive(
      id,
      mailOf(
        { ...MIXED, From: `Jonas Brandt <${email}>` },
        multipart([
          part('text/plain; charset=utf-8', `Guten Tag,\n\nden nehme ich.${QUOTE}`),
          filePart('Lageplan.pdf', 'application/pdf', PDF),
        ]),
      ),
    )
    const { stage, messages } = await read(id)
    expect(stage).toBe('contacted')
    expect(messages).toMatchObject([
      {
        id: message,
        kind: 'received',
        subject: 'AW: Ihre Anfrage A-2026-00042',
        text: 'Guten Tag,\n\nden nehme ich.',
        quoted: expect.stringContaining('> Noch Fragen?'),
        author: 'Jonas Brandt',
        from: null,
        automatic: false,
        leftOut: [],
        attachments: [{ name: 'Lageplan.pdf', type: 'application/pdf', size: PDF.length }],
      },
    ])
    const { data } = await test.get<ListedInquiry[]>('/api/contact?limit=100', test.token)
    const listed = data.find((one) => one.id === id)
    expect(listed?.lastMessage?.text).toBe('den nehme ich.')
    const today = await test.get<Today>('/api/today', test.token)
    expect(today.data.items).toContainEqual(
      expect.objectContaining({ kind: 'received', inquiry: expect.objectContaining({ id }) }),
    )
  })

  it('from another address says so', async () => {
    const { id } = await inquire()
    await arrive(id, mailOf({ From: 'Die Sekretärin <Sekretariat@kunde.example>' }, 'Er ist da.'))
    expect((await read(id)).messages[0]).toMatchObject({
      author: 'Die Sekretärin',
      from: 'sekretariat@kunde.example',
    })
    const { data } = await test.get<Today>('/api/today', test.token)
    const listed = data.items.find(({ inquiry }) => inquiry.id === id)
    expect(listed?.lastMessage).toMatchObject({ from: 'sekretariat@kunde.example' })
  })

  it('that a program has written moves nothing, and is no word of theirs', async () => {
    const { id, email } = await inquire()
    await change(id, { stage: 'done' })
    const head = { From: email, 'Auto-Submitted': 'auto-replied' }
    await arrive(id, mailOf(head, 'Ich bin im Urlaub.'))
    const { stage, messages } = await read(id)
    expect(stage).toBe('done')
    expect(messages).toMatchObject([{ kind: 'received', automatic: true }])
  })

  it('is in the thread that an answer goes on with', async () => {
    const { id, email } = await inquire()
    await arrive(id, mailOf({ From: email, 'Message-ID': '<sein.brief@kunde.example>' }, 'Ja?'))
    const body = { kind: 'reply', text: 'Ja.' }
    await test.call('POST', `/api/contact/${id}/messages`, { token: test.token, body })
    await test.outbox?.run()
    const answer = test.mailServer.mails.findLast(({ to }) => to.includes(email))
    expect(answer?.headers['in-reply-to']).toBe('<sein.brief@kunde.example>')
    expect(answer?.headers.references).toContain('<sein.brief@kunde.example>')
  })
})

it('an inquiry is found by what was said and sent about it, until its sender is erased', async () => {
  const { id, email } = await inquire()
  await arrive(
    id,
    mailOf(
      { ...MIXED, From: 'Zweites Büro <buero@zweigstelle.example>' },
      multipart([
        part('text/plain; charset=utf-8', `Die Rampe hat Gefälle Wacholderweg.${QUOTE}`),
        filePart('Typenschild-4712.pdf', 'application/pdf', PDF),
      ]),
    ),
  )
  const body = { kind: 'reply', text: 'Wir bringen die Überladebrücke mit.' }
  await test.call('POST', `/api/contact/${id}/messages`, { token: test.token, body })
  await change(id, { notes: 'Zahlt mit Scheckheft' })
  await change(id, { company: 'Brandt Nachfolger' })
  const listed = async (search: string) =>
    (await test.get<ListedInquiry[]>(`/api/contact?search=${search}`, test.token)).data.map(
      (one) => one.id,
    )
  const everywhere = async (search: string) =>
    (
      await test.get<{ inquiries: { id: number }[] }>(`/api/search?q=${search}`, test.token)
    ).data.inquiries.map((one) => one.id)
  const words = [
    'wacholderweg gefaelle',
    'typenschild-4712',
    'buero@zweigstelle.example',
    'Ueberladebruecke',
    'scheckheft',
  ]
  for (const word of words) {
    expect(await listed(word), word).toEqual([id])
    expect(await everywhere(word), word).toEqual([id])
  }
  await change(id, { spam: true })
  expect(await everywhere('wacholderweg')).toEqual([])
  expect(await listed('wacholderweg')).toEqual([])
  await change(id, { spam: false })
  const [person] = (await test.get<Person[]>(`/api/persons?search=${email}`, test.token)).data
  const erase = { token: test.token, body: { mode: 'apply' } }
  await test.call('POST', `/api/persons/${person?.key}/erase`, erase)
  expect(await everywhere('wacholderweg')).toEqual([])
})

describe('the files of a mail', () => {
  it('are downloads in which nothing runs, for those who may read inquiries', async () => {
    const { id, email } = await inquire()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const message = await arrive(
      id,
      mailOf(
        { ...MIXED, From: email },
        multipart([
          filePart('plan.svg', 'image/svg+xml', svg),
          filePart('plan.pdf', 'application/pdf', PDF),
        ]),
      ),
    )
    const path = `/api/contact/${id}/messages/${message}/attachments`
    const file = await open(`${path}/0`)
    expect(await file.text()).toBe(svg)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; .*plan\.svg\.gesperrt$/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await open(`${path}/1`)).headers.get('content-type')).toBe('application/pdf')
    const stock = await addColleague(test, 'stock', 'lager')
    expect((await open(`${path}/0`, stock.token)).status).toBe(403)
    expect((await open(`${path}/0/thumbnail`, stock.token)).status).toBe(403)
  })

  it('have a small picture where they are pictures, and none where they only say so', async () => {
    const { id, email } = await inquire()
    const message = await arrive(
      id,
      mailOf(
        { ...MIXED, From: email },
        multipart([
          filePart('Mast.jpg', 'image/jpeg', await picture(1600, 1200)),
          filePart('kaputt.jpg', 'image/jpeg', (await picture(800, 600)).subarray(0, 300)),
          filePart('plan.pdf', 'application/pdf', PDF),
        ]),
      ),
    )
    const small = (position: number) =>
      open(`/api/contact/${id}/messages/${message}/attachments/${position}/thumbnail`)
    for (const _ of [1, 2]) {
      const first = await small(0)
      expect(first.headers.get('content-type')).toBe('image/webp')
      const { format, width, height } = await sharp(await first.arrayBuffer()).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 240 })
    }
    expect([(await small(1)).status, (await small(2)).status]).toEqual([404, 404])
    const other = await inquire()
    const foreign = `/api/contact/${other.id}/messages/${message}/attachments/0/thumbnail`
    expect((await open(foreign)).status).toBe(404)
  })
})

it('what a mail brought is told to the person, comes back with a backup, and goes with them', async () => {
  const { id, email } = await inquire()
  const head = {
    ...MIXED,
    From: `Kanzlei <kanzlei${id}@andere.example>`,
    'Message-ID': '<ohne-at\x01zeichen>',
  }
  const message = await arrive(
    id,
    mailOf(
      head,
      multipart([
        part('text/plain; charset=utf-8', `Unser Kennwort ist Wacholder.${QUOTE}`),
        filePart('Vertrag.pdf', 'application/pdf', PDF),
      ]),
    ),
  )
  const before = await read(id)
  const find = async (search: string, token = test.token) =>
    (await test.get<Person[]>(`/api/persons?search=${encodeURIComponent(search)}`, token)).data
  const [person] = await find(email)
  // Whoever wrote only into somebody else's conversation is found there.
  expect((await find(`kanzlei${id}@andere.example`)).map(({ key }) => key)).toEqual([person?.key])
  const access = await open(`/api/persons/${person?.key}/export`)
  expect(Buffer.from(await access.arrayBuffer()).includes('Vertrag.pdf')).toBe(true)

  const { token } = test
  const backup = await test.call<{ name: string }>('POST', '/api/backups', { token })
  await test.call('DELETE', `/api/contact/${id}`, { token })
  const back = await restore(test, token, { name: backup.data.name, mode: 'apply' })
  expect(back.status).toBe(200)
  // A restore ends the sessions.
  const admin = await logIn(test, 'admin', PASSWORD)
  expect((await read(id, admin)).messages).toEqual(before.messages)
  const file = await open(`/api/contact/${id}/messages/${message}/attachments/0`, admin)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)

  const erase = { token: admin, body: { mode: 'apply' } }
  expect((await test.call('POST', `/api/persons/${person?.key}/erase`, erase)).status).toBe(200)
  expect(
    await test.query(`select 1 from message_attachment where message_id = ${message}`),
  ).toEqual([])
  expect(await find(`kanzlei${id}@andere.example`, admin)).toEqual([])
})
