import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { archivedFiles } from '../../base/files/zip/archive-reader.ts'
import { restore } from '../../operation/backup/backups.testing.ts'
import { logIn } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'

const FILES = 600
const LARGE = Buffer.alloc(8 * 1024 * 1024, 'x')
const EMAIL = 'marta@kunde.example'

let test: TestApp
let token: string
let inquiry: number
/** A customer with so many files, the first of them empty and the last one large. */
beforeAll(async () => {
  test = await createTestApp()
  token = test.token
  const body = { name: 'Marta Mailer', email: EMAIL, message: 'Haben Sie ein Bild?' }
  inquiry = (await test.call<{ id: number }>('POST', '/api/contact', { body })).data.id
  const contents = Array.from({ length: FILES }, (_, number) =>
    // Only the first is empty: the access holds each content once.
    Buffer.from(`${number}`.repeat(number % 50 || Math.min(number, 1))),
  )
  const files = [...contents, LARGE].map((content) => ({
    // All of them have the same name, as photographs of a phone may.
    name: 'image.jpg',
    type: 'application/octet-stream',
    content,
  }))
  await test.messageFiles.storing(files, async (stored) => {
    await test.query(
      `insert into message (id, inquiry_id, at, kind, text) values (1, ${inquiry}, 1, 'received', 'Anbei')`,
    )
    for (const [position, { name, type, size, file }] of stored.entries())
      await test.query(`insert into message_attachment (message_id, position, name, type, size, file)
        values (1, ${position}, '${name}', '${type}', ${size}, '${file}')`)
  })
})
afterAll(() => test.close())

const ask = (path: string) =>
  test.app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
const open = async (position: number) =>
  Buffer.from(
    await (await ask(`/contact/${inquiry}/messages/1/attachments/${position}`)).arrayBuffer(),
  )
const exportOf = async () => {
  const { data } = await test.get<Person[]>(`/api/persons?search=${EMAIL}`, token)
  return `/persons/${data[0]?.key}/export`
}

it('hundreds of files of one name, an empty one among them, are handed out, each once', async () => {
  expect(
    (await test.get<InquiryDetail>(`/api/contact/${inquiry}`, token)).data.messages[0]?.attachments,
  ).toHaveLength(FILES + 1)
  expect(await open(0)).toEqual(Buffer.alloc(0))
  const archive = join(test.config.dataDir, 'auskunft.zip')
  await writeFile(archive, Buffer.from(await (await ask(await exportOf())).arrayBuffer()))
  const sizes: number[] = []
  for await (const { path, size } of archivedFiles(archive))
    if (path.startsWith('dateien/')) sizes.push(size)
  expect(sizes).toHaveLength(FILES + 1)
  expect([sizes[0], sizes.at(-1)]).toEqual([0, LARGE.length])
})

it('they come back with a backup, also where their whole folder was lost', async () => {
  const { data } = await test.call<Backup>('POST', '/api/backups', { token })
  await rm(join(test.config.dataDir, 'attachments'), { recursive: true })
  expect((await ask(`/contact/${inquiry}/messages/1/attachments/7`)).status).toBe(404)
  expect((await restore(test, token, { name: data.name, mode: 'apply' })).status).toBe(200)
  token = await logIn(test, 'admin', PASSWORD)
  expect(await open(0)).toEqual(Buffer.alloc(0))
  expect((await open(49)).toString()).toBe('49'.repeat(49))
  expect((await open(FILES)).equals(LARGE)).toBe(true)
})

it('whoever leaves while they are handed out leaves no file open', async () => {
  const server = test.server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { Authorization: `Bearer ${token}` }
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes('/attachments/')
      } catch {
        return false
      }
    })
  for (const path of [await exportOf(), `/contact/${inquiry}/messages/1/attachments/${FILES}`])
    for (let visit = 0; visit < 5; visit++) {
      const leaving = new AbortController()
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers,
        signal: leaving.signal,
      })
      await answer.body?.getReader().read()
      leaving.abort()
    }
  await vi.waitFor(() => expect(openFiles()).toEqual([]), 10_000)
  expect(await open(1)).toEqual(Buffer.from('1'))
  server.close()
})
