import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { formOf, picture } from '../../catalogue/images/images.testing.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

/** What other programs got wrong when their tickets or customers were merged, by their bug reports. */
const persons = await createPersonsTest()
const { test, inquiry, inquireWith, offered, theOne, close } = persons
afterAll(close)
const { token } = test

const joinInto = (id: number, into: number) =>
  test.call<InquiryDetail>('POST', `/api/contact/${id}/join`, { token, body: { into } })
const part = (id: number) => test.call('POST', `/api/contact/${id}/part`, { token })
const say = (id: number, body: Record<string, unknown>) =>
  test.call<Message>('POST', `/api/contact/${id}/messages`, { token, body })
const ask = (path: string) =>
  test.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })

/** What an access says to a program, as text. */
async function accessOf(search: string): Promise<string> {
  const { key } = await theOne(search)
  const archive = join(test.config.dataDir, 'auskunft.zip')
  const answer = await ask(`/persons/${key}/export`)
  await writeFile(archive, Buffer.from(await answer.arrayBuffer()))
  let said = ''
  for await (const file of archivedFiles(archive))
    if (file.path.endsWith('.json')) said += await text(await file.open())
  return said
}

it('answers whoever wrote last, and not the sender of the older enquiry', async () => {
  const older = await inquireWith({ email: 'erste@feld.example', name: 'Erste Person' })
  const younger = await inquireWith({ email: 'zweite@feld.example', name: 'Zweite Person' })
  await joinInto(younger, older)
  const { data } = await say(older, { kind: 'reply', text: 'Hier kommt die Antwort.' })
  expect(data.to).toEqual(['zweite@feld.example'])
})

it('joins and parts the same two as often as one likes', async () => {
  const older = await inquireWith({ email: 'oft@feld.example' })
  const younger = await inquireWith({ email: 'oft@feld.example', message: 'Noch eine Frage dazu' })
  for (const _ of [1, 2, 3]) {
    expect((await joinInto(younger, older)).status).toBe(200)
    expect((await part(younger)).status).toBe(200)
  }
  expect((await inquiry(older)).messages).toEqual([])
  expect((await inquiry(younger)).messages).toEqual([])
})

it('opens the files that came with the joined one under both numbers', async () => {
  const older = await inquireWith({ email: 'datei@feld.example' })
  const body = formOf([['Typenschild.png', await picture()]], 'files')
  const said = { name: 'Dora Datei', email: 'datei@feld.example', message: 'Mit Bild vom Stapler' }
  body.set('data', JSON.stringify(said))
  const response = await test.app.request('/api/contact', { method: 'POST', body })
  const { data: younger }: { data: { id: number } } = await response.json()
  const { data } = await joinInto(younger.id, older)
  const withFile = data.messages.find(({ attachments }) => attachments.length > 0)
  for (const id of [older, younger.id]) {
    const path = `/contact/${id}/messages/${withFile?.id}/attachments/0`
    expect((await ask(path)).status).toBe(200)
    expect((await ask(`${path}/thumbnail`)).status).toBe(200)
  }
})

it('brings a question from the page of a moved offer to the enquiry that goes on', async () => {
  const older = await inquireWith({ email: 'frage@feld.example' })
  const offer = await offered([await test.addProduct()])
  await joinInto(offer.inquiryId, older)
  await persons.submit(offer.address, { action: 'ask', question: 'Ist der Transport dabei?' })
  const { messages } = await inquiry(older)
  expect(messages.at(-1)?.text).toContain('Ist der Transport dabei?')
})

it('tells nobody in their access what a colleague and the house have said to each other', async () => {
  const older = await inquireWith({ email: 'chef@feld.example', name: 'Carl Chef', phone: '' })
  await say(older, { kind: 'note', text: 'INTERN-CHEF zahlt schlecht' })
  const younger = await inquireWith({
    email: 'lehrling@feld.example',
    name: 'Lena Lehrling',
    message: 'LEHRLING fragt nach dem Preis',
  })
  await joinInto(younger, older)
  const lena = await accessOf('lehrling@feld.example')
  expect(lena).toContain('LEHRLING fragt')
  expect(lena).not.toContain('INTERN-CHEF')
  const carl = await accessOf('chef@feld.example')
  expect(carl).toContain('INTERN-CHEF')
  expect(carl).not.toContain('LEHRLING')
})

it('keeps the numbers of the dashboard as if there had been one enquiry', async () => {
  const figures = async () =>
    (await test.get<Record<string, unknown>>('/api/contact/figures', token)).data
  const before = JSON.stringify(await figures())
  const older = await inquireWith({ email: 'zahl@feld.example' })
  const once = JSON.stringify(await figures())
  const younger = await inquireWith({ email: 'zahl@feld.example', message: 'Noch etwas dazu' })
  await joinInto(younger, older)
  expect(JSON.stringify(await figures())).toBe(once)
  expect(once).not.toBe(before)
})
