import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { FORM_FILES } from '../../../shared/inquiries/message.ts'
import { SENT_FILES_BYTES } from '../../../shared/inquiries/sent-files.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { DAY } from '../../../shared/time/time.ts'
import type { App } from '../../app.ts'
import { blank, formOf, picture } from '../../catalogue/images/images.testing.ts'
import type { Answer } from '../../tests/test-app.ts'
import { createFormTest, type FormTest } from './form-app.testing.ts'

const MB = 1024 * 1024
const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')])
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), Buffer.alloc(50)])
const said = {
  name: 'Anna Ankauf',
  email: 'anna@ankauf.example',
  message: 'Was zahlen Sie für diesen Stapler?',
}

let test: FormTest
let app: App
beforeAll(async () => {
  test = await createFormTest({ CONTACT_LIMIT: '9' })
})
afterAll(() => test.close())
beforeEach(async () => {
  app = await test.begin()
  await cleanUp()
})

type Files = [name: string, bytes: Uint8Array][]
async function send(files: Files, data: unknown = said): Promise<Answer<ContactReceipt>> {
  const body = formOf(files, 'files')
  body.set('data', typeof data === 'string' ? data : JSON.stringify(data))
  const response = await app.request('/api/contact', { method: 'POST', body })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}
const read = async (id: number) =>
  (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
const stored = async () => {
  const names = await readdir(join(test.config.dataDir, 'attachments')).catch(() => [])
  return names.filter((name) => /^[0-9a-f]{32}$/.test(name))
}
const cleanUp = () => test.messageFiles.removeForgotten(new Date(Date.now() + 2 * DAY), DAY)
const ask = (path: string) =>
  test.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${test.token}` } })

describe('files that come with an inquiry', () => {
  it('are kept with it, named by what they are, and the staff see them in small', async () => {
    const photo = await picture()
    const { status, data } = await send(
      [
        ['C:\\Fotos\\Typenschild.PNG', photo],
        ['Mast.png', await blank(9, 9).png().toBuffer()],
        ['rundum.webp', await blank(9, 9).webp().toBuffer()],
        ['IMG_0815.HEIC', heic],
        ['Prüfbuch', pdf()],
      ],
      { ...said, concern: 'ankauf' },
    )
    expect(status).toBe(201)
    const inquiry = await read(data.id)
    expect(inquiry).toMatchObject({ ...said, concern: 'ankauf', stage: 'new', spam: false })
    const [message] = inquiry.messages
    expect(message).toMatchObject({ kind: 'received', text: FORM_FILES, automatic: true })
    expect(message?.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Typenschild.jpg', 'image/jpeg'],
      ['Mast.png', 'image/png'],
      ['rundum.webp', 'image/webp'],
      ['IMG_0815.heic', 'image/heic'],
      ['Prüfbuch.pdf', 'application/pdf'],
    ])
    const path = `/contact/${data.id}/messages/${message?.id}/attachments`
    expect(Buffer.from(await (await ask(`${path}/0`)).arrayBuffer()).equals(photo)).toBe(true)
    expect((await ask(`${path}/0/thumbnail`)).headers.get('Content-Type')).toBe('image/webp')
    expect((await ask(`${path}/3/thumbnail`)).status).toBe(404)
    // The number, unlike the file, may be known to a stranger.
    expect((await app.request(`/api${path}/0`)).status).toBe(401)
    const copy = await app.request(data.address)
    expect(await copy.text()).toContain('Typenschild.jpg')
  })

  it.each<[why: string, files: Files, details: Record<string, RegExp>]>([
    [
      'no picture and no PDF',
      [
        ['gut.pdf', pdf()],
        ['Rechnung.pdf', Buffer.from('<html><script>alert(1)</script>')],
        ['bild.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ],
      { 'files.1': /„Rechnung.pdf“ ist weder ein Bild/, 'files.2': /„bild.jpg“ ist weder/ },
    ],
    ['empty', [['leer.jpg', Buffer.alloc(0)]], { 'files.0': /„leer.jpg“ ist leer/ }],
    [
      'too many',
      Array.from({ length: 6 }, (_, index) => [`${index}.pdf`, pdf()]),
      { files: /Höchstens 5 Dateien/ },
    ],
    ['too large', [['groß.pdf', pdf(SENT_FILES_BYTES)]], { 'files.0': /größer als 20 MB/ }],
    [
      'too large together',
      [
        ['a.pdf', pdf(12 * MB)],
        ['b.pdf', pdf(12 * MB)],
      ],
      { files: /zusammen größer als 20 MB/ },
    ],
  ])('are refused with the way out and leave nothing if they are %s', async (_, files, details) => {
    const answer = await send(files)
    expect(answer.status).toBe(400)
    expect(answer.details).toEqual(
      Object.fromEntries(
        Object.entries(details).map(([field, said]) => [field, [expect.stringMatching(said)]]),
      ),
    )
    expect((await test.get('/api/contact', test.token)).data).toEqual([])
    await cleanUp()
    expect(await stored()).toEqual([])
  })

  it('do not hide what is wrong with the inquiry itself', async () => {
    const files: Files = [['a.pdf', pdf()]]
    expect((await send(files, { ...said, name: '' })).details).toEqual({
      name: ['Name ist erforderlich'],
    })
    expect((await send(files, '{')).status).toBe(400)
    expect((await send(files, 'x'.repeat(300_000))).status).toBe(400)
    const elsewhere = formOf(files, 'anhang')
    elsewhere.set('data', JSON.stringify(said))
    const answer = await app.request('/api/contact', { method: 'POST', body: elsewhere })
    expect((await answer.json()).details).toEqual({
      files: ['Dateien gehören in das Feld „files“'],
    })
    // Without files it is an inquiry like any other; as JSON it stays as small as it was.
    expect((await send([])).status).toBe(201)
    const large = JSON.stringify({ ...said, message: 'x'.repeat(300_000) })
    const headers = { 'Content-Type': 'application/json' }
    const { status } = await app.request('/api/contact', { method: 'POST', body: large, headers })
    expect(status).toBe(413)
  })

  it.each(['/api/contact', '/kontakt'])(
    'have no more text beside them than a form without files may have, also when too many came: %s',
    async (path) => {
      const body = formOf([['a.pdf', pdf()]], 'files')
      for (let index = 0; index < 50; index++) body.set(`feld${index}`, 'x'.repeat(100_000))
      const post = async () => (await app.request(path, { method: 'POST', body })).status
      expect(await post()).toBe(413)
      for (let index = 0; index < 27; index++) await send([['x.txt', Buffer.from('x')]])
      expect(await post()).toBe(path === '/kontakt' ? 413 : 429)
    },
  )

  it('make a new inquiry of the same words, and the same ones a double', async () => {
    const first = await send([])
    const added = await send([['a.pdf', pdf()]])
    expect(added.data.receipt).not.toBe(first.data.receipt)
    const again = await send([['a.pdf', pdf()]])
    expect(again.data.receipt).toBe(added.data.receipt)
    expect((await read(again.data.id)).messages).toEqual([])
    expect(await (await app.request(again.data.address)).text()).toContain('a.pdf')
    expect((await send([['b.pdf', pdf()]])).data.receipt).not.toBe(added.data.receipt)
  })

  it('are in the access, and go with the inquiry and with the person', async () => {
    const { data } = await send([['Typenschild.jpg', await picture()]])
    const persons = await test.get<Person[]>(`/api/persons?search=${said.email}`, test.token)
    const key = persons.data[0]?.key
    const access = Buffer.from(await (await ask(`/persons/${key}/export`)).arrayBuffer())
    expect(access.toString('latin1')).toContain('Typenschild.jpg')
    expect(await stored()).toHaveLength(1)
    await test.call('DELETE', `/api/contact/${data.id}`, { token: test.token })
    expect(await stored()).toEqual([])
    await send([['Typenschild.jpg', await picture()]])
    const body = { mode: 'apply' }
    await test.call('POST', `/api/persons/${key}/erase`, { token: test.token, body })
    expect(await stored()).toEqual([])
  })

  it('are counted by network before a byte is read', async () => {
    for (let index = 0; index < 27; index++)
      expect((await send([['x.txt', Buffer.from('x')]])).status).toBe(400)
    const { status, headers, error } = await send([['a.pdf', pdf()]])
    expect([status, error]).toEqual([429, expect.stringContaining('ohne Dateien')])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('slow senders', () => {
  it('of one network hold four places, keep nobody else waiting, and leave them free again', async () => {
    const { server } = test
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const head = [
      'POST /api/contact HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 100000',
    ].join('\r\n')
    const slow = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const asked = once(server, 'request')
        const socket = connect(port, '127.0.0.1')
        socket.write(
          `${head}\r\n\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`,
        )
        await asked
        return socket
      }),
    )
    const send = async (form = formOf([['a.pdf', pdf()]], 'files')) => {
      form.set('data', JSON.stringify(said))
      const sent = { method: 'POST', body: form }
      return (await fetch(`http://127.0.0.1:${port}/api/contact`, sent)).status
    }
    await expect.poll(() => send()).toBe(503)
    for (const socket of slow) socket.destroy()
    await expect.poll(() => send()).toBe(201)
    server.closeAllConnections()
    server.close()
  })
})

