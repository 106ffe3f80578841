import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { ErasureItem, Person } from '../../../shared/persons/person.ts'
import { emptyFolder, type ServerProcess, startServer } from '../../tests/server-process.ts'

const ROUNDS = 6
const WITHIN_A_MINUTE = { timeout: 60_000, interval: 500 }

let servers: ServerProcess[] = []
afterEach(async () => {
  for (const server of servers) await server.terminate()
  servers = []
})

async function start(folder: string): Promise<ServerProcess> {
  const server = await startServer(folder, { SEED: 'none', CONTACT_LIMIT: '0' })
  servers.push(server)
  return server
}

interface Call {
  token: string
  body?: unknown
}

async function call<Data>(
  { url }: ServerProcess,
  method: string,
  path: string,
  { token, body }: Call,
): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(`${path}: ${error}`)
  return data
}

const find = (server: ServerProcess, token: string, email: string) =>
  call<Person[]>(server, 'GET', `/persons?search=${encodeURIComponent(email)}`, { token })

const erase = (server: ServerProcess, token: string, key: string) =>
  call<ErasureItem[]>(server, 'POST', `/persons/${key}/erase`, { token, body: { mode: 'apply' } })

/** Somebody who has written forty times, each time with the same word. */
async function addPerson(server: ServerProcess, token: string, name: string, word: string) {
  const email = `${name.toLowerCase()}@firma.example`
  for (let number = 0; number < 40; number++)
    await call(server, 'POST', '/contact/manual', {
      token,
      body: { source: 'phone', name, email, message: `${word} ${number} ${'x'.repeat(2_000)}` },
    })
  return email
}

/** The files of a data folder in which a text stands. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path).catch(() => Buffer.alloc(0))
    if (content.includes(text)) found.push(path)
  }
  return found
}

it('a process that dies while it erases leaves all of a person or nothing, and nothing in a file', async () => {
  const folder = emptyFolder()
  let server = await start(folder)
  let token = await server.token()
  /** How long a whole erasure takes here, in milliseconds. */
  let duration = 0
  for (let round = 0; round < ROUNDS; round++) {
    const word = `CANARY-${round}`
    const email = await addPerson(server, token, `Person${round}`, word)
    const [person] = await find(server, token, email)
    const began = performance.now()
    const erasing = erase(server, token, person?.key ?? '').catch(() => null)
    // The first one runs to its end and says how long that takes.
    if (round === 0) await erasing
    else await wait((duration * round) / ROUNDS)
    if (round === 0) duration = performance.now() - began
    await server.kill()
    await erasing
    server = await start(folder)
    token = await server.token()
    const [left] = await find(server, token, email)
    if (left) {
      expect(left.items.inquiry, 'half of a person').toBe(40)
      await erase(server, token, left.key)
    }
    await vi.waitFor(async () => expect(await filesWith(folder, word)).toEqual([]), WITHIN_A_MINUTE)
  }
})

it('what one process erases is soon in no file, also while another one reads and writes', async () => {
  const folder = emptyFolder()
  const first = await start(folder)
  const second = await start(folder)
  const token = await first.token()
  const email = await addPerson(first, token, 'Kanari', 'CANARY-many')
  await vi.waitFor(async () => expect(await find(second, token, email)).toHaveLength(1))
  let isOver = false
  const others = async () => {
    while (!isOver) {
      await call(second, 'GET', '/contact?limit=100', { token })
      await call(second, 'POST', '/contact/manual', {
        token,
        body: { source: 'phone', name: 'Jemand', phone: '040 66969-105' },
      })
    }
  }
  const busy = others()
  const [person] = await find(first, token, email)
  await erase(first, token, person?.key ?? '')
  await vi.waitFor(
    async () => expect(await filesWith(folder, 'CANARY-many')).toEqual([]),
    WITHIN_A_MINUTE,
  )
  isOver = true
  await busy
  expect(await find(second, token, email)).toEqual([])
})
