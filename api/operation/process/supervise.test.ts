import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { supervise } from './supervise.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-supervised-'))
})
afterAll(() => rm(folder, { recursive: true }))

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(text))
})

let scripts = 0
/** A server that notes each of its starts and then does this. */
async function scriptOf(work: string) {
  const path = join(folder, `${++scripts}.mjs`)
  const noted = `import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync('${path}.starts', 'x')
    const start = readFileSync('${path}.starts').length
    const ready = () => new Promise((resolve) => process.send('ready', resolve))\n`
  await writeFile(path, noted + work)
  const starts = async () => (await readFile(`${path}.starts`, 'utf8')).length
  return { script: pathToFileURL(path), starts }
}

it('starts a server again however it has ended, and ends with one that was stopped', async () => {
  const { script, starts } = await scriptOf(`await ready()
    if (start === 1) process.exit(1)
    if (start === 2) process.kill(process.pid, 'SIGKILL')
    process.exit(0)`)
  expect(await supervise(script, { pausesMs: [1, 2, 3] })).toBe(0)
  expect(await starts()).toBe(3)
  expect(said).toEqual([
    'Der Server ist unerwartet zu Ende gegangen (1). In 0.001 s startet er neu.',
    'Der Server ist unerwartet zu Ende gegangen (SIGKILL). In 0.002 s startet er neu.',
  ])
})

it('does not start again what has said at its first start that it cannot', async () => {
  const { script, starts } = await scriptOf('process.exit(1)')
  expect(await supervise(script, { pausesMs: [1] })).toBe(1)
  expect([await starts(), said]).toEqual([1, []])
})

it('gives up, and says so, when it ends at once again and again', async () => {
  const { script, starts } = await scriptOf('await ready(); process.exit(7)')
  expect(await supervise(script, { pausesMs: [1, 1] })).toBe(1)
  expect(await starts()).toBe(3)
  expect(said.at(-1)).toContain('wird nicht mehr neu gestartet')
})

it('begins to count anew once it has answered for a while', async () => {
  const { script, starts } = await scriptOf('await ready(); process.exit(start === 5 ? 0 : 7)')
  expect(await supervise(script, { pausesMs: [1], steadyMs: 0 })).toBe(0)
  expect(await starts()).toBe(5)
})
