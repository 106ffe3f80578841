import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hostileTables } from '../../api/catalogue/stock/import/hostile-tables.testing.ts'
import { readConfig } from '../../api/config.ts'
import { openServices } from '../../api/services.ts'
import { ask } from '../../api/tests/faults/ask.ts'
import { fill } from '../../api/tests/large-stock.ts'
import { PASSWORD } from '../../api/tests/server-process.ts'
import { startProcess, stopProcess } from './load.ts'

/** Checks of tables, which change nothing: how long, how long visitors wait meanwhile, and how much memory. */
const SIZES = [5_000, 50_000]
const PORT = '4496'
const site = { url: `http://127.0.0.1:${PORT}` }
const LOOK_EVERY_MS = 20

const root = mkdtempSync(join(tmpdir(), 'gabelstapler-bench-'))
try {
  console.log('| table | check | a row | longest wait | server | reader | answer |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const size of SIZES) await measureStock(size)
} finally {
  rmSync(root, { recursive: true, force: true })
}

async function measureStock(size: number): Promise<void> {
  const dataDir = join(root, String(size))
  const env = { DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: PASSWORD }
  const { database } = await openServices(readConfig(env))
  await fill(database, size)
  await database.orm.em.fork().execute(`update product set stock_number = 'L-' || id`)
  await database.close()
  const server = await startProcess(
    ['--max-old-space-size=256', '--max-semi-space-size=4', 'lab/bench/api-server.ts'],
    { ...env, PORT },
  )
  const login = { username: 'admin', password: PASSWORD }
  const { token } = (await ask(site, '/api/auth/login', { body: login })).json().data
  const measure = (what: string, name: string, rows: number, content: Buffer) =>
    measureCheck({ server, token: String(token), what, name, rows, content })

  await measure(
    `${size} rows, new prices`,
    'a.csv',
    size,
    table(size, 0, (at) => `Stapler ${at}`),
  )
  await measure(
    `${size} numbers, moved, one fault`,
    'a.csv',
    size,
    table(size, 1, (at) => (at === size ? '' : `Stapler ${at}`)),
  )
  if (size === SIZES[0])
    for (const [what, name, make] of hostileTables) await measure(what, name, 0, await make())
  await stopProcess(server)
}

function table(size: number, move: number, title: (at: number) => string): Buffer {
  const rows = Array.from({ length: size }, (_, index) => index + 1)
  const lines = rows.map((at) => `${at};L-${at + move};${title(at)};${10_000 + at};4.500`)
  return Buffer.from(`ID;Lagernummer;Titel;Preis (€);Hubhöhe (mm)\r\n${lines.join('\r\n')}\r\n`)
}

interface Check {
  server: ChildProcess
  token: string
  what: string
  name: string
  rows: number
  content: Buffer
}

async function measureCheck({ server, token, what, name, rows, content }: Check): Promise<void> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], name))
  let isDone = false
  const [longest, memory] = [visit(() => isDone), watch(server.pid ?? 0, () => isDone)]
  const started = performance.now()
  const { status } = await ask(site, '/api/products/import', { token, body }).catch(() => ({
    status: 'died',
  }))
  const ms = performance.now() - started
  isDone = true
  const { own, child } = await memory
  const aRow = rows ? `${((ms / rows) * 1000).toFixed(0)} µs` : '–'
  console.log(
    `| ${what} | ${(ms / 1000).toFixed(2)} s | ${aRow} | ${(await longest).toFixed(0)} ms | ${own} MB | ${child} MB | ${status} |`,
  )
}

/** The longest that a visitor waited for a list that is in memory. */
async function visit(isDone: () => boolean): Promise<number> {
  let longest = 0
  while (!isDone()) {
    const started = performance.now()
    await ask(site, '/api/categories').catch(() => {})
    longest = Math.max(longest, performance.now() - started)
    await wait(LOOK_EVERY_MS)
  }
  return longest
}

/** The largest resident memory, in megabytes, of a process and of those that it has started. */
async function watch(pid: number, isDone: () => boolean) {
  const largest = { own: 0, child: 0 }
  while (!isDone()) {
    largest.own = Math.max(largest.own, residentOf(pid))
    for (const child of childrenOf(pid)) largest.child = Math.max(largest.child, residentOf(child))
    await wait(LOOK_EVERY_MS)
  }
  return largest
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function residentOf(pid: number): number {
  const status = read(`/proc/${pid}/status`)
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}

function childrenOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`)
  return children.trim().split(' ').filter(Boolean).map(Number)
}
