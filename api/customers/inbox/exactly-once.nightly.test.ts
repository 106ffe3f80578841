import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { DOVECOT, mailOf, TestMailbox } from '../../tests/dovecot.ts'
import { findPostgresql, startPostgresql } from '../../tests/postgresql.ts'
import { emptyFolder, type ServerProcess, startServer } from '../../tests/server-process.ts'

/** Fewer than may come to one inquiry in an hour. */
const ANSWERS = 25
const EMAIL = 'kunde@firma.example'
const PATIENCE = { timeout: 60_000, interval: 20 }
const bin = findPostgresql()

describe.skipIf(!DOVECOT)('each mail is taken once (skipped without Dovecot)', () => {
  let mailbox: TestMailbox
  let servers: ServerProcess[]
  beforeEach(async () => {
    servers = []
    mailbox = await TestMailbox.start()
  })
  afterEach(async () => {
    for (const server of servers) await server.terminate()
    await mailbox.remove()
  })

  async function start(folder: string, env: Record<string, string> = {}) {
    const settings = { SEED: 'none', CONTACT_LIMIT: '0', IMAP_URL: mailbox.url, ...env }
    const server = await startServer(folder, settings)
    servers.push(server)
    return server
  }

  async function inquire(server: ServerProcess, message = 'Was kostet der Stapler?') {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Erika', email: EMAIL, message }),
    })
    const { data } = await response.json()
    return { id: Number(data.id), receipt: String(data.receipt) }
  }

  /** What customers have written. */
  async function received(server: ServerProcess, token: string, id: number): Promise<string[]> {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`${server.url}/api/contact/${id}`, { headers })
    const { data }: { data: InquiryDetail } = await response.json()
    return data.messages.filter(({ kind }) => kind === 'received').map(({ text }) => text)
  }

  function answer(receipt: string, from: number): string[] {
    const texts = Array.from({ length: ANSWERS }, (_, index) => `Antwort ${from + index}`)
    for (const text of texts)
      mailbox.deliver(mailOf({ From: EMAIL, Subject: `Re: ${receipt} (${text})` }, text))
    return texts
  }

  const inOrder = (texts: string[]) => [...texts].sort()

  it('also if the process is killed while it takes them, again and again', async () => {
    const folder = emptyFolder()
    let server = await start(folder)
    const { id, receipt } = await inquire(server)
    const other = await inquire(server, 'Und der andere?')
    const texts = answer(receipt, 100)
    for (let killed = 0; killed < 4; killed++) {
      const token = await server.token()
      const before = (await received(server, token, id)).length
      const more = async () => (await received(server, token, id)).length > before
      await vi.waitUntil(more, PATIENCE)
      await server.kill()
      server = await start(folder)
    }
    const token = await server.token()
    const all = async () => (await received(server, token, id)).length >= ANSWERS
    await vi.waitUntil(all, PATIENCE)
    const more = answer(other.receipt, 200)
    await mailbox.numberAnew()
    const anew = async () => (await received(server, token, other.id)).length >= ANSWERS
    await vi.waitUntil(anew, PATIENCE)
    expect(inOrder(await received(server, token, id))).toEqual(texts)
    expect(inOrder(await received(server, token, other.id))).toEqual(more)
  })

  it.skipIf(!bin)(
    'by several processes, also if the one that reads is killed or loses its lock (skipped without PostgreSQL)',
    async () => {
      const postgresql = await startPostgresql(String(bin))
      const env = { DATABASE_URL: postgresql.url }
      const first = await start(emptyFolder(), env)
      const second = await start(emptyFolder(), env)
      const { id, receipt } = await inquire(first)
      const other = await inquire(first, 'Und der andere?')
      const token = await second.token()
      const count = async (inquiry: number) => (await received(second, token, inquiry)).length
      const texts = answer(receipt, 100)
      await vi.waitUntil(async () => (await count(id)) > 0, PATIENCE)
      postgresql.execute(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 4711004`,
      )
      await vi.waitUntil(async () => (await count(id)) >= ANSWERS, PATIENCE)
      await first.kill()
      const more = answer(other.receipt, 200)
      await vi.waitUntil(async () => (await count(other.id)) >= ANSWERS, PATIENCE)
      expect(inOrder(await received(second, token, id))).toEqual(texts)
      expect(inOrder(await received(second, token, other.id))).toEqual(more)
      for (const server of servers) await server.terminate()
      postgresql.stop()
    },
  )
})
