import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY } from '../../../../shared/time/time.ts'
import { openIncoming, removeAbandoned } from './incoming-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gabelstapler-incoming-'))
})
afterEach(() => rm(parent, { recursive: true }))

/** A process that has such a folder until it is killed. */
async function startOwner() {
  const module = new URL('./incoming-folder.ts', import.meta.url)
  const code = `const { openIncoming } = await import('${module}')
    console.log((await openIncoming(${JSON.stringify(parent)})).path)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [path] = await once(child.stdout, 'data')
  return {
    path: String(path).trim(),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

it('a folder for what is received goes once its process has ended, and not before', async () => {
  const own = await openIncoming(parent)
  const other = await startOwner()
  await writeFile(join(other.path, 'received'), 'x')
  await removeAbandoned(parent, new Date())
  expect([own.path, other.path].map(existsSync)).toEqual([true, true])
  await other.kill()
  await removeAbandoned(parent, new Date())
  expect([own.path, other.path].map(existsSync)).toEqual([true, false])
  await own.remove()
  expect(await readdir(parent)).toEqual([])
})

it('one that nobody holds because it is older than that rule goes after a day', async () => {
  const path = join(parent, '.incoming-abc')
  await mkdir(path)
  await removeAbandoned(parent, new Date())
  expect(existsSync(path)).toBe(true)
  const old = new Date(Date.now() - 2 * DAY)
  await utimes(path, old, old)
  await removeAbandoned(parent, new Date())
  expect(existsSync(path)).toBe(false)
})
