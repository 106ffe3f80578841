import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WorkerProcess } from './worker-process.ts'

const REFUSAL = 'Das ist zu viel.'
const LIMITS = { memoryMb: 200, heapMb: 64, deathRefusal: REFUSAL }
const WORK = `
import { serveTasks } from '${new URL('./serve-tasks.ts', import.meta.url)}'
const held = []
serveTasks(async ({ work }) => {
  if (work === 'heap') for (;;) held.push(new Array(1000).fill(work))
  while (work === 'buffers') {
    held.push(Buffer.alloc(10_000_000, 1))
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (work === 'loop') for (;;);
  if (work === 'rest') await new Promise((resolve) => setTimeout(resolve, 1500))
  if (work === 'disk') throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  for (const signal of ['SIGTERM', 'SIGINT']) {
    if (work === 'ended by ' + signal) process.removeAllListeners(signal)
    if (work.endsWith(signal)) process.kill(process.pid, signal)
  }
  while (work.startsWith('ended')) await new Promise((resolve) => setImmediate(resolve))
  if (work === 'bytes') return { made: Buffer.from('Öl').toString('base64') }
  return work === 'nothing' ? { refused: 'Nichts zu tun' } : {}
})`

const { execPath } = process
let folder: string
let script: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-worker-'))
  script = pathToFileURL(join(folder, 'work.mjs'))
  await writeFile(script, WORK)
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  process.execPath = execPath
})

const startWorker = () => new WorkerProcess<{ work: string }>(script, LIMITS)

it('a process that cannot be started fails one task, and not the server', async () => {
  const worker = startWorker()
  process.execPath = '/nirgends/node'
  await expect(worker.run({ work: 'well' })).rejects.toThrow('ENOENT')
  process.execPath = execPath
  expect(await worker.run({ work: 'well' })).toBeNull()
})

it('a task ends well, with a refusal, or with an error that keeps its code', async () => {
  const worker = startWorker()
  expect(await worker.run({ work: 'well' })).toBeNull()
  expect(await worker.run({ work: 'nothing' })).toBe('Nichts zu tun')
  await expect(worker.run({ work: 'disk' })).rejects.toMatchObject({ code: 'ENOSPC' })
})

it('a task makes bytes that are in no file', async () => {
  const worker = startWorker()
  expect((await worker.make({ work: 'bytes' })).toString()).toBe('Öl')
  await expect(worker.make({ work: 'well' })).rejects.toThrow('made nothing')
  await expect(worker.make({ work: 'nothing' })).rejects.toThrow('Nichts zu tun')
})

describe('a task that needs too much memory', () => {
  it.each(['heap', ...(existsSync('/proc/self/status') ? ['buffers'] : [])])(
    'is refused, and the next one has a new process: %s',
    async (work) => {
      vi.spyOn(console, 'error').mockReturnValue()
      const worker = startWorker()
      expect(await worker.run({ work })).toBe(REFUSAL)
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('work.mjs ended'))
      expect(await worker.run({ work: 'well' })).toBeNull()
    },
  )

  it('is an error of ours where nobody is to blame for it', async () => {
    const worker = new WorkerProcess<{ work: string }>(script, { heapMb: 64 })
    await expect(worker.run({ work: 'heap' })).rejects.toThrow('work.mjs ended')
  })
})

it.skipIf(!existsSync('/proc/self/stat'))(
  'a task is refused for what it uses of the processor, and not for what a busy machine makes it wait (Linux only)',
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const limits = { processorMs: 1_000, deathRefusal: REFUSAL }
    const worker = new WorkerProcess<{ work: string }>(script, limits)
    expect(await worker.run({ work: 'rest' })).toBeNull()
    expect(await worker.run({ work: 'loop' })).toBe(REFUSAL)
    expect(await worker.run({ work: 'well' })).toBeNull()
  },
)

describe('a stop of the server that reaches its processes, too', () => {
  it.each(['SIGTERM', 'SIGINT'])('lets a task end well: %s', async (signal) => {
    const worker = startWorker()
    expect(await worker.run({ work: `told ${signal}` })).toBeNull()
    expect(await worker.run({ work: 'well' })).toBeNull()
  })

  it.each(['SIGTERM', 'SIGINT'])('is no refusal where it ended the process: %s', async (signal) => {
    const worker = startWorker()
    const ended = worker.run({ work: `ended by ${signal}` })
    await expect(ended).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect(await worker.run({ work: 'well' })).toBeNull()
  })
})

it('a task that is cancelled ends with its process, also before its turn', async () => {
  const worker = startWorker()
  const cancelling = new AbortController()
  const running = worker.run({ work: 'loop' }, cancelling.signal)
  const waiting = worker.run({ work: 'loop' }, cancelling.signal)
  setImmediate(() => cancelling.abort())
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  expect(await worker.run({ work: 'well' })).toBeNull()
})