describe('the form of a browser without scripts', () => {
  const post = (fields: Record<string, string>, files: Files, path = '/kontakt') => {
    const body = formOf(files, 'files')
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return app.request(path, { method: 'POST', body })
  }
  const shown = async (answer: Response) =>
    JSON.parse((await answer.text()).split('\n').at(-1) ?? '') as unknown
  const listed = async () => (await test.get<{ id: number }[]>('/api/contact', test.token)).data

  it('takes files along, and the page about service says what it is about', async () => {
    const answer = await post(
      { ...said, privacy: 'on' },
      [['Typ.jpg', await picture()]],
      '/service',
    )
    expect(answer.status).toBe(303)
    const inquiry = await read((await listed())[0]?.id ?? 0)
    expect(inquiry).toMatchObject({ ...said, concern: 'service' })
    expect(inquiry.messages[0]?.attachments).toMatchObject([{ name: 'Typ.jpg' }])
  })

  it('sends a field without a file as an empty one, which is none', async () => {
    expect((await post({ ...said, privacy: 'on' }, [['', Buffer.alloc(0)]])).status).toBe(303)
    expect((await read((await listed())[0]?.id ?? 0)).messages).toEqual([])
  })

  it('comes back with all that was typed, and names the files to be chosen again', async () => {
    const files: Files = [
      ['gut.pdf', pdf()],
      ['schlecht.txt', Buffer.from('x')],
    ]
    const answer = await post({ ...said, privacy: 'on' }, files)
    expect(answer.status).toBe(400)
    expect(await shown(answer)).toMatchObject({
      values: { ...said, privacy: true },
      errors: { files: expect.stringContaining('„schlecht.txt“ ist weder ein Bild') },
      files: ['gut.pdf', 'schlecht.txt'],
    })
    const missing = await post({ ...said, name: '', privacy: 'on' }, files)
    expect(await shown(missing)).toMatchObject({
      values: { message: said.message },
      errors: { name: 'Name ist erforderlich' },
      files: ['gut.pdf', 'schlecht.txt'],
    })
  })

  it('comes back with all that was typed where too many files came from there', async () => {
    for (let index = 0; index < 27; index++) await send([['x.txt', Buffer.from('x')]])
    const answer = await post({ ...said, privacy: 'on' }, [['gut.pdf', pdf()]])
    expect(answer.status).toBe(429)
    expect(await shown(answer)).toMatchObject({
      values: said,
      failure: expect.stringContaining('ohne Dateien'),
    })
  })

  it('that is larger than anything taken is a page that says so', async () => {
    const answer = await post(said, [['riesig.pdf', pdf(61 * MB)]])
    expect(answer.status).toBe(413)
    expect(await shown(answer)).toMatchObject({
      errors: { files: expect.stringMatching(/Zurück/) },
    })
  })
})
