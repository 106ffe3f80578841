import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FRUGAL } from '../base/work/worker-process/frugal.ts'
import { findInstalled } from './installed.ts'

const SYSTEMD = findInstalled('systemd-analyze')
const UNIT = 'docs/deploy/gabelstapler@.service'

it.skipIf(!SYSTEMD)('the unit is one that systemd accepts (skipped without systemd)', async () => {
  const unit = await readFile(UNIT, 'utf8')
  const file = join(
    await mkdtemp(join(tmpdir(), 'gabelstapler-unit-')),
    'gabelstapler@4321.service',
  )
  // systemd looks for the program as well.
  await writeFile(file, unit.replace('/srv/gabelstapler/node_modules/.bin/node', process.execPath))
  const { stderr, status } = spawnSync(String(SYSTEMD), ['verify', file], { encoding: 'utf8' })
  expect([stderr, status]).toEqual(['', 0])
})

it.skipIf(!SYSTEMD)('the unit exposes little to an intruder (skipped without systemd)', () => {
  // Of ten; the threshold is in tenths.
  const options = ['security', '--offline=true', '--threshold=30', UNIT]
  const { stdout, status } = spawnSync(String(SYSTEMD), options, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')])
})

/** As `npm run serve` starts the server, but for whoever supervises it: systemd and Docker do so themselves. */
async function serverCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(scripts.serve).toMatch(/ api\/serve\.ts$/)
  return `node_modules/.bin/${scripts.serve.replace('api/serve.ts', 'dist/api/server.js')}`
}

it('the unit starts the server as npm run serve does, and again whenever it ends', async () => {
  const unit = await readFile(UNIT, 'utf8')
  expect(unit).toContain(`/${await serverCommand()}\n`)
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
})

it('the unit and the image give freed memory back as npm run serve does', async () => {
  const settings = Object.entries(FRUGAL).map(([name, value]) => `${name}=${value}`)
  expect(await readFile(UNIT, 'utf8')).toContain(`\nEnvironment=${settings.join(' ')}\n`)
  expect(await instructionsOf('ENV')).toContain(settings.join(' '))
})

const IMAGE = 'Dockerfile'

/** The instructions of a kind in the file of the image, each on one line. */
async function instructionsOf(kind: string): Promise<string[]> {
  const text = (await readFile(IMAGE, 'utf8')).replaceAll(/\\\n\s*/g, '')
  const lines = text.split('\n').filter((line) => line.startsWith(`${kind} `))
  return lines.map((line) => line.slice(kind.length + 1))
}

it('the image starts the server as npm run serve does, and compose again whenever it ends', async () => {
  const [command = ''] = await instructionsOf('CMD')
  expect(JSON.parse(command).join(' ')).toBe(await serverCommand())
  expect(await readFile('compose.yaml', 'utf8')).toMatch(/^ {4}restart: unless-stopped$/m)
})

it('the image is made by commands and from files that there are', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const commands = (await instructionsOf('RUN')).filter((command) => command.startsWith('npm run '))
  expect(commands).toEqual(['npm run build'])
  expect(scripts.build).toBeDefined()
  const copied = (await instructionsOf('COPY')).filter((copy) => !copy.startsWith('--from='))
  const sources = copied.flatMap((copy) => copy.split(' ').slice(0, -1))
  expect(sources).toContain('api')
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})

it('the image notices a process that does not answer', async () => {
  const [check = ''] = await instructionsOf('HEALTHCHECK')
  const [program, ...options] = JSON.parse(check.slice(check.indexOf('[')))
  expect(program).toBe('node_modules/.bin/node')
  const { status } = spawnSync(process.execPath, options, { env: { PORT: '9' } })
  expect(status).toBe(1)
})
