import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { formOf, halves, picture } from '../../catalogue/images/images.testing.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'
import { type Answer, PASSWORD } from '../../tests/test-app.ts'

const MB = 1024 * 1024
const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])

let test: MailedApp
let sales: { token: string }
beforeAll(async () => {
  test = await mailedApp()
  sales = await addColleague(test, 'sales', 'pkran')
})
afterAll(() => test.close())
beforeEach(() => {
  test.mailServer.mails.length = 0
})

type Files = [name: string, bytes: Uint8Array][]
const answer = { kind: 'reply', text: 'Im Anhang.' }

let customers = 0
async function received() {
  const email = `kunde${++customers}@anhang.example`
  const body = { name: `Anna Anhang ${customers}`, email, message: 'Haben Sie ein Bild?' }
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body })
  return { id: data.id, email }
}
async function send(id: number, files: Files, message: unknown = answer): Promise<Answer<Message>> {
  const body = formOf(files, 'files')
  body.set('message', typeof message === 'string' ? message : JSON.stringify(message))
  const response = await test.app.request(`/api/contact/${id}/messages/with-files`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sales.token}` },
    body,
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}
const read = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
const open = (id: number, message: number, position: number | string, token = sales.token) =>
  test.app.request(`/api/contact/${id}/messages/${message}/attachments/${position}`, {
    headers: { Authorization: `Bearer ${token}` },
  })

/** A photograph as a phone takes it: lying on its side, with its place. */
const photograph = () =>
  halves(600, 400)
    .withExif({ IFD0: { Artist: 'Petra Geheim' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('files of one’s own', () => {
  it('go with the answer: a photograph upright and without its metadata, a PDF as it is', async () => {
    const { id, email } = await received()
    const certificate = pdf()
    const { status, data } = await send(id, [
      ['C:\\Fotos\\Mast\nvorn.JPEG', await photograph()],
      ['Prüfbuch.exe', certificate],
    ])
    expect(status).toBe(201)
    expect(data.attachments).toMatchObject([
      { name: expect.stringMatching(/^Mast.*vorn\.jpg$/), type: 'image/jpeg' },
      { name: 'Prüfbuch.pdf', type: 'application/pdf', size: certificate.length },
    ])
    await test.outbox?.run()
    const mail = test.mailServer.mails.findLast(({ to }) => to.includes(email))
    const [photo, paper] = mail?.attachments ?? []
    expect(paper).toEqual({ filename: 'Prüfbuch.pdf', content: certificate })
    const { format, width, height, exif, orientation } = await sharp(photo?.content).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 400,
      height: 600,
      exif: undefined,
      orientation: undefined,
    })
    expect(photo?.content.includes('Petra Geheim')).toBe(false)
    expect((await read(id)).messages[0]?.attachments).toEqual(data.attachments)
  })

  it('are opened by those who may read inquiries, and only with their own', async () => {
    const { id } = await received()
    const { data } = await send(id, [['Prüfbuch.pdf', pdf()]])
    const file = await open(id, data.id, 0)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf())
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Anhang"; filename*=UTF-8''Pr%C3%BCfbuch.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const other = await received()
    const unknown = [open(other.id, data.id, 0), open(id, data.id, 1), open(id, data.id, 'x')]
    for (const { status } of await Promise.all(unknown)) expect(status).toBe(404)
    const stock = await addColleague(test, 'stock', 'lager')
    expect((await open(id, data.id, 0, stock.token)).status).toBe(403)
  })
})

describe('an answer with files is refused, says what to do, and nothing is sent or lost', () => {
  const small: Files = [['a.pdf', pdf()]]
  it.each<[string, () => Promise<Files>, string, RegExp]>([
    ['no file', async () => [], 'files', /keine Datei/],
    [
      'an empty one',
      async () => [...small, ['b.jpg', Buffer.alloc(0)]],
      'files.1',
      /„b\.jpg“ ist leer/,
    ],
    [
      'a table',
      async () => [['Liste.xlsx', Buffer.from('PK\x03\x04 Tabelle')]],
      'files.0',
      /„Liste\.xlsx“ ist weder ein Bild .* noch ein PDF/,
    ],
    [
      'half a picture',
      async () => [['Mast.jpg', (await picture(800, 600)).subarray(0, 900)]],
      'files.0',
      /„Mast\.jpg“: Bild ist beschädigt/,
    ],
    [
      'eleven',
      async () => Array.from({ length: 11 }, () => ['a.pdf', pdf()]),
      'files',
      /Höchstens 10/,
    ],
    [
      'one that is too large',
      async () => [...small, ['b.pdf', pdf(20 * MB)]],
      'files.1',
      /^„b\.pdf“ ist größer als 20 MB\. (?!.*zwei Antworten)/,
    ],
    [
      'what is too large together',
      async () => [
        ['a.pdf', pdf(11 * MB)],
        ['b.pdf', pdf(11 * MB)],
      ],
      'files',
      /zusammen größer als 20 MB/,
    ],
  ])('%s', async (_, files, field, said) => {
    const { id } = await received()
    const refused = await send(id, await files())
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, [field]])
    expect(refused.details?.[field]?.[0]).toMatch(said)
    expect(await read(id)).toMatchObject({ messages: [], stage: 'new' })
  })

  it.each([
    ['{"kind":', 400],
    [{ kind: 'note', text: 'Nur für uns' }, 400],
    [{ kind: 'reply', text: ' ' }, 400],
    [{ kind: 'reply', text: 'Ja.', seen: -1 }, 400],
  ])('the message %j', async (message, status) => {
    const { id } = await received()
    expect((await send(id, small, message)).status).toBe(status)
    expect((await read(id)).messages).toEqual([])
  })

  it('what is far too large, is no form, or is about nothing', async () => {
    const { id } = await received()
    const request = (contact: number, headers: Record<string, string>, body: string) =>
      test.app.request(`/api/contact/${contact}/messages/with-files`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${sales.token}`, ...headers },
        body,
      })
    const form = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const sent = await Promise.all([
      request(id, { ...form, 'Content-Length': String(60 * MB) }, 'x'),
      request(id, { 'Content-Type': 'application/json' }, '{}'),
      request(id, form, 'x'),
      request(999_999, form, 'x'),
    ])
    expect(sent.map(({ status }) => status)).toEqual([413, 415, 400, 404])
  })

  it('twice the same, sent again after a break in the line', async () => {
    const { id } = await received()
    const once = { ...answer, seen: 0 }
    expect((await send(id, small, once)).status).toBe(201)
    expect((await send(id, small, once)).status).toBe(409)
    expect((await read(id)).messages).toHaveLength(1)
  })
})

