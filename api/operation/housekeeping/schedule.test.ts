import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HOUR } from '../../../shared/time/time.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { cleanUpOwnDisk } from './schedule.ts'

const LEFTOVERS = [
  'uploads/.incoming-abc',
  'uploads/large/abc.webp.part',
  'published/share-images/.drawing-abc',
  'published/data-sheets/.drawing-abc',
  'imports/.incoming-abc',
  'backups/.incoming-abc',
  'backups/.part-123',
]

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const pathOf = (name: string) => join(test.config.dataDir, name)
async function left(): Promise<string[]> {
  const names = await readdir(test.config.dataDir, { recursive: true })
  return LEFTOVERS.filter((name) => names.includes(name))
}

it('a process removes from its own disk what was killed a day ago, and nothing that is under way', async () => {
  for (const path of LEFTOVERS.map(pathOf)) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'x')
  }
  await cleanUpOwnDisk(test)
  expect(await left()).toEqual(LEFTOVERS)
  const old = new Date(Date.now() - 25 * HOUR)
  for (const path of LEFTOVERS.map(pathOf)) await utimes(path, old, old)
  await cleanUpOwnDisk(test)
  expect(await left()).toEqual([])
})

it('has nothing to do before the first upload', async () => {
  await cleanUpOwnDisk(test)
})
