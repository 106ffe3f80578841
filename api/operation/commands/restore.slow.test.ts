import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { runCommand } from '../../tests/run-command.ts'
import { emptyFolder } from '../../tests/server-process.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
const file = join(emptyFolder(), 'sicherung.zip')

/** As a person calls it, beside the server that runs. */
const run = (script: 'backup' | 'restore', ...args: string[]) =>
  runCommand(script, args, { DATA_DIR: test.config.dataDir, ADMIN_PASSWORD: PASSWORD })
const titles = async () =>
  (await test.get<Product[]>('/api/products')).data.map(({ title }) => title).sort()

beforeAll(async () => {
  test = await createTestApp()
  await test.addProduct({ title: 'Aus der Sicherung' })
  expect(await run('backup', file)).toEqual({
    status: 0,
    stdout: `Gesichert: ${file}\n`,
    stderr: '',
  })
  await test.addProduct({ title: 'Von danach' })
})
afterAll(() => test.close())

it('without --apply it says what would change, and changes nothing', async () => {
  const { status, stdout, stderr } = await run('restore', file)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Sie ist vollständig und unbeschädigt.')
  expect(stdout).toContain('Maschinen: jetzt 2, danach 1\n')
  expect(stdout).toContain('Verloren: 1 Maschine, die seither angelegt wurde: „Von danach“\n')
  expect(stdout).toContain('Nichts wurde geändert. Mit --apply')
  expect(await titles()).toEqual(['Aus der Sicherung', 'Von danach'])
})

it('refuses a damaged file with a sentence and exit code 1', async () => {
  const damaged = join(emptyFolder(), 'beschädigt.zip')
  const bytes = readFileSync(file)
  writeFileSync(damaged, bytes.subarray(0, bytes.length / 2))
  for (const args of [[damaged], [damaged, '--apply']])
    expect(await run('restore', ...args)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Die Datei ist keine Sicherung dieser Website, oder sie ist unvollständig. Es wurde nichts geändert.\n',
    })
  expect(await titles()).toEqual(['Aus der Sicherung', 'Von danach'])
})

it.each([
  [['fehlt.zip'], 'Die Datei fehlt.zip gibt es nicht.'],
  [[], 'Aufruf: npm run restore -- DATEI.zip'],
  [['--aply', file], 'Aufruf: npm run restore -- DATEI.zip'],
  [['--apply=false', file], 'Aufruf: npm run restore -- DATEI.zip'],
])('says what is wrong with %j, with exit code 1', async (args, sentence) => {
  const { status, stderr } = await run('restore', ...args)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

it('says how a backup is made instead of making one called --help', async () => {
  const { status, stdout, stderr } = await run('backup', '--help')
  expect([status, stdout, stderr]).toEqual([1, '', 'Aufruf: npm run backup [-- DATEI.zip]\n'])
  expect(existsSync('--help')).toBe(false)
})

it('says that a folder does not exist instead of failing in it', async () => {
  const { status, stderr } = await run('backup', '/wrong/path/a.zip')
  expect([status, stderr]).toEqual([1, 'Den Ordner /wrong/path gibt es nicht.\n'])
})

it('does not write over a file that is there', async () => {
  const { status, stderr } = await run('backup', file)
  expect([status, stderr]).toEqual([1, `Die Datei ${file} gibt es schon.\n`])
})

it('with --apply it replaces everything, also beside a running server', async () => {
  const { status, stdout, stderr } = await run('restore', file, '--apply')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Alles ist zurückgespielt.')
  expect(await titles()).toEqual(['Aus der Sicherung'])
  expect((await test.get('/api/auth/me', test.token)).status).toBe(401)
})
