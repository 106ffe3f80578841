import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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

it('the unit starts the server as npm run serve does', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(await readFile(UNIT, 'utf8')).toContain(`/node_modules/.bin/${scripts.serve}\n`)
})
