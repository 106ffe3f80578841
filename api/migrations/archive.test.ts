import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { readConfig } from '../config.ts'
import { expectToArchive } from './archive.testing.ts'

const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('moves what the law keeps of erased persons to the archive, and leaves everybody else where they are', () =>
  expectToArchive(readConfig({ DATA_DIR: folder, SEED: 'none' })))
