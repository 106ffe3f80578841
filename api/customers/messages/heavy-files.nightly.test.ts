import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import packageFile from '../../../package.json' with { type: 'json' }
import type { Backup } from '../../../shared/backup/backup.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { filePart, MIXED, mailOf, multipart, part } from '../../base/files/mails/mails.testing.ts'
import { DOVECOT, TestMailbox } from '../../tests/dovecot.ts'
import { mailedBy, TestMailServer } from '../../tests/mail-server.ts'
import { PASSWORD } from '../../tests/prepared-data.ts'

const SERVER = fileURLToPath(new URL('../../tests/serve-test-app.ts', import.meta.url))
/** As a dealer's process is started. */
const LIMITS = packageFile.scripts.serve.split(' ').filter((word) => word.startsWith('--'))
const MB = 1024 * 1024
/** Of the whole process, with V8's heap of 256 MB in it. */
const MOST_MB = 512
const MAILS = 12
const REPLIES = 24
const PATIENT = { timeout: 240_000, interval: 500 }
const EMAIL = 'marta@kunde.example'

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])

/** An application in a process of its own, as it is shipped. */
async function startServer(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [...LIMITS, SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ address, token }] = await once(child, 'message')
  const ofProcess = (file: string) => `/proc/${child.pid}/${file}`
  let login = String(token)
  const ask = (path: string, method: string, body?: string | FormData) =>
    fetch(`http://127.0.0.1:${address.port}/api/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${login}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
  return {
    ask,
    async call<Data>(path: string, method = 'GET', body?: object): Promise<Data> {
      const response = await ask(
        path,
        method,
        body instanceof FormData ? body : body && JSON.stringify(body),
      )
      const { data, error } = await response.json()
      if (!response.ok) throw new Error(`${path}: ${error}`)
      return data
    },
    logInAs(token: string) {
      login = token
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** How many megabytes it has needed at most. */
    peak: () =>
      Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(ofProcess('status'), 'utf8'))?.[1]) / 1024,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

describe.skipIf(!existsSync('/proc/self/status') || !DOVECOT)(
  '12 mails of 20 MB and 24 answers of 9.6 MB, at the shipped limits of memory (skipped without Dovecot)',
  () => {
    let mailbox: TestMailbox
    let mailServer: TestMailServer
    let server: Awaited<ReturnType<typeof startServer>>
    let inquiry: { id: number; receipt: string }
    let backup: Backup
    beforeAll(async () => {
      mailbox = await TestMailbox.start()
      mailServer = await TestMailServer.start()
      server = await startServer({ ...mailedBy(mailServer), IMAP_URL: mailbox.url })
      inquiry = await server.call('contact/manual', 'POST', {
        source: 'mail',
        name: 'Marta Mailer',
        email: EMAIL,
        message: 'Haben Sie Bilder vom Mast?',
      })
    })
    afterAll(async () => {
      await server.stop()
      await mailServer.stop()
      await mailbox.remove()
    })
    const messages = async () =>
      (await server.call<InquiryDetail>(`contact/${inquiry.id}`)).messages
    const expectToLive = () => {
      expect(server.isAlive()).toBe(true)
      expect(server.peak()).toBeLessThan(MOST_MB)
    }
    const restore = (fields: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      return server.call<RestoreReport>('backups/restore', 'POST', form)
    }
    const readAll = async (path: string) => {
      const response = await server.ask(path, 'GET')
      expect(response.status).toBe(200)
      let bytes = 0
      if (response.body) for await (const chunk of response.body) bytes += chunk.length
      return bytes
    }

    it('the answers are stored and go out', async () => {
      for (let count = 0; count < REPLIES; count++) {
        const form = new FormData()
        form.set('message', JSON.stringify({ kind: 'reply', text: 'Im Anhang.' }))
        form.set('files', new Blob([pdf(9.6 * MB)]), 'Prüfbuch.pdf')
        await server.call(`contact/${inquiry.id}/messages/with-files`, 'POST', form)
        await vi.waitFor(() => {
          expect(mailServer.mails.some(({ attachments }) => attachments.length > 0)).toBe(true)
        }, PATIENT)
        mailServer.mails.length = 0
      }
      expectToLive()
    })

    it('the mails are taken', async () => {
      for (let count = 0; count < MAILS; count++) {
        const head = {
          From: EMAIL,
          Subject: `AW: Ihre Anfrage ${inquiry.receipt}`,
          'Message-ID': `<foto.${count}@kunde.example>`,
          Date: new Date().toUTCString(),
        }
        const photograph = filePart('Mast.pdf', 'application/pdf', pdf(19.8 * MB))
        const text = part('text/plain', 'Wie besprochen')
        mailbox.deliver(mailOf({ ...head, ...MIXED }, multipart([text, photograph])))
      }
      await vi.waitFor(async () => {
        expect(server.isAlive()).toBe(true)
        const received = (await messages()).filter(({ kind }) => kind === 'received')
        expect(received).toHaveLength(MAILS)
      }, PATIENT)
      expectToLive()
    })

    it('the backup is made', async () => {
      backup = await server.call<Backup>('backups', 'POST')
      expect(backup.counts.message_attachment).toBe(MAILS + REPLIES)
      expect(backup.size).toBeGreaterThan((MAILS * 19 + REPLIES * 9) * MB)
      expectToLive()
    })

    it('the person gets all of it', async () => {
      const [person] = await server.call<Person[]>(`persons?search=${EMAIL}`)
      const bytes = await readAll(`persons/${person?.key}/export`)
      expect(bytes).toBeGreaterThan((MAILS * 19 + REPLIES * 9) * MB)
      expectToLive()
    })

    it('the backup is restored', async () => {
      const before = await messages()
      await restore({ name: backup.name, mode: 'check' })
      const { after } = await restore({ name: backup.name, mode: 'apply' })
      expect(after).toEqual(backup.counts)
      const { token } = await server.call<{ token: string }>('auth/login', 'POST', {
        username: 'admin',
        password: PASSWORD,
      })
      server.logInAs(token)
      expect(await messages()).toEqual(before)
      for (const { id, attachments } of before.slice(-2))
        expect(await readAll(`contact/${inquiry.id}/messages/${id}/attachments/0`)).toBe(
          attachments[0]?.size,
        )
      expectToLive()
    })
  },
)
