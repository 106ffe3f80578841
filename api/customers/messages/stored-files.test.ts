import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { DAY, HOUR } from '../../../shared/time/time.ts'
import { formOf, picture } from '../../catalogue/images/images.testing.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

const { test, write, theOne, erase, filesWith, close } = await createPersonsTest()
afterAll(close)
const { token, messageFiles } = test
const folder = join(test.config.dataDir, 'attachments')
const headers = { Authorization: `Bearer ${token}` }
const ask = (path: string) => test.app.request(path, { headers })
const names = async () => (await messageFiles.storage.list('attachments')).map(({ path }) => path)
const pdf = (said: string) => Buffer.from(`%PDF-1.7\n${said}`)

async function send(id: number, files: [string, Uint8Array][], more: object = {}) {
  const body = formOf(files, 'files')
  body.set('message', JSON.stringify({ kind: 'reply', text: 'Im Anhang.', ...more }))
  const path = `/api/contact/${id}/messages/with-files`
  const answer = await test.app.request(path, { method: 'POST', headers, body })
  const { data }: { data: Message } = await answer.json()
  return { status: answer.status, path: `/api/contact/${id}/messages/${data?.id}/attachments` }
}

let customers = 0
const customer = () => ({
  name: `Jutta Ablage ${++customers}`,
  email: `a${customers}@ablage.example`,
})

it('the files of a message are files that their owner alone reads, under no address of the site', async () => {
  const id = await write(customer())
  const before = await names()
  const { path } = await send(id, [['Prüfbuch.pdf', pdf('eins')]])
  const [name, ...others] = (await names()).filter((one) => !before.includes(one))
  expect([name, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(folder, String(name)))).mode & 0o777).toBe(0o600)
  const answer = await ask(`${path}/0`)
  expect(answer.headers.get('Content-Length')).toBe(String(pdf('eins').length))
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf('eins'))
  for (const address of [
    `/attachments/${name}`,
    `/uploads/${name}`,
    `/uploads/../attachments/${name}`,
  ])
    expect((await ask(address)).status).toBe(404)
})

it('an answer that is refused leaves no file behind', async () => {
  const id = await write(customer())
  await send(id, [['a.pdf', pdf('a')]], { seen: 0 })
  const before = await names()
  expect((await send(id, [['b.pdf', pdf('b')]], { seen: 0 })).status).toBe(409)
  expect(await names()).toEqual(before)
})

it('a file that is gone is said to be gone: to whoever opens it, by mail, and in an access', async () => {
  const sender = customer()
  const id = await write(sender)
  const before = await names()
  const { path } = await send(id, [['Mast.jpg', await picture(80, 60)]])
  for (const name of await names()) if (!before.includes(name)) await rm(join(folder, name))
  for (const address of [`${path}/0`, `${path}/0/thumbnail`]) {
    const answer = await ask(address)
    expect([answer.status, (await answer.json()).error]).toEqual([
      404,
      'Die Datei „Mast.jpg“ ist nicht mehr vorhanden. Sie fehlt im Speicher der Website.',
    ])
  }
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await test.outbox?.run()
  log.mockRestore()
  const { data } = await test.get<InquiryDetail>(`/api/contact/${id}`, token)
  expect(data.messages.map(({ state }) => state)).toEqual(['failed'])
  expect(JSON.stringify(data)).toContain('„Mast.jpg“ ist nicht mehr vorhanden')
  const access = await ask(`/api/persons/${(await theOne(sender.email)).key}/export`)
  expect(access.status).toBe(200)
  expect((await access.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

it('files go with their inquiry', async () => {
  const id = await write(customer())
  const before = await names()
  await send(id, [['a.pdf', pdf('a')]])
  expect(await names()).not.toEqual(before)
  await test.call('DELETE', `/api/contact/${id}`, { token })
  expect(await names()).toEqual(before)
})

it('of somebody who is erased no file is left', async () => {
  const sender = customer()
  const id = await write(sender)
  await send(id, [['a.pdf', pdf('CANARY-5b1d')]])
  expect(await filesWith('CANARY-5b1d')).toHaveLength(1)
  await erase((await theOne(sender.email)).key, 'apply')
  expect(await filesWith('CANARY-5b1d')).toEqual([])
})

it('the clean-up removes what no message names, but nothing that may still get its row', async () => {
  const id = await write(customer())
  await send(id, [['a.pdf', pdf('a')]])
  const stored = await names()
  const [young, old] = ['a'.repeat(32), 'b'.repeat(32)]
  for (const name of [young, old]) await writeFile(join(folder, name), 'x')
  const now = new Date()
  for (const name of [...stored, old])
    await utimes(join(folder, name), now, new Date(now.getTime() - DAY - HOUR))
  await test.database.locks.hold('backup', () => test.housekeeping.run(now))
  expect((await names()).sort()).toEqual([...stored, young, old].sort())
  await test.housekeeping.run(now)
  expect((await names()).sort()).toEqual([...stored, young].sort())
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})