it('files of one’s own are among what a person is told, come back with a backup, and go with the person', async () => {
  const { id, email } = await received()
  // The largest that is taken: a backup holds it in one line.
  const largest = Buffer.concat([pdf(), Buffer.alloc(20 * MB - pdf().length)])
  const { data } = await send(id, [['Prüfbuch.pdf', largest]])
  const [person] = (await test.get<Person[]>(`/api/persons?search=${email}`, test.token)).data
  const path = `/api/persons/${person?.key}`
  const access = await test.app.request(`${path}/export`, {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  expect(Buffer.from(await access.arrayBuffer()).includes('Prüfbuch.pdf')).toBe(true)

  const { token } = test
  const backup = await test.call<{ name: string }>('POST', '/api/backups', { token })
  await test.call('DELETE', `/api/contact/${id}`, { token })
  expect((await open(id, data.id, 0)).status).toBe(404)
  const back = await restore(test, token, { name: backup.data.name, mode: 'apply' })
  expect(back.status).toBe(200)
  // A restore ends the sessions.
  sales = { token: await logIn(test, 'pkran') }
  const restored = await (await open(id, data.id, 0)).arrayBuffer()
  expect(largest.equals(Buffer.from(restored))).toBe(true)

  const admin = await logIn(test, 'admin', PASSWORD)
  const erased = await test.call('POST', `${path}/erase`, {
    token: admin,
    body: { mode: 'apply' },
  })
  expect(erased.status).toBe(200)
  expect(
    await test.query(`select 1 from message_attachment where message_id = ${data.id}`),
  ).toEqual([])
})
