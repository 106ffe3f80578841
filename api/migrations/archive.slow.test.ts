import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { readConfig } from '../config.ts'
import { findPostgresql, startPostgresql } from '../tests/postgresql.ts'
import { expectToArchive } from './archive.testing.ts'

const bin = findPostgresql()
const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(!bin)('with PostgreSQL', () => {
  it('moves what the law keeps of erased persons to the archive as with SQLite', async () => {
    const server = await startPostgresql(String(bin))
    try {
      await expectToArchive(
        readConfig({ DATA_DIR: folder, SEED: 'none', DATABASE_URL: server.url }),
      )
    } finally {
      server.stop()
    }
  })
})
