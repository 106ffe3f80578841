import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { archivedFiles } from '../../../base/files/zip/archive-reader.ts'
import { createPersonsTest } from '../persons.testing.ts'

const { test, write, theOne, offered, inquiry, post, erase, close } = await createPersonsTest()
const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

/** The files of an access by name, each byte a character but for texts. */
const accessOf = async (search: string) => filesOf(`/persons/${(await theOne(search)).key}/export`)

const ask = (path: string) =>
  test.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${test.token}` } })

async function filesOf(path: string): Promise<Record<string, string>> {
  const answer = await ask(path)
  const archive = join(folder, 'auskunft.zip')
  await writeFile(archive, Buffer.from(await answer.arrayBuffer()))
  const files: Record<string, string> = {}
  for await (const file of archivedFiles(archive)) {
    const isText = /\.(?:html|json)$/.test(file.path)
    files[file.path] = (await buffer(await file.open())).toString(isText ? 'utf8' : 'latin1')
  }
  return files
}

it('an access says everything about a person, spam too, and nothing about anybody else', async () => {
  const mine = { name: 'Anna Auskunft', email: 'anna@firma.example', phone: '040 4711' }
  await write({ ...mine, message: 'MINE-1 <script>alert(1)</script>' })
  const spam = await write({ ...mine, message: 'MINE-2 und mehr' })
  await write({
    name: 'Otto Other',
    email: 'otto@firma.example',
    phone: '040 4711',
    message: 'THEIRS und mehr',
  })
  await test.call('PUT', `/api/contact/${spam}`, {
    token: test.token,
    body: { notes: 'MINE-3', spam: true },
    headers: { 'If-Match': '*' },
  })
  const files = await accessOf('anna@firma.example')
  expect(Object.keys(files)).toEqual(['auskunft.html', 'daten.json'])
  const { 'auskunft.html': page = '', 'daten.json': data = '' } = files
  for (const content of [page, data]) {
    for (const said of ['MINE-1', 'MINE-2', 'MINE-3', 'Anna Auskunft', '040 4711', 'Art. 6 Abs. 1'])
      expect(content).toContain(said)
    for (const other of ['THEIRS', 'Otto', 'otto@']) expect(content).not.toContain(other)
  }
  expect(page).not.toContain('<script')
  expect(page).not.toContain('dateien')
  expect(page).toContain('Als Spam eingestuft</dt><dd>ja')
  expect(page).toContain('12 Monate nach dem letzten Kontakt')
  const { data: parts } = JSON.parse(data)
  expect(parts[0].rows[0]).toMatchObject({ Name: 'Anna Auskunft', Stand: 'Neu' })
})

it('an access names the receipt number of each inquiry, and to which one everything else belongs', async () => {
  const id = await write({ name: 'Nora Nummer', email: 'nora@firma.example' })
  await test.call('POST', `/api/contact/${id}/messages`, {
    token: test.token,
    body: { kind: 'received', text: 'Und noch etwas' },
  })
  const { receipt } = await inquiry(id)
  const { 'auskunft.html': page, 'daten.json': data = '' } = await accessOf('nora@firma.example')
  expect(page).toContain(`<dt>Vorgangsnummer</dt><dd>${receipt}</dd>`)
  const { data: parts } = JSON.parse(data)
  const rowsOf = (name: string) =>
    parts.find(({ table }: { table: string }) => table === name)?.rows as unknown[]
  for (const table of ['inquiry', 'message'])
    expect(rowsOf(table), table).toMatchObject([{ Vorgangsnummer: receipt }])
})

it('an access has the papers that were sent as files, byte for byte, and says where', async () => {
  const offer = await offered([await test.addProduct()])
  const { email } = await inquiry(offer.inquiryId)
  const files = await accessOf(email)
  const [path = ''] = Object.keys(files).filter((name) => name.startsWith('dateien/'))
  expect(path).toMatch(/^dateien\/1-AN-\d{4}-\d{4}\.pdf$/)
  expect(
    createHash('sha256')
      .update(files[path] ?? '', 'latin1')
      .digest('hex'),
  ).toBe(offer.pdfSha256)
  expect(files['auskunft.html']).toContain(path)
  expect(files['daten.json']).toContain(path)
})

it('an access of somebody who was erased has what the law keeps, and nothing else', async () => {
  const offer = await offered([await test.addProduct()], { binding: true })
  await post(`/offers/${offer.id}/accept`)
  const { email } = await inquiry(offer.inquiryId)
  const { key } = await theOne(email)
  await post(`/contact/${offer.inquiryId}/messages`, { kind: 'note', text: 'NOTE-1' })
  await erase(key, 'apply')
  expect((await ask(`/persons/${key}/export`)).status).toBe(404)
  const { 'auskunft.html': page = '', ...files } = await filesOf(`/persons/kept/${key}/export`)
  expect(page).toContain(email)
  expect(page).toContain('Nur noch aufbewahrt bis')
  expect(page).toContain('Erika Muster')
  expect(page).toContain('bis zum Ende des sechsten Jahres nach der Annahme')
  expect(page).not.toContain('NOTE-1')
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).not.toEqual([])
})

it('the record of processing names the dealer, every purpose and every period', async () => {
  const answer = await test.app.request('/api/processing-record', {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  const page = await answer.text()
  for (const said of [
    'ElbStapler GmbH',
    'Petra Kran',
    'Anfragen beantworten',
    '30 Tagen',
    '§ 147 AO',
  ])
    expect(page).toContain(said)
})
