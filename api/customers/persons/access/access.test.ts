import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { archivedFiles } from '../../../base/zip/archive-reader.ts'
import { createPersonsTest } from '../persons.testing.ts'

const { test, write, theOne, close } = await createPersonsTest()
const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

/** The files of an access by name. */
async function accessOf(search: string): Promise<Record<string, string>> {
  const { key } = await theOne(search)
  const answer = await test.app.request(`/api/persons/${key}/export`, {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  const archive = join(folder, 'auskunft.zip')
  await writeFile(archive, Buffer.from(await answer.arrayBuffer()))
  const files: Record<string, string> = {}
  for await (const file of archivedFiles(archive)) files[file.path] = await text(await file.open())
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
    ...{ token: test.token, body: { notes: 'MINE-3', spam: true } },
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
  expect(page).toContain('12 Monate nach dem letzten Kontakt')
  const { data: parts } = JSON.parse(data)
  expect(parts[0].rows[0]).toMatchObject({ Name: 'Anna Auskunft', Stand: 'Neu' })
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
